// The named rules of a `test` validation: age, identity papers, Jamaican numbers, money, documents.
import type {
  AnswerValue,
  FieldDefinition,
  FileType,
  UploadedFileAnswer,
  Validation,
  ValidationSubtype,
} from '#features/forms/contract.ts';
import { addDays, addMonths, ageOn, type Day, daysBetween, readDay } from '#shared/calendar.ts';
import { readDollars, showDollars } from '#shared/money.ts';
import { formTexts } from '../texts/forms.ts';
import { isMobile, isTrn, showMobile, tidyMobile, withoutSeparators } from './jamaican-numbers.ts';
import type { Kind } from './kind.ts';
import { limits } from './limits.ts';

export type SpecialRule = {
  kinds: readonly Kind[];
  holds: (value: AnswerValue, today: Day, validation: Validation) => boolean;
  message: string;
  /** In the message's place, for an answer that is wrong in a way of its own. */
  messageFor?: (value: AnswerValue, today: Day) => string | undefined;
  /** The first day that keeps the rule. */
  earliest?: (today: Day) => Day;
  latest?: (today: Day) => Day;
  /** A sentence that follows the message: what of the answer is wrong, and what will do. */
  advice?: (value: AnswerValue, validation: Validation) => string | undefined;
  /** Brings the ways in which people write a text to the one that is stored. */
  tidy?: (text: string) => string;
  show?: (value: string | number) => string;
};

const ADULT_YEARS = 18;
const ID_VALID_DAYS = 30;
/** No paper that says who somebody is is given for longer: a later day was typed wrong. */
const ID_LONGEST_YEARS = 15;
const MEGABYTE = 1_048_576;

export const specialRules: Record<ValidationSubtype, SpecialRule> = {
  adult: {
    kinds: ['day'],
    holds: (birth, today) => {
      const day = readDay(String(birth));
      return day !== null && ageOn(day, today) >= ADULT_YEARS;
    },
    message: formTexts.adult,
    latest: (today) => addMonths(today, -12 * ADULT_YEARS),
  },
  idExpiry: {
    kinds: ['day'],
    holds: (expiry, today) => {
      const day = readDay(String(expiry));
      return day !== null && daysBetween(today, day) >= ID_VALID_DAYS && day <= lastIdDay(today);
    },
    message: formTexts.idExpiry,
    messageFor: (expiry, today) =>
      String(expiry) > lastIdDay(today)
        ? formTexts.yearOutside(today.slice(0, 4), lastIdDay(today).slice(0, 4))
        : undefined,
    earliest: (today) => addDays(today, ID_VALID_DAYS),
    latest: lastIdDay,
  },
  jamaicanMobile: {
    kinds: ['text'],
    holds: (value) => isMobile(String(value)),
    message: formTexts.jamaicanMobile,
    tidy: tidyMobile,
    show: (value) => showMobile(String(value)),
  },
  trn: {
    kinds: ['text'],
    holds: (value) => isTrn(String(value)),
    message: formTexts.trn,
    tidy: withoutSeparators,
    show: (value) => String(value).replace(/^(\d{3})(\d{3})(\d{3})$/, '$1-$2-$3'),
  },
  pastYear: {
    kinds: ['text'],
    holds: (value, today) => /^(19|20)\d\d$/.test(String(value)) && String(value) <= today.slice(0, 4),
    message: formTexts.pastYear,
  },
  money: {
    kinds: ['number'],
    holds: (value) => typeof value === 'number' && isAmount(value),
    message: formTexts.money,
    messageFor: whyNoAmount,
    show: (value) => (typeof value === 'number' && isShowable(value) ? showDollars(value) : String(value)),
  },
  fileSize: {
    kinds: ['file', 'files'],
    holds: (value, _today, { maxFileSize = 0 }) =>
      filesOf(value).every(({ sizeBytes }) => sizeBytes <= maxFileSize * MEGABYTE),
    message: formTexts.fileTooBig,
  },
  fileType: {
    kinds: ['file', 'files'],
    holds: (value, _today, { fileTypes = [] }) => filesOf(value).every((file) => isOfType(file, fileTypes)),
    message: formTexts.fileUnsupported,
    advice: (value, { fileTypes = [] }) => {
      const wrong = filesOf(value).find((file) => !isOfType(file, fileTypes));
      return wrong && formatAdvice(wrong, fileTypes);
    },
  },
};

function lastIdDay(today: Day): Day {
  return addMonths(today, 12 * ID_LONGEST_YEARS);
}

