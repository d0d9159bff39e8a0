// Reads the first row of the payment partner's file: which column is where, by its name, in any order and any case.
import { repaymentColumns } from '../../texts/staff-imports.ts';

export type RepaymentColumn = keyof typeof repaymentColumns;

/** The place of each column; `payer` only where the file has it. */
export type ColumnPlaces = Record<Exclude<RepaymentColumn, 'payer'>, number> & { payer: number | null };

/** What the first row of a file says: where each column stands, or which columns are missing or stand there more than once. */
export type Heading = { places: ColumnPlaces } | { missing: string[]; repeated: string[] };

const COLUMNS = Object.keys(repaymentColumns) as RepaymentColumn[];
const OPTIONAL: RepaymentColumn = 'payer';

export function readHeading(cells: readonly string[]): Heading {
  const names = cells.map(plain);
  const placesOf = (column: RepaymentColumn): number[] =>
    names.flatMap((name, place) => (name === plain(repaymentColumns[column]) ? [place] : []));
  const named = (columns: RepaymentColumn[]) => columns.map((column) => repaymentColumns[column]);
  const missing = named(COLUMNS.filter((column) => column !== OPTIONAL && placesOf(column).length === 0));
  const repeated = named(COLUMNS.filter((column) => placesOf(column).length > 1));
  if (missing.length > 0 || repeated.length > 0) return { missing, repeated };
  const place = (column: RepaymentColumn): number => placesOf(column)[0] ?? 0;
  return {
    places: {
      loanNumber: place('loanNumber'),
      reference: place('reference'),
      amount: place('amount'),
      receivedOn: place('receivedOn'),
      payer: placesOf(OPTIONAL)[0] ?? null,
    },
  };
}

const DELIMITERS = [',', ';', '\t'] as const;

/** The delimiter of a file: the one of which its first row has most, a comma where it has none. */
export function delimiterOf(firstRow: string): (typeof DELIMITERS)[number] {
  const counted = DELIMITERS.map((sign) => ({ sign, count: firstRow.split(sign).length }));
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).sign;
}

const plain = (name: string): string => name.replace(/\s+/g, ' ').trim().toLowerCase();
