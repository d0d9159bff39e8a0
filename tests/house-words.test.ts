// Code says by the field's standard words what every engineer has a word for; the house's own words for it do not come back (decisions/145).
import { describe, expect, it } from 'vitest';
import { codeAlone } from './support/code-alone.ts';
import { isTestFile, type Sources } from './support/house-imports.ts';
import { sources } from './support/house-sources.ts';

/** Each with the words that say it. */
const OWN_WORDS: readonly [pattern: RegExp, instead: string][] = [
  [/\bfaults?\b|\b[a-z]\w*(?<!De|de)Faults?\b|\bfaultsOf\b|\bfaultOf\b/g, 'error'],
  [/\bjudge[A-Z]\w*/g, 'validate, check, decide'],
  [/\btell[A-Z]\w*|\btype Told\b/g, 'notify'],
];

/** What bears such a word in a sense of its own; each with why. */
const OF_ITS_OWN: Record<string, string> = {
  'src/features/decisions/contract/judge-mapping.ts':
    'the judge of a score, which compares it with what became of people',
};

type Names = readonly [pattern: RegExp, instead: string];

/** Names in code, each with the words that say it. Comments and texts may use them in their plain sense. */
const ALWAYS: readonly Names[] = [
  [
    /\b(?:un)?told\b|\btold[A-Z]\w*|\b\w*Told(?:[A-Z]\w*)?\b/g,
    'notified, announced, reported, answered, shown',
  ],
  [/\btell(?:[A-Z]\w*)?\b/g, 'notify, report, announce, send'],
];
const JUDGED: Names = [
  /\b(?:const|let|function|type) [jJ]udged\b/g,
  'validated, verified, authorised, decided',
];
const JUDGE: Names = [/\b(?:const|let|function|type) [jJ]udge\b/g, 'validate, verify, authorise, decide'];

/** Files that bear such a name, each with why. */
const NAMES_KEPT: Record<string, string> = {
  'src/features/applications/web/dashboard/dashboard.test.tsx': 'words that people read, in a pattern',
  'src/features/applications/web/offer/kept-offer.test.tsx': 'words that people read, in a pattern',
  'src/features/decisions/rules/explain.test.ts': 'words that people read, in a pattern',
  'src/features/contests/server/terms/notify-joined.db.test.ts': 'a column',
  'src/features/contests/web/staff/terms/terms.test.tsx': 'on the wire',
  'src/features/signals/server/signal-desk.db.test.ts': 'on the wire',
  'src/features/signals/web/staff/signals.test.tsx': 'on the wire',
  'tests/house-words.test.ts': 'the patterns themselves',
  'src/features/applications/contract/shown.ts': 'on the wire: what a lender’s criteria say of an applicant',
  'src/features/contests/contract/requests.ts': 'on the wire',
  'src/features/contests/server/terms/notify-joined.ts': 'a column',
  'src/features/contests/server/terms/term-requests.ts': 'a column, and on the wire',
  'src/features/contests/web/staff/terms/settled-requests.tsx': 'on the wire',
  'src/features/decisions/rules/performance/tally.ts':
    'the judge of a score, which compares it with what became of people',
  'src/features/reports/rules/score/monitor.ts': 'the judge of a score',
  'src/features/signals/contract.ts': 'on the wire',
  'src/features/signals/server/show-signal.ts': 'on the wire',
  'src/features/signals/web/staff/staff-signal.tsx': 'on the wire',
};

