import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#platform/server/database/database.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { verdictsOn } from '#tests/support/drawn-rows.ts';
import type { ContestPhase } from '../contract.ts';
import * as rule from '../rules/phase.ts';
import { isInPhase, mayDraw } from './phase.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const now = new Date('2026-03-04T17:00:00Z');
const inMs = (ms: number) => new Date(now.getTime() + ms);

/** As the database lets them be: what is open or drawn was published, and nothing is drawn before its end. */
const anyContest = fc
  .record({
    status: fc.constantFrom('Active' as const, 'Active' as const, 'Scheduled' as const),
    starts: fc.noBias(fc.integer({ min: -6, max: 2 })),
    lasts: fc.noBias(fc.integer({ min: 1, max: 5 })),
    isOpened: fc.boolean(),
    isDrawn: fc.boolean(),
  })
  .map(({ status, starts, lasts, isOpened, isDrawn }) => {
    const opened = status === 'Active' && starts <= 0 && isOpened;
    return {
      status,
      starts_at: inMs(starts),
      ends_at: inMs(starts + lasts),
      opened_at: opened ? inMs(starts) : null,
      drawn_at: opened && isDrawn && starts + lasts <= 0 ? now : null,
    };
  });

const PHASES: Record<ContestPhase, true> = {
  scheduled: true,
  upcoming: true,
  open: true,
  closed: true,
  drawn: true,
};

it('agrees with the rules on whatever contest, to the moments of its start and its end', async () => {
  const seen = new Set<ContestPhase>();
  await fc.assert(
    fc.asyncProperty(fc.array(anyContest, { minLength: 1, maxLength: 100 }), async (contests) => {
      const phases = contests.map(({ status, starts_at, ends_at, drawn_at }) =>
        rule.phaseOf(status, { startsAt: starts_at, endsAt: ends_at, isDrawn: drawn_at !== null }, now),
      );
      for (const phase of phases) seen.add(phase);
      for (const phase of Object.keys(PHASES) as ContestPhase[])
        expect(await verdictsOn(database.db, 'contests', contests, isInPhase('r', phase, now))).toEqual(
          phases.map((one) => one === phase),
        );
      expect(await verdictsOn(database.db, 'contests', contests, mayDraw('r', now))).toEqual(
        contests.map(({ opened_at }, place) =>
          rule.mayDraw({ isOpened: opened_at !== null, phase: phases[place] ?? 'scheduled' }),
        ),
      );
    }),
    { numRuns: 20 },
  );
  expect(seen.size).toBe(5);
});
