import { afterAll, beforeAll, expect, it } from 'vitest';
import { userStatus } from '#features/accounts/contract.ts';
import type { OpenDatabase } from '#platform/server/database/database.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { verdictsOn } from '#tests/support/drawn-rows.ts';
import * as rule from '../rules/may-change-person.ts';
import { isClosed } from './may-change-person.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('agrees with the rule on every status', async () => {
  const statuses = userStatus.options;
  const accounts = statuses.map((status) => ({ status }));
  expect(await verdictsOn(database.db, 'accounts', accounts, isClosed('r'))).toEqual(
    statuses.map(rule.isClosed),
  );
});
