import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#platform/server/database/database.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { answersOver } from '#tests/support/drawn-rows.ts';
import { maySettle, settlementQuote } from '../rules/books/settlement.ts';
import { balancesOf, owedCents } from '../rules/books/waterfall.ts';
import { anyKeptLoan, type KeptLoan, rowsOf } from './kept-loans.test-support.ts';
import { paysOffCents } from './settlement.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** A loan that cannot be settled any more is paid off with what is owed of it. */
const due = ({ account: { owing, books }, today }: KeptLoan): number =>
  maySettle(books) ? settlementQuote(owing, books, today).payCents : owedCents(balancesOf(owing, books));

it('agrees with the rule to the cent on whatever loan, on whatever day', async () => {
  let saving = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(anyKeptLoan, { minLength: 1, maxLength: 20 }), async (loans) => {
      const days = sql`jsonb_to_recordset(${JSON.stringify(loans.map(({ id, today }) => ({ id, today })))}::jsonb) as d (id uuid, today date)`;
      const answers = await answersOver(
        database.db,
        rowsOf(loans),
        sql<{ id: string; cents: number }>`
          select l.id, ${paysOffCents('l', sql`d.today`)} as cents from loans l join ${days} on d.id = l.id`,
      );
      const found = new Map(answers.map(({ id, cents }) => [id, cents]));
      for (const loan of loans) {
        expect(found.get(loan.id)).toBe(due(loan));
        const { owing, books } = loan.account;
        if (due(loan) < owedCents(balancesOf(owing, books))) saving += 1;
      }
    }),
    { numRuns: 60 },
  );
  expect(saving).toBeGreaterThan(0);
});
