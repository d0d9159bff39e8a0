import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#platform/server/database/database.ts';
import type { Actor } from '#shared/actor.ts';
import { newId } from '#shared/id.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { day } from '#tests/support/days.ts';
import { verdictsOn } from '#tests/support/drawn-rows.ts';
import * as rule from '../rules/complaint.ts';
import { isLate, isSeenBy } from './complaint.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const TODAY = day('2026-03-31');
const complaints = [true, false].flatMap((for_admin) =>
  [null, day('2026-03-30'), TODAY, day('2026-04-01')].map((due_on) => ({ for_admin, due_on })),
);

const officer = (userType: Actor['userType']): Actor => ({
  ...{ id: newId(), sessionId: newId(), userType, status: 'Active', infoStatus: 'FullModel' },
});

it.each([officer('Admin'), officer('Moderator')])(
  'agrees with the rule on what $userType sees',
  async (who) => {
    expect(await verdictsOn(database.db, 'complaints', complaints, isSeenBy('r', who))).toEqual(
      complaints.map(({ for_admin }) => rule.isSeenBy(who, { isForAdmins: for_admin })),
    );
  },
);

it('agrees with the rule on what is late', async () => {
  const verdicts = await verdictsOn(database.db, 'complaints', complaints, isLate('r', TODAY));
  expect(verdicts.map((is) => is ?? false)).toEqual(
    complaints.map(({ due_on }) => rule.isLate(due_on, TODAY)),
  );
});
