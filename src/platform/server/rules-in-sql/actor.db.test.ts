import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#platform/server/database/database.ts';
import * as rule from '#shared/actor.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { verdictsOn } from '#tests/support/drawn-rows.ts';
import { isStaff, mayLogIn } from './actor.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const TYPES: Record<rule.UserType, true> = { User: true, Partner: true, Moderator: true, Admin: true };
const STATUSES: Record<rule.UserStatus, true> = {
  Pending: true,
  UserQuiz: true,
  Created: true,
  Active: true,
  Completed: true,
  Suspended: true,
  Cancelled: true,
  Reactivated: true,
};

it('agrees with the rules on every kind of account and every status', async () => {
  const types = Object.keys(TYPES) as rule.UserType[];
  const ofTypes = types.map((userType) => ({ user_type: userType }));
  expect(await verdictsOn(database.db, 'accounts', ofTypes, isStaff('r.user_type'))).toEqual(
    types.map((userType) => rule.isStaff({ userType })),
  );
  const statuses = Object.keys(STATUSES) as rule.UserStatus[];
  const inStatuses = statuses.map((status) => ({ status }));
  expect(await verdictsOn(database.db, 'accounts', inStatuses, mayLogIn('r.status'))).toEqual(
    statuses.map(rule.mayLogIn),
  );
});
