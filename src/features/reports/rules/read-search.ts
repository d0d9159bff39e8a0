// What a search over everything may mean: letters, the digits that a phone number or TRN ends with, or the number of a loan.

/** The fewest digits that a search needs to name few people; the index holds this many of the last ones. */
export const FEWEST_DIGITS = 4;

export type ReadSearch = {
  /** The search as it was typed. */
  text: string;
  /** The digits of a search without letters, at least the fewest; null of any other. */
  digits: string | null;
  /** The last of them, as the index has them. */
  end: string;
};

export function readSearch(text: string): ReadSearch {
  const isFigures = /^[\d\s()+-]+$/.test(text);
  const digits = isFigures ? text.replace(/\D/g, '') : '';
  return digits.length < FEWEST_DIGITS
    ? { text, digits: null, end: '' }
    : { text, digits, end: digits.slice(-FEWEST_DIGITS) };
}
