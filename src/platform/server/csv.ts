// CSV files made while they are sent, whatever their length: RFC 4180, UTF-8 with its mark, and no cell that a spreadsheet would run.
import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { dayOf, timeOf } from '#shared/calendar.ts';
import type { MadeFile } from './http/route.ts';

type CsvCell = string | number | null;

export type CsvColumn<Row> = { heading: string; cell: (row: Row) => CsvCell };

/** What any reader may take for the end of a line, and so for the beginning of a row: a line feed alone, and Unicode's own. */
const BREAKS = '[\\n\\v\\f\\r\\u0085\\u2028\\u2029]';

/**
 * Where a line of a text begins that a spreadsheet would take for a formula, after blanks too; the wide signs are the same to
 * some of them. Every line is looked at, because not every reader heeds the quotes around a cell, and what stands behind a semicolon, because
 * where amounts are written with a comma it is the semicolon that parts cells.
 */
const FORMULA = new RegExp(
  `(?<=^|;|${BREAKS})(?=(?:(?!${BREAKS})[\\s\\0])*[=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20])|^(?=[\\t\\r\\n\\0])`,
  'g',
);

/** A text as a cell that is shown as it is and never worked out; an apostrophe before it is what spreadsheets understand. */
export const safeCell = (text: string): string => text.replace(FORMULA, "'");

/**
 * A CSV file with a line of headings and a line for each row. Rows are asked for no faster than the receiver takes them, and no more once it
 * is gone; an error on the way breaks the answer off, so that half a file is never taken for a whole one.
 */
export function csvFile<Row>(
  name: string,
  columns: readonly CsvColumn<Row>[],
  rows: AsyncIterable<Row>,
): MadeFile {
  const lines = stringify({ bom: true, record_delimiter: '\r\n', quoted_match: new RegExp(BREAKS) });
  // Whoever reads the lines gets the error; nobody waits for the end here.
  pipeline(Readable.from(recordsOf(columns, rows)), lines, () => {});
  return { content: lines, name, type: 'text/csv; charset=utf-8' };
}

async function* recordsOf<Row>(columns: readonly CsvColumn<Row>[], rows: AsyncIterable<Row>) {
  yield columns.map(({ heading }) => safeCell(heading));
  for await (const row of rows) yield columns.map(({ cell }) => cellOf(cell(row)));
}

const cellOf = (cell: CsvCell): string =>
  cell === null ? '' : typeof cell === 'number' ? String(cell) : safeCell(cell);

/** A file's name with the moment in Jamaica: `loans-2026-11-21-133000.csv`. */
export const stampedName = (prefix: string, now: Date): string =>
  `${prefix}${dayOf(now)}-${timeOf(now).replaceAll(':', '')}.csv`;
