// docs/security.md and its pages, held to the standard's numbers and to the tree.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { asvsNumbers } from './support/asvs-numbers.ts';
import {
  numberFaults,
  pageFaults,
  type Requirement,
  requirementFaults,
  requirementsOf,
  STATES,
  type Tree,
} from './support/security-table.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const tree: Tree = {
  has: (path) => existsSync(root + path),
  read: (path) => readFileSync(root + path, 'utf8'),
};
const INDEX = 'docs/security.md';
const pages = new Map(
  [INDEX, ...globSync('docs/security/**/*.md', { cwd: root })]
    .map((path) => path.replaceAll('\\', '/'))
    .map((path) => [path, tree.read(path)]),
);
const rows = [...pages].flatMap(([path, page]) => requirementsOf(path, page));
const index = pages.get(INDEX) ?? '';
const inState = (state: string) => rows.filter((row) => row.state === state);

describe('what the security pages say', () => {
  it('is of each requirement of levels 1 and 2 once', () => {
    expect(asvsNumbers).toHaveLength(253);
    expect(numberFaults(rows, asvsNumbers)).toEqual([]);
  });

  it('is one of four states, with what the state owes', () => {
    expect(rows.flatMap(requirementFaults)).toEqual([]);
  });

  it('names files that are there, and code as it stands in them', () => {
    expect([...pages].flatMap(([path, page]) => pageFaults(path, page, tree))).toEqual([]);
  });

  it('is summed up on the first page', () => {
    const said = STATES.map((state) => [
      state,
      Number(new RegExp(`^\\| ${state} \\| (\\d+) \\|`, 'm').exec(index)?.[1]),
    ]);
    expect(said).toEqual(STATES.map((state) => [state, inState(state).length]));
  });

  it('lists on the first page all that is not met', () => {
    const listed = [...index.matchAll(/^- \*\*([\d.]+)\*\*/gm)].map(([, number]) => number);
    expect(listed.toSorted()).toEqual(
      inState('not met')
        .map(({ number }) => number)
        .toSorted(),
    );
  });
});

describe('a row', () => {
  const met: Requirement = {
    at: 'docs/x.md:3',
    number: '1.1.1',
    asked: 'Input is decoded once.',
    state: 'met',
    why: 'By `src/a.ts`.',
  };

  it('is read out of its page, with its line', () => {
    const page = ['| No. | Asked | State | Where |', '|---|---|---|---|', '| 1.1.1 | a | met | b `c|d` |'];
    expect(requirementsOf('docs/x.md', page.join('\n'))).toEqual([
      { at: 'docs/x.md:3', number: '1.1.1', asked: 'a', state: 'met', why: 'b `c|d`' },
    ]);
  });

  it.each<[string, Partial<Requirement>, string[]]>([
    ['met with its file', {}, []],
    ['met without one', { why: 'Surely.' }, ['docs/x.md:3: is met, and names no file that shows it']],
    ['in a state of its own', { state: 'nearly' }, ['docs/x.md:3: knows no state “nearly”']],
    [
      'asked in a long sentence',
      { asked: 'word '.repeat(16) },
      ['docs/x.md:3: takes more than 15 words for what is asked'],
    ],
    [
      'left to nobody in particular',
      { state: "operator's" },
      ['docs/x.md:3: is left to the operator, and names no page that tells them'],
    ],
    ['left to the operator', { state: "operator's", why: 'See `README.md`.' }, []],
    [
      'that does not apply, just so',
      { state: 'not applicable', why: 'No.' },
      ['docs/x.md:3: does not apply, and does not say why'],
    ],
    [
      'not met, just so',
      { state: 'not met', why: 'Too much work for now.' },
      ['docs/x.md:3: is not met, and gives no reason'],
    ],
  ])('%s', (_which, row, faults) => {
    expect(requirementFaults({ ...met, ...row })).toEqual(faults);
  });

  it('is there once for each number', () => {
    expect(numberFaults([met, met, { ...met, number: '9.9.9' }], ['1.1.1', '1.1.2'])).toEqual([
      '1.1.2 has no row',
      '1.1.1 has more than one row',
      'docs/x.md:3: no 9.9.9',
    ]);
  });

  it('names no file that is gone, and no code that changed', () => {
    const small: Tree = {
      has: (path) => path === 'src/a.ts',
      read: () => 'const MOST = 5;\nfrom(`a`,\n  most: 5)',
    };
    const page = [
      '`src/a.ts` › `MOST = 5`, `src/a.ts` › `MOST = 6`, `src/b.ts`, `/api/form`, `npm audit`',
      '`src/a.ts` › `` from(`a`, most: 5 ``, `src/a.ts` › `` from(`a`, most: 6 ``',
    ].join('\n');
    expect(pageFaults('docs/x.md', page, small)).toEqual([
      'docs/x.md: there is no src/b.ts',
      'docs/x.md: src/a.ts does not say MOST = 6',
      'docs/x.md: src/a.ts does not say from(`a`, most: 6',
    ]);
  });
});
