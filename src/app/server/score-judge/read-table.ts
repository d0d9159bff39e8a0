// Reads a table of any length from a CSV file, row by row: quotes, CRLF, marks and separators of all kinds.
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';

/** What stops the judge, in words that say what to do. */
export class Unreadable extends Error {}

export type Row = { line: number; cells: readonly string[] };

/** The most characters of a row: a quote that is never closed would swallow the rest of the file. */
const LONGEST_ROW = 1_000_000;
const BEGINNING_BYTES = 64 * 1024;
const DELIMITERS = [',', ';', '\t', '|'] as const;

/** The columns' names, without the blanks around them. Throws Unreadable. */
export async function headingOf(path: string): Promise<string[]> {
  for await (const { cells } of rowsOf(path)) return cells.map((cell) => cell.trim());
  throw new Unreadable(`${path} is empty: its first row names the columns.`);
}

/** Every row with anything in it, the one with the columns' names among them. Throws Unreadable. */
export async function* rowsOf(path: string): AsyncGenerator<Row> {
  const beginning = await beginningOf(path);
  if (beginning.includes(0))
    throw new Unreadable(`${path} is no CSV file in UTF-8: save the table as 'CSV UTF-8' and give that.`);
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(beginning.toString('latin1')),
    info: true,
    max_record_size: LONGEST_ROW,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
  });
  const source = createReadStream(path);
  // Whoever reads the rows gets the error.
  pipeline(source, parser, () => {});
  try {
    for await (const { info, record } of parser) yield { line: info.lines, cells: record };
  } catch (error) {
    if (error instanceof CsvError)
      throw new Unreadable(
        `${path} cannot be read as CSV: ${error.message}. Look for a quote that is not closed.`,
      );
    throw error;
  } finally {
    source.destroy();
  }
}

async function beginningOf(path: string): Promise<Buffer> {
  try {
    await using file = await open(path);
    const { bytesRead, buffer } = await file.read(Buffer.alloc(BEGINNING_BYTES), 0, BEGINNING_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } catch (error) {
    throw new Unreadable(
      `${path} cannot be opened: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** The character that stands most often outside quotes in the first row. */
function delimiterOf(beginning: string): string {
  const first = beginning.trimStart().split(/[\r\n]/, 1)[0] ?? '';
  const bare = first.replace(/"[^"]*"/g, '');
  const counted = DELIMITERS.map((sign) => ({ sign, count: bare.split(sign).length }));
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).sign;
}
