// Which rows of a file of payments are money that stands in no books: what was recorded, in this file or before, is not.
import { addCents, centsToDollars, dollarsToCents, subtractCents } from '#shared/money.ts';
import type { ImportRow } from '../../contract/imports.ts';

type Verdict = ImportRow['verdict'];
type Counted = { rows: number; amount: number };
type ByVerdict = readonly (Counted & { verdict: Verdict })[];

const RECORDED_BEFORE: readonly Verdict[] = ['AlreadyRecorded', 'RepeatedInFile'];
export const IN_THE_BOOKS: readonly Verdict[] = ['Recorded', ...RECORDED_BEFORE];
/** Nothing of them is left out as long as the file is recorded. */
const TO_RECORD: readonly Verdict[] = ['Ready', 'Ticked'];

export const isLeftOut = (verdict: Verdict): boolean =>
  !IN_THE_BOOKS.includes(verdict) && !TO_RECORD.includes(verdict);

/** Rows that are left out, and what they add up to in dollars, as far as their amounts could be read. */
export const leftOut = (verdicts: ByVerdict): Counted =>
  sumOf(verdicts.filter(({ verdict }) => isLeftOut(verdict)));

/** What of that stands in no books, because nobody has recorded it by hand since. */
export function inNoBooks({ verdicts, byHand }: { verdicts: ByVerdict; byHand: Counted }): Counted {
  const { rows, amount } = leftOut(verdicts);
  const cents = subtractCents(dollarsToCents(amount), dollarsToCents(byHand.amount));
  return { rows: rows - byHand.rows, amount: centsToDollars(cents) };
}

/** The same of rows whose money stands in the books from elsewhere. */
export const recordedBefore = (verdicts: ByVerdict): Counted =>
  sumOf(verdicts.filter(({ verdict }) => RECORDED_BEFORE.includes(verdict)));

const sumOf = (counted: readonly Counted[]): Counted => ({
  rows: counted.reduce((sum, { rows }) => sum + rows, 0),
  amount: centsToDollars(addCents(...counted.map(({ amount }) => dollarsToCents(amount)))),
});
