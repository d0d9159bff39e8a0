// The rules that an answer must keep: added from those that fit the kind, each with its bound and its words.
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { FieldError } from '#platform/web/ui/form/field.tsx';
import { SelectField } from '#platform/web/ui/form/select-field.tsx';
import type { Validation } from '../../../../contract.ts';
import { mostRules } from '../../../../rules/definition/read-definition.ts';
import { newRule, type RuleKey, ruleKeyOf, rulesFor } from '../../../../rules/definition/rule-choices.ts';
import { ruleName } from '../../../../rules/definition/staff-rule-words.ts';
import { type Kind, kindOf } from '../../../../rules/kind.ts';
import { fieldEditorTexts as texts } from '../../../../texts/staff-forms.ts';
import { type Editing, errorAt, replaced, without } from './editing.ts';
import { Part, PartRow } from './part.tsx';
import { RuleParts } from './rule-parts.tsx';

/** `required` has its own switch, with the question. */
export function RulesEditor({ field, errors, edit }: Editing) {
  const kind = kindOf(field);
  const rules = field.validations ?? [];
  const set = (validations: Validation[], about: string) => edit({ validations }, about);
  const shown = rules.flatMap((rule, place) => (rule.type === 'required' ? [] : [{ rule, place }]));
  return (
    <Part title={texts.rules}>
      <div data-place="validations" className="grid gap-3">
        {shown.length === 0 && <p className="text-muted">{texts.noRules}</p>}
        {shown.map(({ rule, place }, index) => (
          <PartRow
            key={place}
            label={ruleName(rule, kind)}
            removeLabel={texts.removeRule(index + 1)}
            onRemove={() => set(without(rules, place), 'remove rule')}
          >
            <div data-place={`validations.${place}`}>
              <RuleParts
                {...{ rule, kind }}
                error={errorAt(errors, `validations.${place}`)}
                onChange={(next) => set(replaced(rules, place, next), `validations.${place}`)}
              />
            </div>
          </PartRow>
        ))}
      </div>
      <FieldError id="rules-error" error={errors.validations} />
      <AddRule
        kind={kind}
        taken={rules.map(ruleKeyOf)}
        isFull={rules.length >= mostRules}
        onAdd={(key) => set([...rules, newRule(key, kind)], 'add rule')}
      />
    </Part>
  );
}

type AddRuleProps = {
  kind: Kind;
  taken: readonly string[];
  isFull: boolean;
  onAdd: (key: RuleKey) => void;
};

/** A pattern can stand there twice; every other rule once. */
function AddRule({ kind, taken, isFull, onAdd }: AddRuleProps) {
  const [wanted, setWanted] = useState<string>('');
  const free = rulesFor(kind).filter((key) => key === 'matches' || !taken.includes(key));
  const chosen = free.find((key) => key === wanted) ?? free[0];
  if (chosen === undefined || isFull) return null;
  return (
    <div className="flex items-end gap-2">
      <SelectField
        label={texts.addRule}
        className="min-w-0 grow"
        placeholder={null}
        options={free.map((key) => ({ value: key, label: ruleName({ type: key }, kind) }))}
        value={chosen}
        onValue={setWanted}
      />
      <Button
        tone="secondary"
        aria-label={texts.addRule}
        icon={<Plus className="size-5" />}
        onClick={() => onAdd(chosen)}
        className="min-h-12"
      />
    </div>
  );
}
