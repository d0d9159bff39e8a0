// Reads one raw answer, from an input or from a request, into the value that is stored; the same on both sides.
import type {
  AnswerValue,
  FieldDefinition,
  NamedChoice,
  UploadedFileAnswer,
} from '#features/forms/contract.ts';
import { readDay } from '#shared/calendar.ts';
import { formTexts } from '../texts/forms.ts';
import { type Kind, kindOf } from './kind.ts';
import { limits } from './limits.ts';
import { tidyFor } from './special-rules.ts';

/**
 * `value` absent: nothing was answered. `error`: something was, but it cannot be this field's answer. `isFarDay`: because it is a day that no field
 * takes; which ones this field takes, its rules say.
 */
export type Reading = { value?: AnswerValue; error?: string; isFarDay?: true };

/** A checkbox that was not touched is a 'no'; every other kind can be without an answer. Never throws. */
export function readAnswer(field: FieldDefinition, raw: unknown): Reading {
  const kind = kindOf(field);
  if (kind === 'flag')
    return raw === undefined || raw === null || raw === '' ? { value: false } : readFlag(raw);
  if (!isAnswered(raw)) return {};
  return readers[kind](raw, field);
}

/** Whether there is an answer: not nothing, not blank, not an unticked box, not an empty choice. */
export function isAnswered(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return false;
  if (typeof value === 'string') return value.trim() !== '';
  return !Array.isArray(value) || value.length > 0;
}

/** A figure as people type it: `1234.5`, `1,234.50`, `$1,234`; null for anything else. Finite numbers pass as they are. */
export function readNumber(raw: unknown): number | null {
  if (typeof raw === 'number') return Number.isFinite(raw) && Math.abs(raw) <= limits.number ? raw + 0 : null;
  if (typeof raw !== 'string' || raw.length > limits.numberCharacters) return null;
  const match = /^(-?)\$?(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?$/.exec(raw.trim());
  if (match === null) return null;
  const [, sign = '', whole = '', fraction = ''] = match;
  const size = Number(`${whole.replaceAll(',', '')}${fraction}`);
  return size > limits.number ? null : size === 0 ? 0 : Number(`${sign}1`) * size;
}

const readers: Record<Kind, (raw: unknown, field: FieldDefinition) => Reading> = {
  text: (raw, field) => readText(raw, limits.textCharacters, /[\p{Cc}\p{Cs}]/u, tidyFor(field)),
  longText: (raw) => readText(raw, limits.longTextCharacters, /[^\P{Cc}\n\r\t]|\p{Cs}/u),
  link: (raw) => {
    const reading = readText(raw, limits.urlCharacters, /[\p{Cc}\p{Cs}]/u);
    return typeof reading.value === 'string' && !isWebAddress(reading.value)
      ? { error: formTexts.url }
      : reading;
  },
  number: (raw) => {
    const value = readNumber(raw);
    return value === null ? { error: formTexts.notNumber } : { value };
  },
  day: readDate,
  flag: readFlag,
  choice: (raw, field) => (isOption(field, raw) ? { value: raw } : { error: oneOfMessage(field) }),
  choices: readChoices,
  file: (raw) => {
    const [only, ...more] = Array.isArray(raw) ? raw : [raw];
    const file = more.length === 0 ? readFile(only) : null;
    if (more.length === 0 && isLongNamed(only)) return { error: LONG_NAME };
    return file === null ? { error: formTexts.notFile } : { value: file };
  },
  files: (raw) => {
    const list = (Array.isArray(raw) ? raw : [raw]).slice(0, limits.files + 1).map(readFile);
    const files = list.filter((file) => file !== null);
    const whole = files.length === list.length && files.length <= limits.files;
    if (!whole && [raw].flat().some(isLongNamed)) return { error: LONG_NAME };
    return whole ? { value: files } : { error: formTexts.notFiles };
  },
  reference: (raw) => {
    const choice = readReference(raw);
    return choice === null ? { error: formTexts.oneOf } : { value: choice };
  },
};

/** An http or https address with a host. */
export const isWebAddress = (text: string): boolean =>
  /^https?:\/\/[^\s/?#.]+(\.[^\s/?#.]+)+([/?#]\S*)?$/i.test(text);

function readText(raw: unknown, most: number, unstorable: RegExp, tidy = (text: string) => text): Reading {
  if (typeof raw !== 'string') return { error: formTexts.notText };
  const text = raw.trim();
  if (text.length > most) return { error: formTexts.charactersMax(most) };
  if (unstorable.test(text)) return { error: formTexts.unreadable };
  const tidied = tidy(text);
  return tidied === '' ? {} : { value: tidied };
}

function readDate(raw: unknown): Reading {
  const text = typeof raw === 'string' ? raw.trim() : '';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return { error: formTexts.dayIncomplete };
  const day = readDay(text);
  if (day === null) return { error: formTexts.noSuchDay };
  const [from, to] = [limits.earliestDay, limits.latestDay];
  const inRange = day >= from && day <= to;
  return inRange
    ? { value: day }
    : { error: formTexts.yearOutside(from.slice(0, 4), to.slice(0, 4)), isFarDay: true };
}

function readFlag(raw: unknown): Reading {
  return typeof raw === 'boolean' ? { value: raw } : { error: formTexts.notFlag };
}

function readChoices(raw: unknown, field: FieldDefinition): Reading {
  const list: unknown[] = Array.isArray(raw) ? raw : [raw];
  if (list.length > limits.choices || !list.every((entry) => isOption(field, entry)))
    return { error: oneOfMessage(field) };
  const chosen = new Set(list);
  return { value: (field.options ?? []).map(({ value }) => value).filter((value) => chosen.has(value)) };
}

const isOption = (field: FieldDefinition, raw: unknown): raw is string =>
  typeof raw === 'string' && (field.options ?? []).some(({ value }) => value === raw);

function oneOfMessage(field: FieldDefinition): string {
  const message = field.validations?.find(({ type }) => type === 'oneOf')?.params?.[0];
  return typeof message === 'string' ? message : formTexts.oneOf;
}

/** A browser cuts the name of what it sends; another program is told. */
const isLongNamed = (raw: unknown): boolean =>
  typeof raw === 'object' &&
  raw !== null &&
  'name' in raw &&
  typeof raw.name === 'string' &&
  raw.name.length > limits.fileNameCharacters;

const LONG_NAME = formTexts.fileNameLong(limits.fileNameCharacters);

function readFile(raw: unknown): UploadedFileAnswer | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { id, name, type, sizeBytes } = raw as Record<string, unknown>;
  const named = isShort(id, limits.idCharacters) && isShort(name, limits.fileNameCharacters);
  if (!named || typeof type !== 'string' || type.length > limits.idCharacters) return null;
  if (typeof sizeBytes !== 'number' || !Number.isSafeInteger(sizeBytes) || sizeBytes < 0) return null;
  return { id, name, type, sizeBytes };
}

function readReference(raw: unknown): NamedChoice | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { _id, name } = raw as Record<string, unknown>;
  return isShort(_id, limits.idCharacters) && isShort(name, 200) ? { _id, name } : null;
}

const isShort = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value !== '' && value.length <= most && !/[\p{Cc}\p{Cs}]/u.test(value);
