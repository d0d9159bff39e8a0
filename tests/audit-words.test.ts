// Holds the words of the audit trail to the program: every action and kind of record that it writes is named for those who read it.
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { auditActions, auditKinds } from '#features/audit/texts/staff-audit.ts';
import { declaredRefusals } from './support/declared-refusals.ts';

const refusalCodes = new Set((await declaredRefusals()).map(({ code }) => code));

/** Of the server, what writes into the audit trail. */
const writers = globSync('src/{features,platform}/**/server/**/*.ts')
  .filter((path) => !/\.test(-support)?\.ts$/.test(path))
  .map((path) => [path, readFileSync(path, 'utf8')] as const)
  .filter(([, source]) => /server\/audit\.ts'|\.\/audit\.ts'|insert into audit_entries/.test(source));

/** `table.column`, as queries name them. */
const columns = new Set(
  readFileSync('db/tables.ts', 'utf8')
    .split(/^ {2}(?=\w+: \{$)/m)
    .flatMap((table) => {
      const [name] = table.split(':');
      return [...table.matchAll(/^ {4}(\w+):/gm)].map(([, column]) => `${name}.${column}`);
    }),
);

/** `area.verb` in quotes, which is neither a refusal, nor a column, nor the name of a file. */
const actionsIn = (source: string): string[] =>
  [...source.matchAll(/'([a-z][a-z_]{3,}\.(?!html'|json')[a-z_]+)'/g)]
    .map(([, found = '']) => found)
    .filter((found) => !refusalCodes.has(found) && !columns.has(found));

/** `${kind}.publish`: an action of several areas, known by its verb. */
const verbsIn = (source: string): string[] =>
  [...source.matchAll(/`\$\{\w+\}(\.[a-z_]+)`/g)].map(([, verb = '']) => verb);

const named = Object.keys(auditActions);
const endingIn = (verb: string) => named.filter((action) => action.endsWith(verb));

const kindsIn = (source: string): string[] =>
  [...source.matchAll(/subjectKind:([^,}]*)/g)].flatMap(([, found = '']) =>
    [...found.matchAll(/(?<!=== )'([\w ]+)'/g)].map(([, kind = '']) => kind),
  );

it('has words for every action that the program records', () => {
  expect(writers.length).toBeGreaterThan(20);
  const wordless = writers.flatMap(([path, source]) =>
    [
      ...actionsIn(source).filter((action) => !(action in auditActions)),
      ...verbsIn(source).filter((verb) => endingIn(verb).length === 0),
    ].map((action) => `${path}: ${action}`),
  );
  expect(wordless).toEqual([]);
});

it('records every action that has words', () => {
  const recorded = new Set(
    writers.flatMap(([, source]) => [...actionsIn(source), ...verbsIn(source).flatMap(endingIn)]),
  );
  expect(named.filter((action) => !recorded.has(action))).toEqual([]);
});

it('has words for every kind of record', () => {
  const wordless = writers.flatMap(([path, source]) =>
    kindsIn(source)
      .filter((kind) => !(kind in auditKinds))
      .map((kind) => `${path}: ${kind}`),
  );
  expect(wordless).toEqual([]);
});

it.each([
  [
    "action: ok ? 'verification.approve' : 'verification.reject'",
    ['verification.approve', 'verification.reject'],
  ],
  ["refuse('request.not_found'); where('accounts.id', '=', 'a.id')", []],
])('finds in %s', (source, actions) => {
  expect(actionsIn(source)).toEqual(actions);
});
