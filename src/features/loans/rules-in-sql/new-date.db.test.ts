import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#platform/server/database/database.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { answersOver } from '#tests/support/drawn-rows.ts';
import { whyNotGrant } from '../rules/arrears/new-date.ts';
import { standingOf } from '../rules/books/standing.ts';
import { amountOf, instalmentsPaid } from '../rules/books/waterfall.ts';
import { anyKeptLoan, type KeptLoan, rowsOf } from './kept-loans.test-support.ts';
import { isNothingDue } from './new-date.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** By the number of each instalment. */
function due({ account, agedOn }: KeptLoan): [number, boolean][] {
  const { state } = standingOf(account, agedOn);
  const schedule = instalmentsPaid(account.owing, account.books).map((instalment) => ({
    ...instalment,
    isPaid: instalment.paidCents >= amountOf(instalment),
  }));
  return schedule.map(({ number, dueOn }) => {
    const why = whyNotGrant({ state, schedule }, { number, fromDueOn: dueOn, wantedDueOn: dueOn });
    return [number, why === 'new_date.nothing_due' || why === 'new_date.paid'];
  });
}

it('agrees with the rule on whatever instalment, also where two fall due on one day', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyKeptLoan, { minLength: 1, maxLength: 20 }), async (loans) => {
      const answers = await answersOver(
        database.db,
        rowsOf(loans),
        sql<{ id: string; number: number; nothing: boolean }>`
          select l.id, r.number, ${isNothingDue('l', sql`r.number`)} as nothing
          from loans l join loan_instalments r on r.loan_id = l.id order by r.number`,
      );
      const byLoan = Map.groupBy(answers, ({ id }) => id);
      for (const loan of loans)
        expect(byLoan.get(loan.id)?.map(({ number, nothing }) => [number, nothing])).toEqual(due(loan));
    }),
    { numRuns: 200 },
  );
});
