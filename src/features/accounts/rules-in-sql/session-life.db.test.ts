import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#platform/server/database/database.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { verdictsOn } from '#tests/support/drawn-rows.ts';
import { idleEnd, isAlive } from '../rules/session-life.ts';
import { isOver } from './session-life.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const now = new Date('2026-03-04T17:00:00Z');
const around = (moment: Date) =>
  fc.noBias(fc.integer({ min: -2, max: 2 })).map((ms) => new Date(moment.getTime() + ms));

const anySession = fc.record({
  expires_at: around(now),
  last_seen_at: fc.oneof(around(now), around(idleEnd(now))),
});

it('agrees with the rule on whatever session of an open account that is not staff’s, to the moment of its end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anySession, { minLength: 1, maxLength: 100 }), async (sessions) => {
      expect(await verdictsOn(database.db, 'sessions', sessions, isOver(now))).toEqual(
        sessions.map(
          ({ expires_at, last_seen_at }) =>
            !isAlive(
              { expiresAt: expires_at, lastSeenAt: last_seen_at, userType: 'User', status: 'Active' },
              now,
            ),
        ),
      );
    }),
    { numRuns: 20 },
  );
});
