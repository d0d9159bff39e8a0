// Where a record's fields are kept: the column of each, and the one way of a value into it and out again.
import type { Day } from '../calendar.ts';
import { type Cents, cents, centsToDollars, dollarsToCents } from '../money.ts';
import type { Draft, RecordField, RecordFields, Validated } from './field.ts';
import { isNumber } from './values.ts';

type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : '';

type Unit<Field extends RecordField> = Field extends { kind: 'money' }
  ? '_cents'
  : Field extends { kind: 'rate' }
    ? '_bps'
    : '';

type ColumnOf<Name extends string, Field extends RecordField> = Field extends {
  column: infer Own extends string;
}
  ? Own
  : `${Snake<Name>}${Unit<Field>}`;

/** Fields with a column of their own: another record and a picture are kept by the action that looks them up, as is what says so. */
export type KeptName<Fields extends RecordFields> = {
  [Name in keyof Fields]: Fields[Name] extends { kind: 'picture' | 'reference' } | { column: null }
    ? never
    : Name;
}[keyof Fields] &
  string;

/** The names of a record's columns. */
export type ColumnName<Fields extends RecordFields> = {
  [Name in KeptName<Fields>]: ColumnOf<Name, Fields[Name]>;
}[KeptName<Fields>];

type OrNull<Field extends RecordField, Value> = Field extends { optional: boolean } ? Value | null : Value;

type ColumnValue<Field extends RecordField> = Field extends {
  kind: 'choice';
  choices: readonly (infer One)[];
}
  ? One
  : Field extends { kind: 'money' }
    ? Cents
    : Field extends { kind: 'whole' | 'rate' }
      ? number
      : Field extends { kind: 'yesNo' }
        ? boolean
        : Field extends { kind: 'day' }
          ? Day
          : string;

/** A record as its table keeps it: money in cents, rates in hundredths of a per cent, null where nothing was given. */
export type RecordColumns<Fields extends RecordFields> = {
  [Name in KeptName<Fields> as ColumnOf<Name, Fields[Name]>]: OrNull<Fields[Name], ColumnValue<Fields[Name]>>;
};

type AnsweredValue<Field extends RecordField> = Field extends { kind: 'money' } ? number : ColumnValue<Field>;

/** A record as the server answers it: dollars and per cent, null where nothing was given. */
export type Answered<Fields extends RecordFields> = {
  [Name in KeptName<Fields>]: OrNull<Fields[Name], AnsweredValue<Fields[Name]>>;
};

type Kept = string | number | boolean | null;

/** A validated draft as its table stores it. */
export const columnsOf = <Fields extends RecordFields>(
  fields: Fields,
  validated: Pick<Validated<Fields>, KeptName<Fields> & keyof Validated<Fields>>,
): RecordColumns<Fields> =>
  Object.fromEntries(
    keptFields(fields).map(([name, field]) => [
      columnOf(name, field),
      intoColumn(field, (validated as Record<string, Kept>)[name] ?? null),
    ]),
  ) as RecordColumns<Fields>;

/** A stored row as it is answered; the row may hold more columns. */
export const answerOf = <Fields extends RecordFields>(
  fields: Fields,
  row: RecordColumns<Fields>,
): Answered<Fields> =>
  Object.fromEntries(
    keptFields(fields).map(([name, field]) => [
      name,
      outOfColumn(field, (row as Record<string, Kept>)[columnOf(name, field)] ?? null),
    ]),
  ) as Answered<Fields>;

/** A stored row as a form that nobody has touched would send it. */
export const draftOfKept = <Fields extends RecordFields>(
  fields: Fields,
  row: RecordColumns<Fields>,
): Pick<Draft<Fields>, KeptName<Fields> & keyof Draft<Fields>> =>
  Object.fromEntries(
    Object.entries(answerOf(fields, row)).map(([name, value]) => {
      const field = fields[name] as RecordField;
      return [name, value === null && !isNumber(field) ? '' : value];
    }),
  ) as Pick<Draft<Fields>, KeptName<Fields> & keyof Draft<Fields>>;

/** A draft, or as much as is known of it, as it would be answered. A missing amount becomes no money, a missing choice the first one. */
export const answerOfDraft = <Fields extends RecordFields>(
  fields: Fields,
  draft: Partial<Draft<Fields>>,
): Answered<Fields> =>
  Object.fromEntries(
    keptFields(fields).map(([name, field]) => {
      const value = (draft as Record<string, Kept>)[name] ?? null;
      const isThere = value !== null && value !== '' && !Number.isNaN(value);
      return [name, isThere ? value : emptyOf(field)];
    }),
  ) as Answered<Fields>;

/** The columns of a record, out of a row that may hold more. */
export const recordIn = <Fields extends RecordFields>(
  fields: Fields,
  row: RecordColumns<Fields>,
): RecordColumns<Fields> =>
  Object.fromEntries(
    columnNames(fields).map((name) => [name, row[name as keyof RecordColumns<Fields>]]),
  ) as RecordColumns<Fields>;

/** The names of the columns, in the order of their declaration. */
export const columnNames = <Fields extends RecordFields>(fields: Fields): ColumnName<Fields>[] =>
  keptFields(fields).map(([name, field]) => columnOf(name, field) as ColumnName<Fields>);

/** The fields with a column of their own, in the order of their declaration. */
export const keptFields = <Fields extends RecordFields>(fields: Fields) =>
  Object.entries(fields).filter(
    ([, { kind, column }]) => kind !== 'picture' && kind !== 'reference' && column !== null,
  ) as [KeptName<Fields>, RecordField][];

/** The name of a field's column. */
export function columnOf(name: string, field: RecordField): string {
  if (field.column) return field.column;
  const unit = field.kind === 'money' ? '_cents' : field.kind === 'rate' ? '_bps' : '';
  return `${name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)}${unit}`;
}

function intoColumn(field: RecordField, value: Kept): Kept {
  if (value === '' && field.optional !== undefined) return null;
  if (typeof value !== 'number') return value;
  return field.kind === 'money' || field.kind === 'rate' ? dollarsToCents(value) : value;
}

const outOfColumn = (field: RecordField, value: Kept): Kept =>
  typeof value === 'number' && (field.kind === 'money' || field.kind === 'rate')
    ? centsToDollars(cents(value))
    : value;

function emptyOf(field: RecordField): Kept {
  if (field.optional !== undefined) return null;
  if (field.kind === 'choice') return field.choices[0] ?? '';
  return isNumber(field) ? 0 : '';
}
