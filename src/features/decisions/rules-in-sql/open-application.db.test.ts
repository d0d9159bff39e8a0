import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#platform/server/database/database.ts';
import { newId } from '#shared/id.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { verdictsOn } from '#tests/support/drawn-rows.ts';
import { isOpenApplication as ruled } from '../rules/offer/open-application.ts';
import { isOpenApplication } from './open-application.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const anyApplication = fc.record({
  status: fc.constantFrom('Pending', 'Waiting', 'Approved', 'Rejected', 'Withdrawn'),
  closed_at: fc.option(fc.constant(new Date('2026-03-04T16:00:00Z')), { nil: null }),
  partner_loan_id: fc.option(fc.constant(newId<'partner_loans'>()), { nil: null }),
});
const severalApplications = fc.array(anyApplication, { minLength: 1, maxLength: 20 });

it('agrees with the rule on whether an application is open', async () => {
  await fc.assert(
    fc.asyncProperty(severalApplications, async (drawn) => {
      expect(await verdictsOn(database.db, 'applications', drawn, isOpenApplication('r'))).toEqual(
        drawn.map(({ status, closed_at }) => ruled({ status, closedAt: closed_at })),
      );
    }),
    { numRuns: 100 },
  );
});

it('is what the database lets nobody have two of with us', async () => {
  const { rows } = await sql<{ kept: string }>`
    select pg_get_expr(indpred, indrelid) as kept from pg_index where indexrelid = 'applications_one_open'::regclass`.execute(
    database.db,
  );
  const isKept = sql<boolean>`${sql.raw(rows[0]?.kept ?? '')}`;
  await fc.assert(
    fc.asyncProperty(severalApplications, async (drawn) => {
      expect(await verdictsOn(database.db, 'applications', drawn, isKept)).toEqual(
        drawn.map(
          ({ status, closed_at, partner_loan_id }) =>
            partner_loan_id === null && ruled({ status, closedAt: closed_at }),
        ),
      );
    }),
    { numRuns: 100 },
  );
});
