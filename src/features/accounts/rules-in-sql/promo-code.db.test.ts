import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#platform/server/database/database.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { verdictsOn } from '#tests/support/drawn-rows.ts';
import { promoStateOf } from '../rules/promo-code.ts';
import { hasEnded, isActive } from './promo-code.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const now = new Date('2026-03-04T17:00:00Z');
const aroundNow = fc.integer({ min: -2, max: 2 }).map((ms) => new Date(now.getTime() + ms));

const anyCode = fc.record({
  used: fc.integer({ min: 0, max: 3 }),
  max_uses: fc.option(fc.integer({ min: 1, max: 3 })),
  expires_at: fc.option(fc.noBias(aroundNow)),
});

it('agrees with the rule on whatever code, to the moment of its end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyCode, { minLength: 1, maxLength: 100 }), async (codes) => {
      const states = codes.map(({ used, max_uses, expires_at }) =>
        promoStateOf({ used, maxUses: max_uses, expires: expires_at }, now),
      );
      expect(await verdictsOn(database.db, 'promo_codes', codes, isActive(now))).toEqual(
        states.map((state) => state === 'Active'),
      );
      expect(await verdictsOn(database.db, 'promo_codes', codes, hasEnded(now))).toEqual(
        states.map((state) => state === 'Ended'),
      );
    }),
    { numRuns: 20 },
  );
});
