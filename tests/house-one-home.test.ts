// What every area says in the same way has one home, and stands nowhere else.
import { describe, expect, it } from 'vitest';
import { sources } from './support/house-sources.ts';

const HOMES = [
  {
    what: 'how long an hour and a day are',
    home: 'src/shared/calendar.ts',
    elsewhere: /\b(?:3_?600_?000|86_?400_?000|60 \* 60_000)\b|\* 60_000\b/,
  },
  {
    what: 'the answer that is a sentence',
    home: 'src/shared/endpoint.ts',
    elsewhere: /z\.object\(\{ message: z\.string\(\)(?:, | \}\))/,
  },
];

const strays = ({ home, elsewhere }: (typeof HOMES)[number], tree: ReadonlyMap<string, string>) =>
  [...tree].flatMap(([path, text]) =>
    path !== home && path.startsWith('src/') && elsewhere.test(text) ? [path] : [],
  );

it.each(HOMES)('$what stands in $home alone', (one) => {
  expect(sources.has(one.home)).toBe(true);
  expect(strays(one, sources)).toEqual([]);
});

describe('a second home', () => {
  it.each([
    'const DAY_MS = 24 * 3_600_000;',
    'const KEPT_MS = 180 * 86_400_000;',
    'const FRESH_MS = 10 * 60_000;',
    'const said = z.object({ message: z.string() });',
    'output: z.object({ message: z.string(), _id: z.string() }),',
  ])('is found in %s', (source) => {
    const tree = new Map([['src/features/seeds/contract.ts', source]]);
    expect(HOMES.flatMap((one) => strays(one, tree))).toEqual(['src/features/seeds/contract.ts']);
  });
});
