// Code says by the field's standard words what every engineer has a word for; the house's own words for it do not come back (decisions/145).
import { describe, expect, it } from 'vitest';
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
