// Reads a CSV file as RFC 4180 has it, quotes and all: what the tests of exports compare with.

/** The lines of a CSV file without the byte order mark; every cell is a text. */
export function readCsv(file: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  const text = file.replace(/^\uFEFF/, '');
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    line.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    lines.push(line);
    line = [];
    if (end === '') break;
  }
  // The last line break ends a line and begins none.
  return lines.filter((cells) => cells.length > 1 || cells[0] !== '');
}
