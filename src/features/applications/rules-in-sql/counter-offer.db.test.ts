import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#platform/server/database/database.ts';
import { addDays, dayOf } from '#shared/calendar.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { answersOver } from '#tests/support/drawn-rows.ts';
import { asId } from '#tests/support/ids.ts';
import { waitsFor } from '../rules/counter-offer/counter-offer.ts';
import { waitsForBorrower, waitsForLender } from './counter-offer.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const now = new Date('2026-03-09T03:30:00Z');
const anyApplication = fc.record({
  id: fc.uuid(),
  status: fc.constantFrom('Waiting', 'Approved', 'Rejected', 'Withdrawn'),
  /** How long ago offers ended, and until when the one without an answer stands. */
  ended: fc.array(fc.integer({ min: -3, max: 3 }), { maxLength: 2 }),
  open: fc.option(fc.integer({ min: -3, max: 3 })),
});

it('agrees with the rule on whose answer is waited for', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(anyApplication, { selector: ({ id }) => id, maxLength: 20 }),
      async (drawn) => {
        const offer = (id: string, days: number, outcome: 'Declined' | null) => ({
          application_id: asId<'applications'>(id),
          stands_until: addDays(dayOf(now), days),
          outcome,
        });
        const answers = await answersOver(
          database.db,
          {
            applications: drawn.map(({ id, status }) => ({ id: asId<'applications'>(id), status })),
            counter_offers: drawn.flatMap(({ id, ended, open }) => [
              ...ended.map((days) => offer(id, days, 'Declined')),
              ...(open === null ? [] : [offer(id, open, null)]),
            ]),
          },
          sql<{ id: string; borrower: boolean; lender: boolean }>`
            select p.id, ${waitsForBorrower({ application: 'p', now })} as borrower,
              ${waitsForLender({ application: 'p', now })} as lender
            from applications p`,
        );
        for (const { id, status, open } of drawn) {
          const by = waitsFor({ status, openUntil: open === null ? null : addDays(dayOf(now), open) }, now);
          expect(answers.find((answer) => answer.id === id)).toMatchObject({
            borrower: by === 'borrower',
            lender: by === 'lender',
          });
        }
      },
    ),
    { numRuns: 200 },
  );
});
