// The conditions under which a field is shown: each looks at a question further up, or at the information to be proved.
import { Plus } from 'lucide-react';
import { Button } from '#platform/web/ui/button.tsx';
import { SelectField } from '#platform/web/ui/form/select-field.tsx';
import type { ConditionalValidation, FieldDefinition } from '../../../../contract.ts';
import { mostRules } from '../../../../rules/definition/read-definition.ts';
import { newRule, plainRulesFor } from '../../../../rules/definition/rule-choices.ts';
import { ruleName } from '../../../../rules/definition/staff-rule-words.ts';
import { isFileKind, type Kind, kindOf } from '../../../../rules/kind.ts';
import { fieldEditorTexts as texts } from '../../../../texts/staff-forms.ts';
import { ConditionAnswer, comparisonsFor, firstAnswer } from './condition-answer.tsx';
import { type Editing, errorAt, replaced, without } from './editing.ts';
import { Part, PartRow } from './part.tsx';
import { RuleParts } from './rule-parts.tsx';

type ConditionsEditorProps = Editing & {
  /** Questions further up. */
  earlier: readonly FieldDefinition[];
  /** Fields of the information that a verification form is to prove. */
  askedBefore: readonly FieldDefinition[];
};

export function ConditionsEditor({ field, errors, edit, earlier, askedBefore }: ConditionsEditorProps) {
  const conditions = field.conditionalValidations ?? [];
  const parents = [...askedBefore, ...earlier].filter((parent) => !isFileKind(kindOf(parent)));
  const set = (next: ConditionalValidation[], about: string) => edit({ conditionalValidations: next }, about);
  const last = parents.at(-1);
  return (
    <Part title={texts.conditions}>
      {askedBefore.length > 0 && <WhenAnswered {...{ field, errors, edit, askedBefore }} />}
      <div data-place="conditionalValidations" className="grid gap-3">
        {conditions.length === 0 && !field.whenAnswered && (
          <p className="text-muted">{parents.length === 0 ? texts.noEarlier : texts.always}</p>
        )}
        {conditions.length > 1 && <p className="text-muted">{texts.allHold}</p>}
        {conditions.map((condition, place) => (
          <PartRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a condition is known by its place
            key={place}
            label={texts.condition(place + 1)}
            removeLabel={texts.removeCondition(place + 1)}
            onRemove={() => set(without(conditions, place), 'remove condition')}
          >
            <div data-place={`conditionalValidations.${place}`} className="grid gap-3">
              <Condition
                {...{ condition, parents }}
                kind={kindOf(field)}
                error={(part) => errorAt(errors, `conditionalValidations.${place}.${part}`)}
                onChange={(next) => set(replaced(conditions, place, next), `conditionalValidations.${place}`)}
              />
            </div>
          </PartRow>
        ))}
      </div>
      {last && conditions.length < mostRules && (
        <Button
          tone="secondary"
          size="sm"
          icon={<Plus className="size-4" />}
          className="justify-self-start"
          onClick={() =>
            set(
              [...conditions, { when: last.name, compareType: 'equals', value: firstAnswer(last) }],
              'add condition',
            )
          }
        >
          {texts.addCondition}
        </Button>
      )}
    </Part>
  );
}

type WhenAnsweredProps = Editing & { askedBefore: readonly FieldDefinition[] };

const WhenAnswered = ({ field, errors, edit, askedBefore }: WhenAnsweredProps) => (
  <div data-place="whenAnswered">
    <SelectField
      optional
      label={texts.whenAnswered}
      hint={texts.whenAnsweredHint}
      placeholder={texts.whetherAnswered}
      options={withPresent(askedBefore, field.whenAnswered)}
      value={field.whenAnswered ?? ''}
      error={errors.whenAnswered}
      onValue={(whenAnswered) => edit({ whenAnswered: whenAnswered || undefined }, 'whenAnswered')}
    />
  </div>
);

/** A name that no field has any more stays in sight, so that its error can be understood. */
function withPresent(fields: readonly FieldDefinition[], present: string | undefined) {
  const options = fields.map(({ name, label }) => ({ value: name, label }));
  const isThere = !present || fields.some(({ name }) => name === present);
  return isThere ? options : [{ value: present, label: present }, ...options];
}

type ConditionProps = {
  condition: ConditionalValidation;
  parents: readonly FieldDefinition[];
  /** Of the field that carries the condition. */
  kind: Kind;
  error: (part: string) => string | undefined;
  onChange: (condition: ConditionalValidation) => void;
};

function Condition({ condition, parents, kind, error, onChange }: ConditionProps) {
  const parent = parents.find(({ name }) => name === condition.when);
  const ask = (when: string) => {
    const asked = parents.find(({ name }) => name === when);
    onChange({ ...condition, when, compareType: 'equals', value: asked ? firstAnswer(asked) : '' });
  };
  const comparisons = comparisonsFor(parent);
  return (
    <>
      <SelectField
        label={texts.when}
        placeholder={null}
        options={withPresent(parents, condition.when)}
        value={condition.when}
        error={error('when')}
        onValue={ask}
      />
      <SelectField
        label={texts.compare}
        placeholder={null}
        options={comparisons}
        value={condition.compareType}
        error={error('compareType')}
        onValue={(value) => {
          const compareType = comparisons.find((each) => each.value === value)?.value ?? 'equals';
          onChange({ ...condition, compareType });
        }}
      />
      {parent && (
        <ConditionAnswer
          {...{ parent, condition }}
          error={error('value')}
          onValue={(value) => onChange({ ...condition, value })}
        />
      )}
      <CarriedRule {...{ condition, kind, error, onChange }} />
    </>
  );
}

function CarriedRule({ condition, kind, error, onChange }: Omit<ConditionProps, 'parents'>) {
  const { type, params: _params, ...rest } = condition;
  const choices = ['required' as const, ...plainRulesFor(kind)];
  const choose = (key: string) => {
    const chosen = choices.find((each) => each === key);
    if (chosen === undefined) return onChange(rest);
    const { params } = chosen === 'required' ? {} : newRule(chosen, kind);
    onChange({ ...rest, type: chosen, ...(params ? { params } : {}) });
  };
  return (
    <>
      <SelectField
        optional
        label={texts.carried}
        placeholder={texts.noRule}
        options={choices.map((key) => ({ value: key, label: ruleName({ type: key }, kind) }))}
        value={type ?? ''}
        error={error('type')}
        onValue={choose}
      />
      {type !== undefined && (
        <RuleParts
          kind={kind}
          rule={{ type, ...(condition.params ? { params: condition.params } : {}) }}
          error={error('params')}
          onChange={({ params }) => onChange({ ...rest, type, ...(params ? { params } : {}) })}
        />
      )}
    </>
  );
}
