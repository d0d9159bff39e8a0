// The questions of a form to read only: what is asked, how it is validated, and when it is shown.

import type { FieldDefinition } from '../../../../contract.ts';
import { conditionsInWords } from '../../../../rules/definition/staff-change-words.ts';
import { rulesInWords } from '../../../../rules/definition/staff-rule-words.ts';
import { kindOf } from '../../../../rules/kind.ts';
import { isRequired } from '../../../../rules/validate-answers.ts';
import { configureTexts, kindTexts, fieldWords as texts } from '../../../../texts/staff-forms.ts';
import { groupsOf } from '../../../field-groups.ts';
import { KIND_ICONS } from '../kind-icons.ts';

type DefinitionListProps = {
  fields: readonly FieldDefinition[];
  askedBefore: readonly FieldDefinition[];
  headingLevel?: 3 | 4;
};

export function DefinitionList({ fields, askedBefore, headingLevel = 3 }: DefinitionListProps) {
  const Heading = `h${headingLevel}` as const;
  const known = [...askedBefore, ...fields];
  const labelOf = (name: string) => known.find((field) => field.name === name)?.label ?? name;
  if (fields.length === 0) return <p className="text-muted">{configureTexts.noFields}</p>;
  return (
    <div className="grid gap-6">
      {groupsOf(fields).map(({ key, title, fields }) => (
        <section key={key} className="grid gap-2">
          {title && <Heading className="font-semibold text-lg">{title}</Heading>}
          <ul className="grid divide-y divide-line rounded-lg border border-line bg-surface">
            {fields.map((field) => (
              <Question key={field.name} {...{ field, labelOf }} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type QuestionProps = { field: FieldDefinition; labelOf: (name: string) => string };

function Question({ field, labelOf }: QuestionProps) {
  const kind = kindOf(field);
  const Icon = KIND_ICONS[kind];
  const { options = [] } = field;
  const begins = field.defaultOption ?? field.value;
  const facts: [string, string][] = [
    [texts.options, options.map(({ name }) => name).join(' · ')],
    [texts.begins, begins === undefined ? '' : String(begins)],
    [texts.rules, rulesInWords(field).join(' · ')],
    [texts.shownWhen, conditionsInWords(field, labelOf).join(' · ')],
  ];
  return (
    <li className="grid gap-x-6 gap-y-1 px-4 py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex min-w-0 gap-3">
        <Icon className="mt-0.5 size-5 shrink-0 text-leaf" />
        <div className="min-w-0">
          <p className="font-semibold">{field.label}</p>
          {field.sublabel && <p className="text-muted text-sm">{field.sublabel}</p>}
          <dl className="grid gap-0.5 text-sm">
            {facts
              .filter(([, words]) => words !== '')
              .map(([name, words]) => (
                <div key={name}>
                  <dt className="inline text-muted">{name}: </dt>
                  <dd className="inline">{words}</dd>
                </div>
              ))}
          </dl>
        </div>
      </div>
      <div className="text-muted text-sm max-sm:pl-8 sm:text-right">
        <p>
          {kindTexts[kind]} · {isRequired(field) ? texts.required : texts.optional}
        </p>
        <p className="break-all font-mono text-xs">{field.name}</p>
      </div>
    </li>
  );
}
