import { buffer, text } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv } from '#tests/support/read-csv.ts';
import { csvFile, safeCell, stampedName } from './csv.ts';

const COLUMNS = [
  { heading: 'Name', cell: ({ name }: { name: string }) => name },
  { heading: 'Length', cell: ({ name }: { name: string }) => name.length },
  { heading: 'Nothing', cell: () => null },
];

async function* rowsOf(names: readonly string[]) {
  for (const name of names) yield { name };
}

const LINE_BREAK = /[\n\v\f\r\u0085\u2028\u2029]/;

const fileOf = (names: readonly string[]) => text(csvFile('names.csv', COLUMNS, rowsOf(names)).content);

describe('a cell', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+18765550100', "'+18765550100"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\rfoo', "'\rfoo"],
    ['  =cmd()', "'  =cmd()"],
    ['＝1+1', "'＝1+1"],
    ['Not her\n=HYPERLINK("//x.example")', `Not her\n'=HYPERLINK("//x.example")`],
    ['Not her\r@SUM(A1)\r\n\t-2', "Not her\r'@SUM(A1)\r\n'\t-2"],
    ['one\u2028+1\u0085=2\v-3\f@4', "one\u2028'+1\u0085'=2\v'-3\f'@4"],
    ['two\n\nlines', 'two\n\nlines'],
    [';=1+1', ";'=1+1"],
    ['Rent; -2 left', "Rent;' -2 left"],
    ['rent; food', 'rent; food'],
    ['Marcia', 'Marcia'],
    ['a=b', 'a=b'],
    ['', ''],
  ])('%j reads %j', (given, shown) => {
    expect(safeCell(given)).toBe(shown);
  });

  it('never begins like a formula, whatever it holds, and loses nothing', () => {
    const risky = fc
      .tuple(
        fc.constantFrom('', ' ', ';', '\t', '\r', '\n', '=', '+', '-', '@', '＝', '＠'),
        fc.string({ unit: 'binary' }),
        fc.constantFrom('', '\r', '\n', '\r\n', '\u2028', '\n\t', '\n ', '; '),
        fc.constantFrom('', '=1', '+1', '-1', '@A1', '＝1'),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(risky, (given) => {
        const shown = safeCell(given);
        const formulas = shown
          .split(LINE_BREAK)
          .flatMap((line) => line.split(';'))
          .filter((line) => '=+-@＝＋－＠'.includes(line.trimStart()[0] ?? 'x'));
        expect(formulas).toEqual([]);
        expect('\t\r\n'.includes(shown[0] ?? 'x')).toBe(false);
        expect(shown.replaceAll("'", '')).toBe(given.replaceAll("'", ''));
      }),
      { seed: 7, numRuns: 2_000 },
    );
  }, 30_000);
});

describe('a CSV file', () => {
  it('begins with the mark of UTF-8, and quotes what holds commas, quotes and line breaks', async () => {
    const bytes = await buffer(
      csvFile('names.csv', COLUMNS, rowsOf(['Brown, "Bob"', 'two\r\nlines', 'Añasco'])).content,
    );
    expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
    const file = bytes.subarray(3).toString();
    expect(file.startsWith('Name,Length,Nothing\r\n')).toBe(true);
    expect(file).toContain('"Brown, ""Bob""",12,\r\n');
    expect(file).toContain('"two\r\nlines",10,\r\n');
  });

  it.each(['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
    'begins no row within a cell that holds %j',
    async (lineBreak) => {
      const file = await fileOf([`no${lineBreak}=1+1`]);
      expect(file).toBe(`Name,Length,Nothing\r\n"no${lineBreak}'=1+1",${6 + lineBreak.length},\r\n`);
    },
  );

  it('is read back as it was written, whatever the texts', async () => {
    const anyText = fc.string({ unit: 'grapheme', maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(fc.array(anyText, { maxLength: 20 }), async (names) => {
        const [, ...rows] = readCsv(await fileOf(names));
        expect(rows).toEqual(names.map((name) => [safeCell(name), String(name.length), '']));
      }),
      { seed: 7, numRuns: 200 },
    );
  });

  it('breaks off when its rows fail, and asks for no more once nobody reads', async () => {
    async function* failing() {
      yield { name: 'Marcia' };
      throw new Error('the database went away');
    }
    await expect(text(csvFile('names.csv', COLUMNS, failing()).content)).rejects.toThrow('went away');

    let asked = 0;
    let closed = false;
    async function* endless() {
      try {
        for (;;) yield { name: `person ${asked++} ${'x'.repeat(500)}` };
      } finally {
        closed = true;
      }
    }
    const { content } = csvFile('names.csv', COLUMNS, endless());
    await new Promise((resolve) => content.once('readable', resolve));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(asked).toBeLessThan(500);
    content.destroy();
    await expect.poll(() => closed).toBe(true);
  });

  it('is named by the moment in Jamaica', () => {
    expect(stampedName('loans-', new Date('2026-03-04T02:05:09Z'))).toBe('loans-2026-03-03-210509.csv');
  });
});
