import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { makePdf } from './make-pdf.ts';
import { printable } from './printable.ts';

const NAMES: [string, string][] = [
  ['Désirée O’Neil-Brown', 'Désirée O’Neil-Brown'],
  ["D'Andre St. Hill Jr.", "D'Andre St. Hill Jr."],
  ['Łukasz Søren Þór', 'Łukasz Søren Þór'],
  ['Nguyễn Thị Ánh', 'Nguyễn Thị Ánh'],
  ['Ωμέγα Жанна', 'Ωμέγα Жанна'],
  // An accent that stands by itself joins its letter.
  ['Zoe\u0301', 'Zoé'],
  ['李小龍', '[U+674E][U+5C0F][U+9F8D]'],
  ['😀 Brown', '[U+1F600] Brown'],
  ['a\u202Eevil\u202C\u200F b', 'aevil b'],
  ['محمد', '[U+0645][U+062D][U+0645][U+062F]'],
  ['{total} **b**', '{total} **b**'],
  ['Marcia\n\tCampbell', 'Marcia Campbell'],
  ['\uE000\uFFFD', '[U+E000][U+FFFD]'],
];

test.each(NAMES)('%s is printed as %s', (name, printed) => {
  expect(printable(name)).toBe(printed);
});

test('every letter of it is drawn', async () => {
  const bytes = await makePdf({
    info: { title: 'Names', creationDate: new Date() },
    defaultStyle: { font: 'Roboto' },
    content: [...NAMES.map(([name]) => printable(name)), printable('W'.repeat(250))],
  });
  const { getPage } = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise.then(
    (document) => ({ getPage: () => document.getPage(1) }),
  );
  const { items } = await (await getPage()).getTextContent();
  const text = items.map((part) => ('str' in part ? part.str : '')).join('');
  expect(text).not.toContain('\u0000');
  for (const [, printed] of NAMES)
    expect(text.replace(/\s/g, '')).toContain(printed.replace(/\s/g, '').normalize('NFC'));
});
