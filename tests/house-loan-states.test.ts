// The states of a loan, and how late one is, are judged by one rule each, and nowhere by hand.
import { describe, expect, it } from 'vitest';
import { statesByHand } from './support/house-loan-states.ts';
import { sources } from './support/house-sources.ts';

it('asks the table of states and the rule of lateness everywhere', () => {
  expect(statesByHand(sources)).toEqual([]);
});

const TABLE = 'src/features/loans/fields/loan-states.ts';

const faultsOf = (source: string, path = 'src/features/loans/server/store.ts'): string[] =>
  statesByHand(
    new Map([
      [TABLE, sources.get(TABLE) ?? ''],
      [path, source],
    ]),
  );

describe('a planted breach is refused:', () => {
  it.each([
    ['a comparison in memory', "if (loan.state === 'WrittenOff') return;"],
    ['one with a name that others bear too', "if (loan.state !== 'Active') return;"],
    ['one in a statement', "sql`select id from loans l where l.state <> 'Reversed'`"],
    ['a list in a statement', "sql`select id from loans where state in ('Active', 'InArrears')`"],
    ['one of a builder', ".where('l.state', '=', 'Active')"],
    ['a record by state', '  InArrears: 2,'],
    ['days late in memory', 'const late = daysBetween(oldest.dueOn, today);'],
    ['days late in a statement', 'select l.id from loans l where l.oldest_due_on < $1'],
    ['days late of a builder', ".where('oldest_due_on', '<', today)"],
  ])('%s', (_what, source) => {
    expect(faultsOf(source)).toHaveLength(1);
  });

  it.each(['src/features/decisions/server/gather.ts', 'src/app/server/verify/checks.ts'])('in %s', (path) => {
    expect(faultsOf("l.state = 'Repaid'", path)).toHaveLength(1);
  });
});

it.each([
  ['a state of something else', "products.where('status', '=', 'Active')"],
  ['what is said of one', "// 'Repaid' once and for all"],
  ['days that are left', 'daysLeft: daysBetween(today, oldestDueOn)'],
  ['how far a date is moved', 'texts.option(daysBetween(dueOn, day))'],
])('passes %s', (_what, source) => {
  expect(faultsOf(source)).toEqual([]);
});

it('passes the table itself, words and made-up people', () => {
  for (const path of [TABLE, 'src/features/loans/texts/statement.ts', 'src/app/server/demo/people/stages.ts'])
    expect(faultsOf("  Repaid: 'Repaid',", path)).toEqual([]);
});
