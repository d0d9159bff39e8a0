// What a stored record says, to be read: each field under the label of its form, by its kind.
import type { ReactNode } from 'react';
import type { Answered, KeptName } from '#shared/record/columns.ts';
import { type SaidField, saidFields } from '#shared/record/desk-words.ts';
import type { RecordFields } from '#shared/record/field.ts';
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
  return saidFields(props.fields, props.record, props.besides).map((field) => (
    <Line key={field.name} name={field.label}>
      {drawn(field)}
    </Line>
  ));
}

/** The same fields as lines of their own, below the lines that the screen has placed itself. */
export const RecordLines = <Fields extends RecordFields>(props: RecordFactsProps<Fields>) =>
  saidFields(props.fields, props.record, props.besides).map((field) => (
    <span key={field.name} className="wrap-anywhere text-muted text-xs">
      {field.label}: {drawn(field)}
    </span>
  ));

/** Text keeps its lines. */
const drawn = ({ kind, said }: SaidField): ReactNode =>
  kind === 'text' ? <span className="whitespace-pre-line">{said}</span> : said;