/** The code of the program, of its tests, and of what measures and proves it. In the latter two a judge is one of pictures, proofs and scores. */
function namesRefusedIn(path: string): readonly Names[] {
  if (!/\.(tsx?|m?js)$/.test(path)) return [];
  if (/^(tests|bench|scripts)\//.test(path) || (path.startsWith('src/') && isTestFile(path)))
    return [...ALWAYS, JUDGED];
  return /^src\//.test(path) && !/\/texts[./]|^src\/texts\//.test(path) ? [...ALWAYS, JUDGED, JUDGE] : [];
}

const ownNames = (files: Sources): string[] =>
  [...files].flatMap(([path, text]) =>
    namesRefusedIn(path).flatMap(([pattern, instead]) =>
      [...codeAlone(text).matchAll(pattern)].map(([word]) => `${path}: ${word}, say ${instead}`),
    ),
  );

/** In features and what they share; texts are what people read. */
const ownWords = (files: Sources): string[] =>
  [...files].flatMap(([path, text]) =>
    /^src\/(features|shared)\//.test(path) && !path.includes('/texts/') && !isTestFile(path)
      ? OWN_WORDS.flatMap(([pattern, instead]) =>
          [...text.matchAll(pattern)].map(([word]) => `${path}: ${word}, say ${instead}`),
        )
      : [],
  );

it('finds none of them in features', () => {
  const found = ownWords(sources).filter((named) => !(named.slice(0, named.indexOf(':')) in OF_ITS_OWN));
  expect(found).toEqual([]);
});

it('excepts nothing that is not there', () => {
  const found = ownWords(sources);
  expect(Object.keys(OF_ITS_OWN).filter((path) => !found.some((named) => named.startsWith(path)))).toEqual(
    [],
  );
});

it('finds no such name in the code of any floor, and keeps no name that is gone', () => {
  const found = ownNames(sources);
  const pathOf = (named: string) => named.slice(0, named.indexOf(':'));
  expect(found.filter((named) => !(pathOf(named) in NAMES_KEPT))).toEqual([]);
  expect(Object.keys(NAMES_KEPT).filter((path) => !found.some((named) => pathOf(named) === path))).toEqual(
    [],
  );
});

describe('a name in code', () => {
  const path = 'src/platform/server/notices.ts';
  const foundIn = (source: string, at = path) => ownNames(new Map([[at, source]]));

  it.each([
    ['const told = await send();', 'told'],
    ['let untold = 0;', 'untold'],
    ['import { namesToldIn } from "./names.ts";', 'namesToldIn'],
    ['const isToldAbove = true;', 'isToldAbove'],
    ['export type ToldAnswers = {};', 'ToldAnswers'],
    [`return sql\`select \${told.waiting} as waiting\`;`, 'told'],
    ['async function tell(work: Work) {}', 'tell'],
    ['const judged = validate(draft);', 'const judged'],
  ])('is refused in %s', (source, word) => {
    expect(foundIn(source)).toEqual([expect.stringContaining(`${path}: ${word}, say `)]);
  });

  it.each([
    ['tests/proofs/pages.ts', 'const told = "";', 'told'],
    ['bench/main.ts', 'tell("Start", 1);', 'tell'],
    ['scripts/seed-demo.mjs', 'async function tellSizes() {}', 'tellSizes'],
    ['src/features/loans/server/pay.db.test.ts', 'const isTold = true;', 'isTold'],
    ['tests/support/worlds.ts', 'const judged = await decide();', 'const judged'],
  ])('is refused in %s too: %s', (at, source, word) => {
    expect(foundIn(source, at)).toEqual([expect.stringContaining(`${at}: ${word}, say `)]);
  });

  it('may be the judge of what is measured, in a test or a proof', () => {
    expect(foundIn('function judge(page) {}', 'tests/gallery/judge.ts')).toEqual([]);
  });

  it.each([
    '// Its owner is told of it, and it tells nobody else.\nconst audited = {};',
    "const said = 'You told us: it\\'s told';",
    `const said = \`Winners are told by \${way} and told again\`;`,
  ])('may be said to people: %s', (source) => {
    expect(foundIn(source)).toEqual([]);
  });
});

describe('a file of a feature', () => {
  const path = 'src/features/loans/rules/validate-loan.ts';
  const foundIn = (source: string, at = path) => ownWords(new Map([[at, source]]));

  it.each([
    ["name: { kind: 'line', faults: { missing: 'Give it' } },", 'faults'],
    ['const fault = errorsIn(draft);', 'fault'],
    ['import { contestFaults } from "./texts.ts";', 'contestFaults'],
    ['export function judgeRows(rows) {}', 'judgeRows'],
    ['await tellOwner(work, account);', 'tellOwner'],
    ['type Told = { subject: string };', 'type Told'],
  ])('is refused that says %s', (source, word) => {
    expect(foundIn(source)).toEqual([expect.stringContaining(`${path}: ${word}, say `)]);
  });

  it.each([
    ['standard words', 'const errors = validateFields(fields, draft); await notifyOwner(work);'],
    ['what is by default', 'export const defaultPolicy = defaults.policy;'],
  ])('passes that says %s', (_what, source) => {
    expect(foundIn(source)).toEqual([]);
  });

  it('may say to people what it likes', () => {
    expect(foundIn("faults: '2 faults'", 'src/features/forms/texts/staff-forms.ts')).toEqual([]);
  });
});
