import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#platform/server/database/database.ts';
import { isStaff, mayLogIn, type UserStatus, type UserType } from '#shared/actor.ts';
import { HOUR_MS } from '#shared/calendar.ts';
import { newId } from '#shared/id.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { answersOver } from '#tests/support/drawn-rows.ts';
import { HOLD_UPS } from '../fields/staff-service-level.ts';
import * as rule from '../rules/service-level.ts';
import { firstAtWork, ifAtWork } from '../server/at-work.ts';
import { dueAt, holdUpOf, isHeldUpBy, isLate, ownerOf } from './service-level.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const now = new Date('2026-12-25T17:00:00Z');

/** Around the moment at which it turns late, and far from it. */
const anyEntry = fc.record({ hours: fc.integer({ min: 1, max: 720 }), off: fc.integer({ min: -3, max: 3 }) });

it('agrees with the rule on when whatever is due, to the millisecond', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyEntry, { minLength: 1, maxLength: 50 }), async (drawn) => {
      const entries = drawn.map(({ hours, off }) => ({
        hours,
        entered: new Date(now.getTime() - hours * HOUR_MS + off),
      }));
      const entered = sql<Date>`(e.row ->> 'entered')::timestamptz`;
      const hours = sql<number>`(e.row ->> 'hours')::int`;
      const { rows } = await sql<{ due: Date; late: boolean }>`
        select ${dueAt(entered, hours)} as due, ${isLate(entered, hours, now)} as late
        from jsonb_array_elements(${JSON.stringify(entries)}::jsonb) with ordinality as e (row, place) order by place`.execute(
        database.db,
      );
      expect(rows).toEqual(
        entries.map(({ entered, hours }) => {
          const due = rule.dueAt(entered, hours);
          return { due, late: rule.isLate(due, now) };
        }),
      );
    }),
    { numRuns: 30 },
  );
});

const anyAccount = fc.record({
  user_type: fc.constantFrom<UserType>('User', 'Partner', 'Moderator', 'Admin'),
  status: fc.constantFrom<UserStatus>('Active', 'Pending', 'Suspended', 'Cancelled', 'Reactivated'),
});

const anyHeld = fc.record({
  candidates: fc.array(fc.option(anyAccount, { nil: null }), { minLength: 2, maxLength: 2 }),
  forBorrower: fc.boolean(),
  forSecondPerson: fc.boolean(),
});

it('agrees with the rule on whose whatever is, and on what holds it up', async () => {
  await fc.assert(
    fc.asyncProperty(anyHeld, async ({ candidates, forBorrower, forSecondPerson }) => {
      const known = candidates.map((account) => account && { id: newId<'accounts'>(), ...account });
      const ownerId = ownerOf(known.map((account) => ifAtWork(sql`${account?.id ?? null}::uuid`)));
      const ids = sql`${known.map((account) => account?.id ?? null)}::uuid[]`;
      const waiting = {
        forBorrower: sql<boolean>`${forBorrower}::boolean`,
        forSecondPerson: sql<boolean>`${forSecondPerson}::boolean`,
        ownerId,
      };
      const [answer] = await answersOver(
        database.db,
        { accounts: known.flatMap((account) => account ?? []) },
        sql<{
          owner: string | null;
          shown: string | null;
          hold: string;
          held: string[];
        }>`select ${ownerId} as owner, (select shown.id from ${firstAtWork(ids)} shown) as shown, ${holdUpOf(waiting)} as hold,
          array_remove(array[${sql.join(
            HOLD_UPS.map((holdUp) => sql`case when ${isHeldUpBy(holdUp, waiting)} then ${holdUp}::text end`),
          )}], null) as held`,
      );
      const owner = rule.ownerOf(
        known.map(
          (account) =>
            account && {
              id: account.id,
              mayWork: isStaff({ userType: account.user_type }) && mayLogIn(account.status),
            },
        ),
      );
      const hold = rule.holdUpOf({ forBorrower, forSecondPerson, hasOwner: owner !== null });
      expect(answer).toEqual({ owner, shown: owner, hold, held: [hold] });
    }),
    { numRuns: 60 },
  );
});
