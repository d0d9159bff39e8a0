import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#platform/server/database/database.ts';
import { newId } from '#shared/id.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { answersOver } from '#tests/support/drawn-rows.ts';
import * as rule from '../rules/review-claim.ts';
import { isHeldByOther } from './review-claim.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const now = new Date('2026-03-04T17:00:00Z');
const ME = newId<'accounts'>();
const COLLEAGUE = newId<'accounts'>();

const anyDocuments = fc.option(
  fc.record({
    holder: fc.constantFrom(ME, COLLEAGUE),
    until: fc.noBias(fc.integer({ min: -2, max: 2 })).map((ms) => new Date(now.getTime() + ms)),
  }),
  { nil: undefined },
);

it('agrees with the rule on whatever claim, to the moment of its end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyDocuments, { minLength: 1, maxLength: 100 }), async (claims) => {
      const verifications = claims.map((claim) => ({ id: newId<'verifications'>(), claim }));
      const drawn = {
        verifications: verifications.map(({ id }) => ({ id })),
        review_claims: verifications.flatMap(({ id, claim }) =>
          claim ? [{ verification_id: id, claimed_by: claim.holder, expires_at: claim.until }] : [],
        ),
      };
      const held = await answersOver(
        database.db,
        drawn,
        sql<{ id: string }>`select v.id from verifications v where ${isHeldByOther('v', ME, now)}`,
      );
      expect(held.map(({ id }) => id).toSorted()).toEqual(
        verifications
          .filter(({ claim }) => rule.isHeldByOther(claim, ME, now))
          .map(({ id }) => id)
          .toSorted(),
      );
    }),
    { numRuns: 20 },
  );
});
