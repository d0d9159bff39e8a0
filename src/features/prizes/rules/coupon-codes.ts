// Reads coupon codes out of what was pasted or out of a file: lists, lines, a column of a spreadsheet.
import { prizeFieldTexts as texts } from '../texts/staff-prizes.ts';

export type ReadCodes = { codes: string[]; repeated: number };

export const MOST_CODES = 1_000;
const LONGEST_CODE = 100;
const HEADING = /^(coupon|voucher|promo)?[ _-]?codes?$/i;

/**
 * The codes in a text, in their order, each once; a column's heading and the quotes of a spreadsheet are left out. Codes keep their
 * case and inner blanks.
 */
export function readCodes(text: string): ReadCodes {
  const cells = text
    .replace(/^\uFEFF/, '')
    .split(/[\r\n,;\t]+/)
    .map((cell) =>
      cell
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .trim(),
    )
    .filter((cell) => cell !== '');
  const given = HEADING.test(cells[0] ?? '') ? cells.slice(1) : cells;
  const codes = [...new Set(given)];
  return { codes, repeated: given.length - codes.length };
}

/** The first thing that is wrong with codes, as the sentence that staff read; undefined where nothing is. */
export function codesError(codes: readonly string[]): string | undefined {
  const long = codes.find((code) => code.length > LONGEST_CODE);
  if (long !== undefined) return texts.codesTooLong(long);
  const unreadable = codes.find((code) => /[\p{Cc}\p{Cs}]/u.test(code));
  if (unreadable !== undefined) return texts.codesUnreadable(unreadable.replace(/[\p{Cc}\p{Cs}]/gu, '?'));
  return codes.length > MOST_CODES ? texts.codesTooMany : undefined;
}
