// Opens the payment partner's CSV file: its columns, and its rows one by one, so that a long file never lies in memory as objects.

import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { refuse } from '#shared/refusal.ts';
import { type ColumnPlaces, delimiterOf, readHeading } from '../../rules/imports/read-heading.ts';
import { type ReadRow, readRow } from '../../rules/imports/read-row.ts';
import { importRefusals } from '../../texts/staff-imports.ts';
import { staffLoanRefusals } from '../../texts/staff-refusals.ts';

export const MOST_ROWS = 100_000;

/** Lines count from 1, as a spreadsheet numbers them; the columns' names are on one of them too. */
export type FileRow = ReadRow & { line: number };

const PIECE_BYTES = 64 * 1024;
const LONGEST_ROW = 64_000;
/** How many rows are read before requests that wait are let through. */
const ROWS_AT_ONCE = 1_000;

/** Refuses what is no CSV, lacks a column, has no row at all or too many. Rows without anything in them do not count. */
export async function* rowsOfFile(bytes: Buffer): AsyncGenerator<FileRow> {
  let places: ColumnPlaces | null = null;
  let count = 0;
  for await (const { line, cells } of recordsOf(bytes)) {
    if (places === null) {
      places = placesOf(cells);
      continue;
    }
    count += 1;
    if (count > MOST_ROWS) refuse(staffLoanRefusals['import.too_many_rows']);
    yield { line, ...readRow(cells, places) };
    if (count % ROWS_AT_ONCE === 0) await setImmediate();
  }
  if (count === 0) refuse(staffLoanRefusals[places === null ? 'import.not_csv' : 'import.no_rows']);
}

function placesOf(cells: readonly string[]): ColumnPlaces {
  const heading = readHeading(cells);
  if ('places' in heading) return heading.places;
  const { missing, repeated } = heading;
  const message = [
    ...(missing.length > 0 ? [importRefusals.missing(missing)] : []),
    ...(repeated.length > 0 ? [importRefusals.repeated(repeated)] : []),
  ].join(' ');
  return refuse(staffLoanRefusals['import.columns'], { message });
}

async function* recordsOf(bytes: Buffer): AsyncGenerator<{ line: number; cells: string[] }> {
  // A NUL byte means that it is no text: a spreadsheet's own format, or text of two bytes a letter.
  if (bytes.includes(0)) refuse(staffLoanRefusals['import.not_csv']);
  const encoding = isUtf8(bytes) ? 'utf8' : 'latin1';
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(firstRowOf(bytes)),
    encoding,
    info: true,
    max_record_size: LONGEST_ROW,
    // Parts of a file that were put together may end their lines differently.
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
  });
  const source = Readable.from(piecesOf(bytes));
  try {
    for await (const { info, record } of source.pipe(parser)) yield { line: info.lines, cells: record };
  } catch (error) {
    if (error instanceof CsvError) refuse(staffLoanRefusals['import.not_csv']);
    throw error;
  } finally {
    source.destroy();
  }
}

function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES);
}

/** The first row that has anything on it. */
const firstRowOf = (bytes: Buffer): string =>
  bytes
    .toString('latin1', 0, LONGEST_ROW)
    .trimStart()
    .split(/[\r\n]/, 1)[0] ?? '';
