// What the fields of a prize must hold: the form shows it beside them, the server insists on it.
import type { FieldErrors } from '#shared/refusal.ts';
import { prizeFieldTexts as texts } from '#texts/staff-prizes.ts';
import type { PrizeForm } from '../contract.ts';

/** Numbers are null where nothing was given, and NaN where what was given is none. */
export type PrizeDraft = Pick<PrizeForm, 'name' | 'description' | 'type' | 'value' | 'pointRequired'> & {
  /** Null where there is no limit. */
  stock: number | null;
};

const LONGEST_NAME = 120;
const LONGEST_DESCRIPTION = 4_000;
const MOST_SEEDS = 1_000_000;
const MOST_DOLLARS = 100_000_000;
const LARGEST_STOCK = 1_000_000;

/** A name as it is kept: no blanks around, single ones within. */
export const readPrizeName = (typed: string): string => typed.trim().replace(/\s+/g, ' ');

export function prizeFaults(draft: PrizeDraft): FieldErrors {
  const found = {
    name: nameFault(readPrizeName(draft.name)),
    description: descriptionFault(draft.description.trim()),
    type: draft.type === '' ? texts.typeRequired : undefined,
    value: valueFault(draft.value),
    pointRequired: seedsFault(draft.pointRequired, draft.type),
    stock: draft.stock === null || isWhole(draft.stock, 0, LARGEST_STOCK) ? undefined : texts.stockWhole,
  };
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

function nameFault(name: string): string | undefined {
  if (name === '') return texts.nameRequired;
  return name.length > LONGEST_NAME ? texts.nameLong : undefined;
}

function descriptionFault(description: string): string | undefined {
  if (description === '') return texts.descriptionRequired;
  return description.length > LONGEST_DESCRIPTION ? texts.descriptionLong : undefined;
}

/** Dollars, with at most two decimals. */
function valueFault(value: number | null): string | undefined {
  if (value === null) return texts.valueRequired;
  if (Number.isNaN(value)) return texts.valueNumber;
  const isToTheCent = Math.abs(value * 100 - Math.round(value * 100)) < 1e-4;
  return value >= 0 && value <= MOST_DOLLARS && isToTheCent ? undefined : texts.valueOutside;
}

/** Only what contests give may cost nothing. */
function seedsFault(seeds: number | null, type: PrizeDraft['type']): string | undefined {
  if (seeds === null) return texts.seedsRequired;
  if (Number.isNaN(seeds)) return texts.seedsNumber;
  const isOfContest = type === 'Prize';
  if (isWhole(seeds, isOfContest ? 0 : 1, MOST_SEEDS)) return undefined;
  return isOfContest ? texts.seedsWholeOfContest : texts.seedsWhole;
}

const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** What was typed into a number's field; commas and blanks between figures do not count. */
export function readNumber(typed: string): number | null {
  const figures = typed.replace(/[\s,]/g, '');
  if (figures === '') return null;
  return /^\d+(\.\d+)?$/.test(figures) ? Number(figures) : Number.NaN;
}

export const IMAGE_TYPES = ['jpg', 'jpeg', 'pdf', 'png', 'gif'] as const;
export const MOST_IMAGE_BYTES = 5 * 2 ** 20;
