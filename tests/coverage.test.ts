// What the specification asks for stays built: no row of docs/coverage without its address or call, a file that builds it and a test that shows it.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { routes } from '#app/server/app.ts';
import { addresses } from '#app/web/addresses.ts';
import { rowFaults, rowsOf, textsOf } from './support/coverage-table.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(root + path, 'utf8');
const found = (pattern: string) => globSync(pattern, { cwd: root }).map((path) => path.replaceAll('\\', '/'));

const sources = new Map(
  [
    'src/**/*.{ts,tsx,css}',
    'tests/**/*.{ts,tsx}',
    'bench/**/*.ts',
    'public/**/*',
    'scripts/*.mjs',
    'db/**/*.sql',
  ]
    .flatMap(found)
    .map((path) => [path, /\.(ts|tsx|css|sql|mjs)$/.test(path) ? read(path) : '']),
);
const texts = textsOf(
  [...sources]
    .filter(([path]) => /^src\/(features\/[a-z-]+\/)?texts[./]/.test(path))
    .map(([, source]) => source)
    .join('\n'),
);
const pages = found('docs/coverage/*.md');
const rows = pages.flatMap((path) => rowsOf(path, read(path)));

/** What the first cells have between back-ticks, of one shape. */
const quoted = (shape: RegExp): string[] =>
  rows.flatMap(({ asked }) =>
    [...asked.matchAll(/`([^`]+)`/g)].map(([, said = '']) => said).filter((said) => shape.test(said)),
  );

/** As the tables write it: `/redeem/{id}`. */
const asWritten = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');

describe('the tables of what is built', () => {
  it('name files that are there, tests that are there, and texts as they are said', () => {
    expect(rows.flatMap((row) => rowFaults(row, sources, texts))).toEqual([]);
  });

  it('ask for addresses that lead somewhere', () => {
    const paths = new Set(addresses.map(({ path }) => asWritten(path)));
    const wanted = quoted(/^\/(?!api\b|assets\b)[\w/{}-]*$/);
    expect(wanted.length).toBeGreaterThan(70);
    expect(wanted.filter((path) => !paths.has(path))).toEqual([]);
  });

  it('ask for calls that are answered', () => {
    const calls = new Set(routes.map(({ key }) => asWritten(key)));
    const wanted = quoted(/^(GET|POST|PUT|PATCH|DELETE) \/api\//);
    expect(wanted.length).toBeGreaterThan(200);
    expect(wanted.filter((call) => !calls.has(call))).toEqual([]);
  });
});

describe('a row', () => {
  const tree = new Map([
    ['src/features/quiz/web/quiz.tsx', ''],
    ['src/features/quiz/quiz.test.ts', "it('asks two questions', …)"],
  ]);
  const good = {
    at: 'docs/x.md:3',
    asked: 'says “Hello {name}!”',
    built: '`src/features/quiz/web/quiz.tsx`',
    shown: '`src/features/quiz/quiz.test.ts` › asks two questions',
  };
  const faultsOf = (row: Partial<typeof good>) =>
    rowFaults({ ...good, ...row }, tree, textsOf(`hello: (fullName) => \`Hello \${fullName}!\``));

  it('is read out of its page, with its line', () => {
    const page = ['| What | Built in | Shown by |', '|---|---|---|', '| a | b | c |'].join('\n');
    expect(rowsOf('docs/x.md', page)).toEqual([{ at: 'docs/x.md:3', asked: 'a', built: 'b', shown: 'c' }]);
  });

  it.each([
    ['whole', {}, []],
    ['of a text that nobody says', { asked: 'says “Hallo!”' }, ['docs/x.md:3: no text reads “Hallo!”']],
    ['without a place', { built: 'somewhere' }, ['docs/x.md:3: names no file that builds it']],
    ['with a place that is gone', { built: '`src/gone.ts`' }, ['docs/x.md:3: there is no src/gone.ts']],
    ['without a test', { shown: 'by hand' }, ['docs/x.md:3: names no test as `file` › title, but “by hand”']],
    [
      'with a test that is gone',
      { shown: '`src/features/quiz/quiz.test.ts` › asks three questions' },
      ['docs/x.md:3: src/features/quiz/quiz.test.ts has no test called “asks three questions”'],
    ],
  ])('%s', (_which, row, faults) => {
    expect(faultsOf(row)).toEqual(faults);
  });
});