/** The named rules that a field carries; names that do not exist are for `checkDefinition` to refuse. */
export const specialRulesOf = (field: FieldDefinition): SpecialRule[] =>
  (field.validations ?? []).flatMap(({ subtype }) =>
    subtype !== undefined && Object.hasOwn(specialRules, subtype) ? [specialRules[subtype]] : [],
  );

/** How a field's text is brought to the form that is stored. */
export function tidyFor(field: FieldDefinition): (text: string) => string {
  return specialRulesOf(field).find(({ tidy }) => tidy)?.tidy ?? ((text) => text);
}

/** A text as it is shown where it is not being typed: a TRN and a mobile number with their dashes, once they are whole. */
export function partedText(field: FieldDefinition, text: string): string {
  const { tidy, show } = specialRulesOf(field).find((rule) => rule.tidy && rule.show) ?? {};
  if (!tidy || !show) return text;
  const tidied = tidy(text);
  const parted = String(show(tidied));
  return parted === tidied ? text : parted;
}

const mediaTypes: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  gif: 'image/gif',
  webp: 'image/webp',
} satisfies Record<FileType, string>;

/** The name's ending and the media type must agree and be allowed. Some phones leave the type empty before the upload. */
function isOfType(file: UploadedFileAnswer, allowed: readonly FileType[]): boolean {
  const expected = mediaTypeOfEnding(endingOf(file));
  return isAmong(expected, allowed) && (file.type === '' || file.type === expected);
}

/** A sentence that names the format that was refused and those that are taken; for a photo of an iPhone it says how to get one of them. */
export function formatAdvice(
  { name }: Pick<UploadedFileAnswer, 'name'>,
  allowed: readonly FileType[],
): string {
  const ending = endingOf({ name });
  const use = formatsInWords(allowed);
  if (ending === '') return formTexts.fileWithoutEnding(use);
  if (isAmong(mediaTypeOfEnding(ending), allowed)) return formTexts.fileBelied(`.${ending}`, use);
  const refused = formTexts.fileEnding(`.${ending}`, use);
  return IPHONE_ENDINGS.has(ending) ? `${refused} ${formTexts.fileOfIPhone}` : refused;
}

const IPHONE_ENDINGS: ReadonlySet<string> = new Set(['heic', 'heif']);

/** The ending of a file name in small letters, without its dot; empty where it has none. */
const endingOf = ({ name }: Pick<UploadedFileAnswer, 'name'>): string =>
  /\.([a-z\d]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? '';

const mediaTypeOfEnding = (ending: string): string | undefined =>
  Object.hasOwn(mediaTypes, ending) ? mediaTypes[ending] : undefined;

const isAmong = (mediaType: string | undefined, allowed: readonly FileType[]): boolean =>
  mediaType !== undefined && allowed.some((type) => mediaTypes[type] === mediaType);

/** The formats in words, as 'JPG, PNG or PDF': each once, whatever endings it has. */
function formatsInWords(allowed: readonly FileType[]): string {
  const words = allowed
    .filter((type, place) => allowed.findIndex((other) => mediaTypes[other] === mediaTypes[type]) === place)
    .map((type) => type.toUpperCase());
  const [last = ''] = words.slice(-1);
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${last}` : last;
}

function filesOf(value: AnswerValue): UploadedFileAnswer[] {
  const list = Array.isArray(value) ? value : [value];
  return list.filter(
    (entry): entry is UploadedFileAnswer => typeof entry === 'object' && 'sizeBytes' in entry,
  );
}

const isBelowNothing = (value: AnswerValue): boolean => typeof value === 'number' && value < 0;

/** Whether a minus stands before what should be an amount. A bound's own words seldom say so, and it breaks most bounds too. */
export const hasMinus = (rule: Validation, value: AnswerValue): boolean =>
  rule.subtype === 'money' && isBelowNothing(value);

/** What is wrong with a number that is no amount, where there is more to say than how one is written. */
function whyNoAmount(value: AnswerValue): string | undefined {
  if (isBelowNothing(value)) return formTexts.moneyMinus;
  if (typeof value === 'number' && !isShowable(value))
    return formTexts.moneyMost(showDollars(limits.moneyDollars));
  return undefined;
}

const isShowable = (dollars: number): boolean => Math.abs(dollars) <= limits.moneyDollars;

function isAmount(dollars: number): boolean {
  return dollars >= 0 && isShowable(dollars) && readDollars(dollars) !== null;
}
