// Where a loan's state or lateness is judged by hand: a new state, or another way to count, would be forgotten there.
import { isTestFile, type Sources } from './house-imports.ts';

/** The table of states, the rule by which the books decide on one, and the places that compare days. */
const MAY_JUDGE = new Set([
  'src/features/loans/fields/loan-states.ts',
  'src/features/loans/rules/books/standing.ts',
  'src/features/loans/rules/books/lateness.ts',
  'src/features/loans/rules-in-sql/lateness.ts',
]);

/** Words bear the names of states as their keys; people that are made up are in whatever state they are given. */
const SPEAKS_OF_THEM = /\/texts(\/|\.ts$)|^src\/texts\/|^src\/app\/server\/demo\//;

/** What an account, a product or an import may be too: these count where a `state` of a loan is compared with them or given. */
const SHARED_NAMES = new Set(['Active', 'Reversed']);

/** The features that know loans: in the others `state` is that of something else. */
const KNOWS_LOANS =
  /^src\/(app|features\/(loans|information|decisions|applications|complaints|signals|reports|privacy))\//;

/** Every place that names a state of a loan, or counts how late one is, outside of what these are declared by; one sentence each. */
export function statesByHand(sources: Sources): string[] {
  const states = statesOf(sources.get('src/features/loans/fields/loan-states.ts') ?? '');
  return [...sources]
    .filter(([path]) => KNOWS_LOANS.test(path) && /\.tsx?$/.test(path) && !isTestFile(path))
    .filter(([path]) => !MAY_JUDGE.has(path) && !SPEAKS_OF_THEM.test(path))
    .flatMap(([path, source]) => {
      const lines = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, (comment) => comment.replace(/./g, ''));
      return lines.split('\n').flatMap((line, index) => {
        const state = states.find((name) => namesState(line, name));
        const at = `${path}:${index + 1}`;
        return [
          ...(state ? [`${at}: names the state ${state} of a loan`] : []),
          ...(countsDaysLate(line) ? [`${at}: counts days late by hand`] : []),
        ];
      });
    });
}

const statesOf = (source: string): string[] => {
  const table = /LOAN_STATE_FACTS = \{\n([\s\S]*?)\n\} as const/.exec(source)?.[1] ?? '';
  return [...table.matchAll(/^ {2}(\w+): \{/gm)].map(([, name = '']) => name);
};

const namesState = (line: string, name: string): boolean =>
  SHARED_NAMES.has(name)
    ? new RegExp(
        String.raw`\bstate\b['"]?\s*(===?|!==?|=|<>|:|,|(not )?in|is distinct from).{0,40}['"]${name}['"]`,
      ).test(line)
    : new RegExp(String.raw`['"]${name}['"]|^\s*${name}: `).test(line);

/** The days from a due date, in memory or of the row of a loan, as no schedule and no request for a new date asks for them. */
const countsDaysLate = (line: string): boolean =>
  /daysBetween\(([\w.]+\.)?(oldestD|d)ueOn, ([\w.]+\.)?(today|on|until|agedOn)\)/.test(line) ||
  /\b(oldest_due_on|oldestDueOn)\b\W{0,5}(<|>|-)\W{0,5}[\w$]/.test(line);
