// Answers as they were given, to read only: questions and answers by group, documents as links.
import { FileText } from 'lucide-react';
import type { FieldDefinition, FormAnswers } from '#features/forms/contract.ts';
import { isFileKind, kindOf } from '#features/forms/rules/kind.ts';
import { showAnswer } from '#features/forms/rules/show-answer.ts';
import { Unbroken } from '#platform/web/ui/text/unbroken.tsx';
import { fillingTexts } from '../texts/forms.ts';
import { groupsOf } from './field-groups.ts';

type AnswersListProps = {
  /** The fields as they were asked then. */
  fields: readonly FieldDefinition[];
  answers: FormAnswers;
  /** Level of the groups' headings; 3 where the list stands under an h2. */
  headingLevel?: 2 | 3;
};

/** Shows what was answered; questions that were left out are left out here too. */
export function AnswersList({ fields, answers, headingLevel = 2 }: AnswersListProps) {
  const Heading = `h${headingLevel}` as const;
  const answered = fields.filter(({ name }) => answers[name] !== undefined);
  return (
    <div className="@container grid gap-6">
      {groupsOf(answered).map(({ key, title, fields }) => (
        <section key={key} className="grid gap-2">
          {title && <Heading className="font-semibold text-lg">{title}</Heading>}
          <dl className="grid gap-x-6 @sm:grid-cols-[minmax(10rem,2fr)_3fr]">
            {fields.map((field) => (
              <div
                key={field.name}
                className="grid grid-cols-subgrid gap-y-0.5 border-line border-b py-2.5 @sm:col-span-2"
              >
                <dt className="text-muted">{field.label}</dt>
                <dd className="min-w-0 whitespace-pre-line">
                  <Answer field={field} value={answers[field.name]} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function Answer({ field, value }: { field: FieldDefinition; value: FormAnswers[string] | undefined }) {
  if (isFileKind(kindOf(field))) return <Documents value={value} />;
  const text = showAnswer(field, value);
  if (kindOf(field) !== 'link') return <Unbroken>{text}</Unbroken>;
  return (
    <a href={text} target="_blank" rel="noopener noreferrer nofollow" className="link break-all">
      {text}
    </a>
  );
}

function Documents({ value }: { value: FormAnswers[string] | undefined }) {
  const entries = Array.isArray(value) ? value : [value];
  const documents = entries.filter((entry) => typeof entry === 'object' && 'sizeBytes' in entry);
  return (
    <ul className="grid">
      {documents.map(({ id, name }) => (
        <li key={id}>
          <a
            href={`/api/files/${encodeURIComponent(id)}`}
            target="_blank"
            rel="noopener"
            className="link inline-flex min-h-11 items-center gap-2 break-all"
          >
            <FileText className="size-5 shrink-0" />
            {name}
            <span className="sr-only">({fillingTexts.opensDocument})</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
