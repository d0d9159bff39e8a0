// The answer that a condition waits for, chosen or typed as the question it looks at takes it.

import { ChoiceRow } from '#platform/web/ui/form/choice-row.tsx';
import { DateField } from '#platform/web/ui/form/date-field.tsx';
import { FieldGroup } from '#platform/web/ui/form/field.tsx';
import { SelectField } from '#platform/web/ui/form/select-field.tsx';
import { TextAreaField } from '#platform/web/ui/form/text-area-field.tsx';
import type { CompareType, ConditionalValidation, FieldDefinition } from '../../../../contract.ts';
import { kindOf } from '../../../../rules/kind.ts';
import { readNumber } from '../../../../rules/read-answer.ts';
import { compareTexts, fieldEditorTexts as texts } from '../../../../texts/staff-forms.ts';

type Value = ConditionalValidation['value'];

const COMPARISONS: readonly CompareType[] = ['equals', 'notEquals', 'greaterOrEqual'];

/** 'At least' is offered where answers have an order. */
export function comparisonsFor(parent: FieldDefinition | undefined) {
  const kind = parent && kindOf(parent);
  const isOrdered =
    kind === 'number' ||
    kind === 'day' ||
    (kind === 'choice' && (parent?.options ?? []).every(({ value }) => readNumber(value) !== null));
  return COMPARISONS.filter((compare) => compare !== 'greaterOrEqual' || isOrdered || !parent).map(
    (compare) => ({ value: compare, label: compareTexts[compare] }),
  );
}

/** An answer that the question can have, to begin with. */
export function firstAnswer(parent: FieldDefinition): Value {
  const kind = kindOf(parent);
  if (kind === 'flag') return true;
  if (kind === 'number') return 1;
  if (kind === 'day') return '2026-01-01';
  return parent.options?.[0]?.value ?? '-';
}

type ConditionAnswerProps = {
  parent: FieldDefinition;
  condition: ConditionalValidation;
  error: string | undefined;
  onValue: (value: Value) => void;
};

export function ConditionAnswer({ parent, condition, error, onValue }: ConditionAnswerProps) {
  const { value, compareType } = condition;
  const kind = kindOf(parent);
  const values = Array.isArray(value) ? value : [value];
  if (kind === 'flag') {
    return (
      <SelectField
        label={texts.value}
        placeholder={null}
        error={error}
        options={[
          { value: 'true', label: texts.yes },
          { value: 'false', label: texts.no },
        ]}
        value={String(values[0])}
        onValue={(text) => onValue(text === 'true')}
      />
    );
  }
  if (kind === 'choice' || kind === 'choices') return <Options {...{ parent, values, error, onValue }} />;
  if (kind === 'day' && !Array.isArray(value)) {
    return <DateField label={texts.value} error={error} value={String(value)} onValue={onValue} />;
  }
  return (
    <TextAreaField
      label={texts.value}
      hint={compareType === 'greaterOrEqual' ? undefined : texts.oneALine}
      error={error}
      rows={Math.max(1, values.length)}
      className="[&_textarea]:min-h-12"
      value={values.join('\n')}
      onValue={(text) => {
        const lines = text.split('\n').slice(0, 50);
        const read = kind === 'number' ? lines.map((line) => readNumber(line) ?? line) : lines;
        onValue(read.length === 1 ? (read[0] ?? '') : read);
      }}
    />
  );
}

type OptionsProps = Omit<ConditionAnswerProps, 'condition'> & { values: readonly unknown[] };

/** Any of those that are ticked. One alone is written as itself. */
function Options({ parent, values, error, onValue }: OptionsProps) {
  const options = parent.options ?? [];
  const toggle = (value: string, isOn: boolean) => {
    const next = options
      .map((option) => option.value)
      .filter((each) => (each === value ? isOn : values.includes(each)));
    onValue(next.length === 1 ? (next[0] ?? '') : next.length === 0 ? '' : next.slice(0, 50));
  };
  return (
    <FieldGroup label={texts.value} error={error}>
      {() => (
        <div className="grid max-h-64 gap-2 overflow-y-auto">
          {options.map(({ value, name }, place) => (
            <ChoiceRow
              // biome-ignore lint/suspicious/noArrayIndexKey: while options are edited two can have the same value
              key={place}
              type="checkbox"
              title={name}
              checked={values.includes(value)}
              onChange={({ target }) => toggle(value, target.checked)}
            />
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
