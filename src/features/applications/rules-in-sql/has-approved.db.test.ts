import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#platform/server/database/database.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { verdictsOn } from '#tests/support/drawn-rows.ts';
import { hasApproved as ruled } from '../rules/disbursement/has-approved.ts';
import { hasApproved } from './has-approved.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const officers: IdOf<'accounts'>[] = [newId(), newId(), newId()];
const [officer, colleague] = officers as [IdOf<'accounts'>, IdOf<'accounts'>];
const anyone = fc.option(fc.constantFrom(...officers), { nil: null });
const anyApplication = fc.record({
  partner_id: fc.option(fc.constant(newId<'partners'>()), { nil: null }),
  decided_by: anyone,
  first_approved_by: anyone,
  also_approved_by: fc.array(fc.constantFrom(...officers), { maxLength: 4 }),
});

it('agrees with the rule on whether one of two has approved', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyApplication, { minLength: 1, maxLength: 20 }), async (drawn) => {
      const verdicts = await verdictsOn(
        database.db,
        'applications',
        drawn,
        hasApproved('r', sql`array[${officer}, ${colleague}]::uuid[]`),
      );
      const expected = drawn.map(({ partner_id, decided_by, first_approved_by, also_approved_by }) =>
        [officer, colleague].some((one) =>
          ruled(
            {
              partnerId: partner_id,
              decidedBy: decided_by,
              firstApprovedBy: first_approved_by,
              alsoApprovedBy: also_approved_by,
            },
            one,
          ),
        ),
      );
      expect(verdicts).toEqual(expected);
      const ofColumn = hasApproved('r', sql`array[r.first_approved_by]`);
      expect(await verdictsOn(database.db, 'applications', drawn, ofColumn)).toEqual(
        drawn.map(({ partner_id, first_approved_by }) => partner_id === null && first_approved_by !== null),
      );
    }),
    { numRuns: 200 },
  );
});
