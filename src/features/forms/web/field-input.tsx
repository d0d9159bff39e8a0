// One configured field as the input that suits its kind of answer, from the design system's fields.
import { type ComponentProps, type Dispatch, memo, useState } from 'react';
import type { FieldDefinition } from '#features/forms/contract.ts';
import { kindOf } from '#features/forms/rules/kind.ts';
import { partedText } from '#features/forms/rules/special-rules.ts';
import { isRequired } from '#features/forms/rules/validate-answers.ts';
import { DayPartsField } from '#platform/web/ui/form/day-parts-field.tsx';
import { MoneyField } from '#platform/web/ui/form/money-field.tsx';
import { NumberField } from '#platform/web/ui/form/number-field.tsx';
import { RadioGroupField } from '#platform/web/ui/form/radio-group-field.tsx';
import { SelectField } from '#platform/web/ui/form/select-field.tsx';
import { TextAreaField } from '#platform/web/ui/form/text-area-field.tsx';
import { TextField } from '#platform/web/ui/form/text-field.tsx';
import type { Day } from '#shared/calendar.ts';
import { ChoicesField, FlagField } from './choices-field.tsx';
import { DocumentsField } from './documents/documents-field.tsx';
import type { FillingStep } from './filling.ts';
import { autofillOf, carries, decimalsOf, textHints } from './input-hints.ts';
import { type SearchChoices, TypeAheadField } from './type-ahead-field.tsx';

export type FieldInputProps = {
  field: FieldDefinition;
  value: unknown;
  error: string | undefined;
  today: Day;
  search: SearchChoices | undefined;
  dispatch: Dispatch<FillingStep>;
};

/** A choice among so few stands in sight; one among more opens the phone's own picker. */
const MOST_IN_SIGHT = 4;

export const FieldInput = memo(function FieldInput(props: FieldInputProps) {
  const { field, value, error, today, search, dispatch } = props;
  const { name, placeholder } = field;
  const frame = { label: field.label, hint: field.sublabel, error, optional: !isRequired(field) };
  const onValue = (value: unknown) => dispatch({ step: 'change', name, value });
  const typed = { ...frame, name, placeholder, value: textOf(value), onValue };
  switch (kindOf(field)) {
    case 'text':
      return <PartedField {...typed} {...textHints(field)} shown={partedText(field, typed.value)} />;
    case 'link':
      return <TextField {...typed} {...textHints(field)} autoCapitalize="none" spellCheck={false} />;
    case 'longText':
      return <TextAreaField {...typed} />;
    case 'number':
      return carries(field, 'money') ? (
        <MoneyField {...typed} />
      ) : (
        <NumberField {...typed} decimals={decimalsOf(field)} />
      );
    case 'day':
      return (
        <DayPartsField
          {...frame}
          {...{ name, onValue }}
          value={textOf(value)}
          isBirthday={carries(field, 'adult')}
        />
      );
    case 'flag':
      return <FlagField {...{ field, error, onValue }} checked={value === true} />;
    case 'choice':
      return <ChoiceField {...{ field, frame, onValue }} value={textOf(value)} />;
    case 'choices':
      return <ChoicesField {...{ field, frame, onValue }} value={value} />;
    case 'file':
    case 'files':
      return <DocumentsField {...{ field, frame, value, today, dispatch }} />;
    case 'reference':
      return <TypeAheadField {...{ field, frame, value, search, onValue }} />;
  }
});

type PartedFieldProps = ComponentProps<typeof TextField> & { shown: string };

/** As `shown` whenever it is not being typed; while it is, the text is left alone, so that the caret never jumps. */
function PartedField({ shown, onValue, ...rest }: PartedFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      {...rest}
      value={typed ?? shown}
      onValue={(text) => {
        setTyped(text);
        onValue?.(text);
      }}
      onFocus={() => setTyped(shown)}
      onBlur={() => setTyped(null)}
    />
  );
}

type ChoiceFieldProps = {
  field: FieldDefinition;
  frame: { label: string; hint: string | undefined; error: string | undefined; optional: boolean };
  value: string;
  onValue: (value: string) => void;
};

/** An optional choice is always a picker, whose empty choice takes an answer back. */
function ChoiceField({ field, frame, value, onValue }: ChoiceFieldProps) {
  const { name, placeholder } = field;
  const options = (field.options ?? []).map(({ value, name }) => ({ value, label: name }));
  if (options.length <= MOST_IN_SIGHT && !frame.optional) {
    return (
      <RadioGroupField
        {...frame}
        {...{ name, options, value, onValue }}
        columns={options.length === 2 ? 2 : 1}
      />
    );
  }
  return (
    <SelectField
      {...frame}
      {...{ name, options, value, onValue, placeholder }}
      autoComplete={autofillOf(field)}
    />
  );
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
