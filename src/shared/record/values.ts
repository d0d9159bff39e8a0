// The ways of a record's values: from what is stored into a form, from there to what is sent, and into words.

import { recordTexts as texts } from '#texts/desk-record.ts';
import { readFigure } from '../figure.ts';
import {
  type Draft,
  type FieldName,
  type RecordField,
  type RecordFields,
  type Reference,
  type Stored,
  sentFields,
  type Typed,
} from './field.ts';
import { saysSomething } from './says-something.ts';

type Value = string | boolean | number | null | Reference;

/** The values of the form of a new record. */
export const newOf = <Fields extends RecordFields>(fields: Fields): Typed<Fields> =>
  made(fields, ({ kind, begin }) => {
    if (kind === 'reference') return null;
    return begin ?? (kind === 'yesNo' ? false : '');
  }) as Typed<Fields>;

export const typedFrom = <Fields extends RecordFields>(
  fields: Fields,
  stored: Stored<Fields>,
): Typed<Fields> =>
  made(fields, ({ kind }, name) => {
    const value: Value = stored[name];
    if (kind === 'reference') return isReference(value) ? { _id: value._id, name: value.name } : null;
    return typeof value === 'number' ? String(value) : (value ?? '');
  }) as Typed<Fields>;

/** The draft of what a form holds, tidied already. */
export const draftFrom = <Fields extends RecordFields>(fields: Fields, typed: Typed<Fields>): Draft<Fields> =>
  made(fields, (field, name) => {
    const value: Value = typed[name];
    if (field.kind === 'reference') return isReference(value) ? value._id : '';
    return isNumber(field) ? readFigure(String(value)) : tidyValue(field, value);
  }) as Draft<Fields>;

/** A draft as it is stored: a line with single blanks, a text without blanks around it. */
export const tidyDraft = <Of extends Draft<Fields>, Fields extends RecordFields>(
  fields: Fields,
  draft: Of,
): Of => ({ ...draft, ...made(fields, (field, name) => tidyValue(field, draft[name])) });

const tidyValue = (field: RecordField, value: unknown): unknown =>
  typeof value === 'string' ? tidyText(field, value) : value;

export function tidyText(field: RecordField, text: string): string {
  if (!saysSomething(text)) return '';
  const tidy = field.kind === 'line' ? text.trim().replace(/\s+/g, ' ') : text.trim();
  return 'capitals' in field && field.capitals ? tidy.toUpperCase() : tidy;
}

/** Label and value, in words, of each value in `theirs` that differs from `mine`. */
export const differences = <Fields extends RecordFields>(
  fields: Fields,
  theirs: Typed<Fields>,
  mine: Typed<Fields>,
): [label: string, value: string][] =>
  sentFields(fields)
    .filter(([name]) => !isSame(theirs[name], mine[name]))
    .map(([name, { label }]) => [label, inWords(theirs[name])]);

const isSame = (one: Value, other: Value): boolean =>
  isReference(one) && isReference(other) ? one._id === other._id : inWords(one) === inWords(other);

export function inWords(value: Value): string {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  return isReference(value) ? value.name : String(value ?? '').trim();
}

/** The values that were changed since `start`. */
export const changes = <Fields extends RecordFields>(
  fields: Fields,
  start: Typed<Fields>,
  typed: Typed<Fields>,
): Partial<Typed<Fields>> =>
  Object.fromEntries(
    sentFields(fields)
      .filter(([name]) => !isSame(start[name], typed[name]))
      .map(([name]) => [name, typed[name]]),
  ) as Partial<Typed<Fields>>;

/** A field that two people changed, in words. */
export type Conflict<Name extends string = string> = {
  name: Name;
  label: string;
  mine: string;
  theirs: string;
};

/**
 * What two people made of the same record, both from `start`: what they alone changed is taken over, what both changed otherwise is answered
 * and stays as it is here, what one alone changed stays too.
 */
export function merged<Fields extends RecordFields>(
  fields: Fields,
  { start, mine, theirs }: Record<'start' | 'mine' | 'theirs', Typed<Fields>>,
) {
  const changed = sentFields(fields).filter(([name]) => !isSame(start[name], theirs[name]));
  const [taken, both] = [
    changed.filter(([name]) => isSame(start[name], mine[name])),
    changed.filter(([name]) => !isSame(start[name], mine[name]) && !isSame(theirs[name], mine[name])),
  ];
  const isOpen = new Set<string>(both.map(([name]) => name));
  const over = Object.fromEntries(taken.map(([name]) => [name, theirs[name]])) as Partial<Typed<Fields>>;
  return {
    typed: { ...mine, ...over },
    /** The values that the next comparison starts from: theirs, except where a choice is still open. */
    start: made(fields, (_, name) => (isOpen.has(name) ? start[name] : theirs[name])) as Typed<Fields>,
    taken: taken.map(([, { label }]) => label),
    conflicts: both.map(([name, { label }]) => ({
      ...{ name, label },
      ...{ mine: inWords(mine[name]), theirs: inWords(theirs[name]) },
    })),
  };
}

/** The values that may be stored in a browser. */
export const withoutSecrets = <Fields extends RecordFields>(fields: Fields, typed: Partial<Typed<Fields>>) =>
  Object.fromEntries(Object.entries(typed).filter(([name]) => !fields[name]?.secret));

/** The values of an earlier draft that their fields can still hold. */
export function stillFitting<Fields extends RecordFields>(
  fields: Fields,
  kept: Readonly<Record<string, unknown>>,
): Partial<Typed<Fields>> {
  const fitting = sentFields(fields).filter(([name, field]) => fits(field, kept[name]));
  return Object.fromEntries(fitting.map(([name]) => [name, kept[name]])) as Partial<Typed<Fields>>;
}

function fits(field: RecordField, value: unknown): boolean {
  if (field.kind === 'yesNo') return typeof value === 'boolean';
  if (field.kind === 'reference') return value === null || isReference(value);
  if (typeof value !== 'string') return false;
  return field.kind !== 'choice' || value === '' || field.choices.includes(value);
}

export const isNumber = ({ kind }: RecordField): boolean =>
  kind === 'whole' || kind === 'money' || kind === 'rate';

const isReference = (value: unknown): value is Reference =>
  typeof value === 'object' && value !== null && '_id' in value && 'name' in value;

const made = <Fields extends RecordFields>(
  fields: Fields,
  make: (field: RecordField, name: FieldName<Fields>) => unknown,
) => Object.fromEntries(sentFields(fields).map(([name, field]) => [name, make(field, name)]));
