// Reads one row of the payment partner's file: strict where a mistake would move money, lenient with what spreadsheets add.
import { type Day, readDay } from '#shared/calendar.ts';
import { type Cents, cents } from '#shared/money.ts';
import { readLoanNumber } from '../loan-number.ts';
import type { ColumnPlaces } from './read-heading.ts';

/** What can be wrong with a row by itself, in the order in which it is said. */
type RowError = 'BadNumber' | 'NoReference' | 'BadAmount' | 'BadDate';

export type GivenCells = Record<keyof ColumnPlaces, string>;

export type ReadRow = {
  given: GivenCells;
  loanNumber: string | null;
  /** The payment's reference in upper case, without spaces around. */
  reference: string | null;
  amountCents: Cents | null;
  receivedOn: Day | null;
  error: RowError | null;
};

const LONGEST_KEPT = 200;
const MOST_CENTS = 10_000_000_00;

/** Reads one row; `error` is the first thing that is wrong with it, null where nothing is. */
export function readRow(cells: readonly string[], places: ColumnPlaces): ReadRow {
  const given: GivenCells = {
    loanNumber: cellAt(cells, places.loanNumber),
    reference: cellAt(cells, places.reference),
    amount: cellAt(cells, places.amount),
    receivedOn: cellAt(cells, places.receivedOn),
    payer: cellAt(cells, places.payer),
  };
  const row = {
    given,
    loanNumber: readLoanNumber(given.loanNumber),
    reference: readReference(given.reference),
    amountCents: readAmount(given.amount),
    receivedOn: readReceivedOn(given.receivedOn),
  };
  return { ...row, error: errorOf(row) };
}

function errorOf({
  loanNumber,
  reference,
  amountCents,
  receivedOn,
}: Omit<ReadRow, 'error'>): RowError | null {
  if (loanNumber === null) return 'BadNumber';
  if (reference === null) return 'NoReference';
  if (amountCents === null) return 'BadAmount';
  return receivedOn === null ? 'BadDate' : null;
}

/**
 * The text of a cell, with blanks of every kind made one space; empty where the row is shorter than the heading. It
 * is cut to a length that is read, never within a character.
 */
function cellAt(cells: readonly string[], place: number | null): string {
  const text = place === null ? '' : (cells[place] ?? '');
  return text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_KEPT).toWellFormed();
}

/** A reference in upper case. Only plain letters, digits and signs pass, whose upper case is the same everywhere. */
const readReference = (text: string): string | null =>
  /^[\x20-\x7e]{1,80}$/.test(text) ? text.toUpperCase() : null;

/**
 * Reads dollars such as `1,234.56` or `$1234.5` as cents: thousands parted rightly or not at all, at most two decimals, above 0.
 * Null for anything else: no `1E+3`, no `1.234,56`.
 */
export function readAmount(text: string): Cents | null {
  const [, whole = '', decimals = ''] =
    /^\$? ?(\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (whole === '') return null;
  const amount = Number(whole.replaceAll(',', '')) * 100 + Number(decimals.padEnd(2, '0'));
  return amount > 0 && amount <= MOST_CENTS ? cents(amount) : null;
}

/**
 * Reads `2026-03-31` or `31/03/2026`, the day first as Jamaica writes it; null for anything else. One digit for a month is how others
 * write the month first.
 */
export function readReceivedOn(text: string): Day | null {
  const [, date, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  return readDay(year === undefined ? text : `${year}-${month}-${date}`);
}
