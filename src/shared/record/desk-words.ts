// What a stored record says in words: each field under the label of its form, by its kind.
import { recordTexts as texts } from '#texts/desk-record.ts';
import { type Day, showDay } from '../calendar.ts';
import { showDollars } from '../money.ts';
import { type Answered, type KeptName, keptFields } from './columns.ts';
import type { RecordField, RecordFields } from './field.ts';

export type SaidField = { name: string; label: string; kind: RecordField['kind']; said: string };

/** The fields in words, in the order of their declaration, without those that are left out and without empty ones. */
export const saidFields = <Fields extends RecordFields>(
  fields: Fields,
  record: Answered<Fields>,
  besides: readonly KeptName<Fields>[] = [],
): SaidField[] =>
  keptFields(fields)
    .filter(([name]) => !besides.includes(name))
    .flatMap(([name, field]) => {
      const said = sayField(field, (record as Record<string, unknown>)[name]);
      return said === null ? [] : [{ name, label: field.label, kind: field.kind, said }];
    });

/** The fields in words by their labels, for a table. */
export const recordInWords = <Fields extends RecordFields>(
  fields: Fields,
  record: Answered<Fields>,
  besides?: readonly KeptName<Fields>[],
): Record<string, string> =>
  Object.fromEntries(saidFields(fields, record, besides).map(({ label, said }) => [label, said]));

function sayField(field: RecordField, value: unknown): string | null {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'number') return sayFigure(field, value);
  if (typeof value !== 'string' || value === '') return null;
  if (field.kind === 'choice') return field.named?.[value] ?? value;
  return field.kind === 'day' ? showDay(value as Day) : value;
}

function sayFigure(field: RecordField, value: number): string {
  if (field.kind === 'money') return showDollars(value);
  if (field.kind === 'rate') return `${value}%`;
  const unit = field.kind === 'whole' && field.unit ? ` ${field.unit}` : '';
  return `${value.toLocaleString('en-JM')}${unit}`;
}
