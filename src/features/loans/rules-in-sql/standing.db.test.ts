import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#platform/server/database/database.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { answersOver } from '#tests/support/drawn-rows.ts';
import { LOAN_STATES } from '../fields/loan-states.ts';
import * as rule from '../rules/books/standing.ts';
import { anyKeptLoan, type KeptLoan, rowsOf } from './kept-loans.test-support.ts';
import {
  fallsDue,
  isAged,
  isInArrears,
  isLate,
  isOpen,
  isOutdated,
  isOwed,
  isRepaid,
  payoutStands,
  worstDaysLate,
} from './standing.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

type Verdict = {
  aged: boolean;
  due: boolean;
  stands: boolean;
  late: boolean;
  open: boolean;
  owed: boolean;
  repaid: boolean;
  arrears: boolean;
  worst: number;
};

/** Each as of its own day. */
async function verdictOn(loan: KeptLoan): Promise<Verdict | undefined> {
  const [verdict] = await answersOver(
    database.db,
    rowsOf([loan]),
    sql<Verdict>`
      select ${isAged('l')} as aged, ${fallsDue('l')} as due, ${payoutStands('l')} as stands, ${isLate('l')} as late, ${isOpen('l')} as open, ${isOwed('l')} as owed, ${isRepaid('l')} as repaid,
        ${isOpen('l')} and ${isInArrears('l', loan.today)} as arrears, ${worstDaysLate('l', loan.today)} as worst from loans l`,
  );
  return verdict;
}

function verdictDue({ account, agedOn, today }: KeptLoan): Verdict {
  const aged = rule.standingOf(account, agedOn);
  const { state } = rule.standingOf(account, today);
  const open = rule.isOpen(state);
  return {
    aged: rule.isAged(state),
    due: rule.fallsDue(state),
    stands: rule.payoutStands(state),
    late: aged.daysLate > 0,
    open,
    owed: open,
    repaid: rule.isRepaid(state),
    arrears: open && rule.isInArrears(state),
    worst: rule.worstDaysLate(account, rule.isWrittenOff(state) ? agedOn : today),
  };
}

it('agrees with the rules on whatever loan, judged today or some days ago', async () => {
  const states = new Set<rule.LoanState>();
  await fc.assert(
    fc.asyncProperty(anyKeptLoan, async (loan) => {
      states.add(rule.standingOf(loan.account, loan.today).state);
      expect(await verdictOn(loan)).toEqual(verdictDue(loan));
    }),
    { numRuns: 600 },
  );
  expect(states.size).toBe(LOAN_STATES.length);
});

it('finds every loan that stands elsewhere today than when it was last looked at, so that the nightly job does', async () => {
  let moved = 0;
  await fc.assert(
    fc.asyncProperty(anyKeptLoan, async (loan) => {
      const [then, now] = [loan.agedOn, loan.today].map((day) => rule.standingOf(loan.account, day));
      if (isDeepStrictEqual(then, now)) return;
      moved += 1;
      const [answer] = await answersOver(
        database.db,
        rowsOf([loan]),
        sql<{ isFound: boolean }>`select ${isOutdated('l', loan.today)} as "isFound" from loans l`,
      );
      expect(answer).toEqual({ isFound: true });
    }),
    { numRuns: 600 },
  );
  expect(moved).toBeGreaterThan(50);
});
