// What a stored record says, to be read: each field under the label of its form, by its kind.
import type { ReactNode } from 'react';
import { showDay } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import { type Answered, type KeptName, keptFields } from '#shared/record/columns.ts';
import type { RecordField, RecordFields } from '#shared/record/field.ts';
import { recordTexts as texts } from '#texts/desk-record.ts';
import { Fact, StackedFact } from '../facts.tsx';

type RecordFactsProps<Fields extends RecordFields> = {
  fields: Fields;
  record: Answered<Fields>;
  /** The fields that the screen shows in a place of their own, and that are left out here. */
  besides?: readonly KeptName<Fields>[];
  /** Whether each name stands above its value. */
  stacked?: boolean;
};

/** The fields of a record for a list of facts. An empty field has no line. */
export function RecordFacts<Fields extends RecordFields>(props: RecordFactsProps<Fields>) {
  const Line = props.stacked ? StackedFact : Fact;
  return saidOf(props).map(({ name, label, said }) => (
    <Line key={name} name={label}>
      {said}
    </Line>
  ));
}

/** The same fields as lines of their own, below the lines that the screen has placed itself. */
export const RecordLines = <Fields extends RecordFields>(props: RecordFactsProps<Fields>) =>
  saidOf(props).map(({ name, label, said }) => (
    <span key={name} className="wrap-anywhere text-muted text-xs">
      {label}: {said}
    </span>
  ));

const saidOf = <Fields extends RecordFields>({ fields, record, besides = [] }: RecordFactsProps<Fields>) =>
  keptFields(fields)
    .filter(([name]) => !besides.includes(name))
    .map(([name, field]) => ({
      name,
      label: field.label,
      said: sayField(field, (record as Record<string, unknown>)[name]),
    }))
    .filter(({ said }) => said !== null);

function sayField(field: RecordField, value: unknown): ReactNode {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'number') return sayFigure(field, value);
  if (typeof value !== 'string' || value === '') return null;
  if (field.kind === 'choice') return field.named?.[value] ?? value;
  if (field.kind === 'text') return <span className="whitespace-pre-line">{value}</span>;
  return field.kind === 'day' ? showDay(value as Parameters<typeof showDay>[0]) : value;
}

function sayFigure(field: RecordField, value: number): string {
  if (field.kind === 'money') return showDollars(value);
  if (field.kind === 'rate') return `${value}%`;
  const unit = field.kind === 'whole' && field.unit ? ` ${field.unit}` : '';
  return `${value.toLocaleString('en-JM')}${unit}`;
}
