import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayOf } from '#shared/calendar.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import type { OpenDatabase } from '../database/database.ts';
import { dayAt } from './calendar.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const MIDNIGHT = Date.parse('2026-11-28T05:00:00Z');

it('a statement and the calendar name the same day of any moment, also at the edge of midnight', async () => {
  const moment = fc.oneof(
    fc.date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
    fc.integer({ min: -2, max: 2 }).map((away) => new Date(MIDNIGHT + away)),
  );
  await fc.assert(
    fc.asyncProperty(moment, async (at) => {
      const { rows } = await sql<{ day: string }>`select ${dayAt(at)}::text as day`.execute(database.db);
      expect(rows).toEqual([{ day: dayOf(at) }]);
    }),
    { numRuns: 200, examples: [-1, 0, 1].map((away) => [new Date(MIDNIGHT + away)]) },
  );
});
