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

/** A complaint by its number, as people say it: 'C-100001'; null of any other search. */
export function readComplaintNumber(text: string): number | null {
  const number = /^c[\s-]*(\d{1,9})$/i.exec(text)?.[1];
  return number === undefined ? null : Number(number);
}

type Receipt = { loan: string; place: number };

/** The receipt of a payment by its number, '100000223-R1': that of a loan and its place among the loan's payments; null of any other search. */
export function readReceiptNumber(text: string): Receipt | null {
  const [, loan, place] = /^(\d[\d\s-]*?)[\s-]*r\s*(\d{1,4})$/i.exec(text) ?? [];
  return loan && place ? { loan: loan.replace(/\D/g, ''), place: Number(place) } : null;
}
