// Every character of the words that people read is in the one font that is sent: a phone would draw others in another face, or as a box. A word of the specification is spelt one way.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sources } from './support/house-sources.ts';
import { HAPPENINGS } from './support/reading-age.ts';

const WORDS = /^src\/(texts|features\/[^/]+\/(texts|defaults))\//;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

const rangesOf = (font: string): [number, number][] => {
  const css = readFileSync('node_modules/@fontsource-variable/figtree/wght.css', 'utf8');
  const face = css.split('@font-face').find((one) => one.includes(font)) ?? '';
  const ranges = /unicode-range:([^;]+);/.exec(face)?.[1]?.split(',') ?? [];
  return ranges.map((range) => {
    const [first = '', last = first] = range.trim().replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
};

it('has no words with a character that the font lacks', () => {
  const [, font = ''] =
    /figtree\/files\/([\w-]+\.woff2)/.exec(readFileSync('src/platform/web/tokens.css', 'utf8')) ?? [];
  const ranges = rangesOf(font);
  expect(ranges.length).toBeGreaterThan(5);
  const words = [...sources].filter(
    ([file]) => (WORDS.test(file) || HAPPENINGS.test(file)) && !file.includes('.test'),
  );
  expect(words.length).toBeGreaterThan(50);
  const missing = words.flatMap(([file, source]) =>
    [...new Set(source.replace(COMMENT, ''))]
      .filter((sign) => {
        const code = sign.codePointAt(0) ?? 0;
        return !ranges.some(([first, last]) => code >= first && code <= last);
      })
      .map((sign) => `${file}: ${sign}`),
  );
  expect(missing).toEqual([]);
});

it('says Email as the specification does, where it is a heading or begins a sentence', () => {
  const other = [...sources].filter(
    ([path, text]) => WORDS.test(path) && text.replaceAll(COMMENT, '').includes('E-mail'),
  );
  expect(other.map(([path]) => path)).toEqual([]);
});
