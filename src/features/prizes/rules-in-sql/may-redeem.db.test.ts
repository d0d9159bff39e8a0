import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#platform/server/database/database.ts';
import { newId } from '#shared/id.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { answersOver } from '#tests/support/drawn-rows.ts';
import * as rule from '../rules/may-redeem.ts';
import {
  hasStockToCount,
  isInStock,
  isOnOffer,
  isRedeemedBy,
  isWithinReach,
  isWithoutLimit,
} from './may-redeem.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const ME = newId<'accounts'>();
const BALANCE = 100;

const anyPrize = fc
  .record({
    type: fc.constantFrom('Redeem' as const, 'Redeem' as const, 'Prize' as const),
    stock: fc.constantFrom(null, null, 0, 1, 7),
    point_required: fc.constantFrom(1, 99, 100, 101, 5_000),
    removed_at: fc.constantFrom(null, null, null, new Date()),
    redeemed: fc.constantFrom('not', 'not', 'by somebody else', 'Cancelled', 'Pending', 'Fulfilled'),
  })
  .map((prize) => ({ ...prize, id: newId<'prizes'>() }));

it('agrees with the rule on whatever prize, and finds it in stock in one of the two ways of counting', async () => {
  const redeemable = sql`${isOnOffer('p')} and not ${isRedeemedBy('p', ME)} and ${isWithinReach('p', sql`${BALANCE}::int`)}`;
  const verdicts = new Set<boolean>();
  await fc.assert(
    fc.asyncProperty(fc.array(anyPrize, { minLength: 1, maxLength: 100 }), async (prizes) => {
      const drawn = {
        prizes,
        redemptions: prizes.flatMap(({ id, redeemed }) =>
          redeemed === 'not'
            ? []
            : [
                {
                  prize_id: id,
                  account_id: redeemed === 'by somebody else' ? newId<'accounts'>() : ME,
                  status: redeemed === 'Cancelled' || redeemed === 'Pending' ? redeemed : 'Fulfilled',
                } as const,
              ],
        ),
      };
      const answers = await answersOver(
        database.db,
        drawn,
        sql<{ id: string; may: boolean; may_counted: boolean }>`
          select p.id, ${redeemable} and ${isInStock('p')} as may,
            coalesce(${redeemable} and (${hasStockToCount('p')} or ${isWithoutLimit('p')}), false) as may_counted from prizes p`,
      );
      const found = new Map(answers.map((answer) => [answer.id, answer]));
      for (const { id, type, stock, point_required, removed_at, redeemed } of prizes) {
        const { may } = rule.mayRedeem(
          {
            type,
            stock,
            pointRequired: point_required,
            isRemoved: removed_at !== null,
            isRedeemed: redeemed === 'Pending' || redeemed === 'Fulfilled',
          },
          BALANCE,
        );
        expect(found.get(id)).toEqual({ id, may, may_counted: may });
        verdicts.add(may);
      }
    }),
    { numRuns: 20 },
  );
  expect(verdicts.size).toBe(2);
});
