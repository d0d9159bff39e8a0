import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#platform/server/database/database.ts';
import { addDays, type Day } from '#shared/calendar.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { verdictsOn } from '#tests/support/drawn-rows.ts';
import * as rule from '../rules/books/lateness.ts';
import { daysSinceDue, isPastDue } from './lateness.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Around the turns of months and years, and where the clocks of others change. */
const anyDay = fc.integer({ min: 0, max: 4_000 }).map((days) => addDays('2024-01-01' as Day, days));
const anyDueDay = fc.option(fc.oneof(anyDay, fc.constant('2024-02-29' as Day)), { freq: 9 });

it('agrees with the rule to the day, on and around the due date, and says nothing where nothing falls due', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyDueDay, { minLength: 1, maxLength: 30 }), anyDay, async (days, drawn) => {
      const today = days.find((due) => due?.endsWith('1')) ?? drawn;
      const rows = days.map((oldest_due_on) => ({ oldest_due_on }));
      const verdicts = await verdictsOn(
        database.db,
        'loans',
        rows,
        sql<{ days: number | null; past: boolean | null }>`
          jsonb_build_object('days', ${daysSinceDue('r', today)}, 'past', ${isPastDue('r', today)})`,
      );
      expect(verdicts).toEqual(
        days.map((due) => ({
          days: due && rule.daysSinceDue(due, today),
          past: due && rule.isPastDue(due, today),
        })),
      );
    }),
    { numRuns: 150 },
  );
});
