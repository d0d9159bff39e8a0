// The input of a record's field, by its kind: its label, hint, limits and validation error come from the declaration.
import type { ReactNode } from 'react';
import {
  type ChoiceField,
  type FieldName,
  type RecordField,
  type RecordFields,
  sentFields,
  type Typed,
} from '#shared/record/field.ts';
import type { FieldErrors } from '#shared/refusal.ts';
import { CheckboxField } from '../ui/form/checkbox-field.tsx';
import { DateField } from '../ui/form/date-field.tsx';
import { MoneyField } from '../ui/form/money-field.tsx';
import { NumberField } from '../ui/form/number-field.tsx';
import { RadioGroupField } from '../ui/form/radio-group-field.tsx';
import { SelectField } from '../ui/form/select-field.tsx';
import { TextAreaField } from '../ui/form/text-area-field.tsx';
import { TextField } from '../ui/form/text-field.tsx';

export type FieldsInForm<Fields extends RecordFields> = {
  fields: Fields;
  typed: Typed<Fields>;
  errors: FieldErrors;
  set: (change: Partial<Typed<Fields>>) => void;
};

type RecordInputProps<Fields extends RecordFields> = {
  form: FieldsInForm<Fields>;
  name: FieldName<Fields>;
  /** A declaration that replaces the field's own for the moment, for instance one with other choices. */
  as?: RecordField;
  className?: string;
};

export function RecordInput<Fields extends RecordFields>({
  form,
  name,
  as,
  className = '',
}: RecordInputProps<Fields>): ReactNode {
  const field: RecordField = as ?? (form.fields[name] as RecordField);
  const value = form.typed[name] as string | boolean;
  const onValue = (next: string | boolean) => form.set({ [name]: next } as Partial<Typed<Fields>>);
  const frame = { ...frameOf(form, name, field), name, className };
  if (typeof value === 'boolean')
    return <CheckboxField {...frame} required={false} checked={value} onValue={onValue} />;
  const text = { ...frame, value, onValue };
  const figure = { ...text, maxLength: 20 };
  switch (field.kind) {
    case 'line':
      return <TextField {...text} {...field.typing} maxLength={field.longest} />;
    case 'text':
      return (
        <TextAreaField
          {...text}
          autoComplete={field.typing?.autoComplete}
          maxLength={field.longest}
          rows={field.rows ?? 4}
        />
      );
    case 'whole':
      return <NumberField {...figure} unit={field.unit} />;
    case 'money':
      return <MoneyField {...figure} />;
    case 'rate':
      return <NumberField {...figure} decimals={2} unit="%" />;
    case 'choice':
      return field.inSight ? (
        <RadioGroupField {...text} columns={field.inSight} options={optionsOf(field)} />
      ) : (
        <SelectField
          {...text}
          options={optionsOf(field)}
          // A field that begins with a choice has no empty option.
          {...(field.begin ? { placeholder: null } : {})}
        />
      );
    case 'day':
      return <DateField {...text} min={field.earliest} max={field.latest} />;
    default:
      throw new Error(`${name} is picked, not typed: its screen draws it`);
  }
}

const optionsOf = ({ choices, named, details }: ChoiceField) =>
  choices.map((value) => ({
    value,
    label: named?.[value] ?? value,
    ...(details?.[value] ? { detail: details[value] } : {}),
  }));

type RecordInputsProps<Fields extends RecordFields> = {
  form: FieldsInForm<Fields>;
  /** Those that the screen draws in a place of their own. */
  besides?: readonly (keyof Fields)[];
};

/** One below the other, in the order of their declaration. */
export const RecordInputs = <Fields extends RecordFields>({
  form,
  besides = [],
}: RecordInputsProps<Fields>): ReactNode =>
  sentFields(form.fields).map(
    ([name]) => !besides.includes(name) && <RecordInput key={name} form={form} name={name} />,
  );

/** Label, hint and validation error of a field, for a screen that renders the input itself. */
export const frameOf = <Fields extends RecordFields>(
  { fields, errors }: Pick<FieldsInForm<Fields>, 'fields' | 'errors'>,
  name: keyof Fields & string,
  field: RecordField = fields[name] as RecordField,
) => ({
  label: field.label,
  ...(field.hint ? { hint: field.hint } : {}),
  ...(field.optional ? { optional: true } : {}),
  ...(errors[name] ? { error: errors[name] } : {}),
});
