import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#platform/server/database/database.ts';
import { DAY_MS } from '#shared/calendar.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { verdictsOn } from '#tests/support/drawn-rows.ts';
import { agreementState, moneyDueBy } from '../rules/agreement/agreement-state.ts';
import { agreementEnd, isMoneyOverdue, isReadyToSign, isSigned } from './agreement-state.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const now = new Date('2026-03-04T17:00:00Z');
const aDayAgo = fc.noBias(fc.integer({ min: -2, max: 2 })).map((ms) => new Date(now.getTime() - DAY_MS + ms));

const anyAgreement = fc.record({
  signed_at: fc.option(aDayAgo),
  payable_at: fc.option(aDayAgo),
  declined_at: fc.option(fc.constant(now)),
  cancelled_at: fc.option(fc.constant(now)),
});

it('agrees with the rules on whatever agreement, to the moment at which its money is due', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyAgreement, { minLength: 1, maxLength: 100 }), async (agreements) => {
      const states = agreements.map(agreementState);
      expect(await verdictsOn(database.db, 'agreements', agreements, isReadyToSign('r'))).toEqual(
        states.map((state) => state === 'ReadyToSign'),
      );
      expect(await verdictsOn(database.db, 'agreements', agreements, isSigned('r'))).toEqual(
        states.map((state) => state === 'Signed'),
      );
      for (const end of ['Cancelled', 'Declined'] as const) {
        const isEnd = sql<boolean>`coalesce(${agreementEnd('r')} = ${end}, false)`;
        expect(await verdictsOn(database.db, 'agreements', agreements, isEnd)).toEqual(
          states.map((state) => state === end),
        );
      }
      const signed = agreements.filter(({ signed_at }) => signed_at !== null);
      expect(await verdictsOn(database.db, 'agreements', signed, isMoneyOverdue('r', now))).toEqual(
        signed.map(({ payable_at }) => payable_at !== null && moneyDueBy(payable_at) < now),
      );
    }),
    { numRuns: 20 },
  );
});
