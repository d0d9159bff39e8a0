// What is wrong with a record's fields, one by one: the form says it beside them, the server insists on it.
import { recordErrors as texts } from '#texts/desk-record.ts';
import { readDay } from '../calendar.ts';
import { showMoney } from '../money.ts';
import type { FieldErrors } from '../refusal.ts';
import {
  type DayField,
  type Draft,
  type FieldName,
  type RecordField,
  type RecordFields,
  sentFields,
} from './field.ts';
import { tidyDraft } from './values.ts';

/** Error messages by field, in the order of the declaration; errors of fields that depend on each other are not among them. */
export function validateFields<Fields extends RecordFields>(
  fields: Fields,
  draft: Draft<Fields>,
  names?: readonly FieldName<Fields>[],
): FieldErrors {
  const tidy = tidyDraft(fields, draft);
  return errorsIn(
    sentFields(fields)
      .filter(([name]) => !names || names.includes(name))
      .map(([name, field]) => [name, errorOf(field, tidy[name])]),
  );
}

/** The messages of those fields that have an error. */
export const errorsIn = (
  found: Record<string, string | undefined> | readonly (readonly [string, string | undefined])[],
): FieldErrors =>
  Object.fromEntries(
    (Array.isArray(found) ? found : Object.entries(found)).filter(([, error]) => error !== undefined),
  );

function errorOf(field: RecordField, value: string | number | boolean | null): string | undefined {
  if (value === null || value === '') return field.optional ? undefined : missing(field);
  if (typeof value === 'string') return errorOfText(field, value);
  if (typeof value === 'boolean') return undefined;
  if (Number.isNaN(value)) return field.errors?.noNumber ?? texts.noNumber;
  return isWithin(field, value) ? undefined : (field.errors?.outside ?? outside(field));
}

const missing = ({ label, errors }: RecordField): string => errors?.missing ?? texts.missing(label);

function errorOfText(field: RecordField, text: string): string | undefined {
  if (field.kind === 'choice') return field.choices.includes(text) ? undefined : missing(field);
  if (field.kind === 'day') return errorOfDay(field, text);
  if (field.kind !== 'line' && field.kind !== 'text') return undefined;
  if (text.length > field.longest) return field.errors?.tooLong ?? texts.tooLong(field.label, field.longest);
  if (field.plain && /[^\x20-\x7e]/.test(text)) return texts.notPlain(field.label);
  return /[^\P{Cc}\n\r\t]|\p{Cs}/u.test(text) ? texts.unreadable(field.label) : undefined;
}

/** What is written as a day and is none, as 30 February. */
const WRITTEN_DAY = /^\d{4}-\d{2}-\d{2}$/;

function errorOfDay({ label, errors, earliest = '', latest }: DayField, text: string): string | undefined {
  const day = readDay(text);
  if (!day) return WRITTEN_DAY.test(text) ? texts.noSuchDay(label) : (errors?.missing ?? texts.day(label));
  const isOutside = day < earliest || (latest !== undefined && day > latest);
  return isOutside ? (errors?.outside ?? texts.day(label)) : undefined;
}

function isWithin(field: RecordField, value: number): boolean {
  if (field.kind === 'whole') return Number.isInteger(value) && value >= field.least && value <= field.most;
  if (field.kind === 'money') return isHundredths(value, field.least, field.most);
  return field.kind !== 'rate' || isHundredths(value, field.leastBps, field.mostBps);
}

/** Whether a number is a whole number of hundredths from `least` to `most`. */
const isHundredths = (value: number, least: number, most: number): boolean => {
  const hundredths = Math.round(value * 100);
  return Math.abs(value * 100 - hundredths) < 1e-4 && hundredths >= least && hundredths <= most;
};

function outside(field: RecordField): string {
  const { label } = field;
  if (field.kind === 'money') return texts.money(label, showMoney(field.least), showMoney(field.most));
  if (field.kind === 'rate') return texts.rate(label, field.leastBps / 100, field.mostBps / 100);
  if (field.kind !== 'whole') return missing(field);
  return texts.whole(label, field.least.toLocaleString('en-JM'), field.most.toLocaleString('en-JM'));
}
