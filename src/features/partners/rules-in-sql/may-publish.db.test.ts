import { afterAll, beforeAll, expect, it } from 'vitest';
import { licenceState } from '#features/partners/contract.ts';
import type { OpenDatabase } from '#platform/server/database/database.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { verdictsOn } from '#tests/support/drawn-rows.ts';
import * as rule from '../rules/may-publish.ts';
import { isSeenByBorrowers, mayBeLookedUp, mayPublish } from './may-publish.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const lenders = (['Active', 'Deactivated', 'Revoked'] as const).flatMap((status) =>
  licenceState.options.map((licence) => ({ status, licence_state: licence })),
);

it('agrees with the rule on every lender there can be', async () => {
  expect(await verdictsOn(database.db, 'partners', lenders, mayPublish('r'))).toEqual(
    lenders.map((lender) => rule.mayPublish(lender)),
  );
  expect(await verdictsOn(database.db, 'partners', lenders, isSeenByBorrowers('r'))).toEqual(
    lenders.map(({ status, licence_state }) =>
      rule.isSeenByBorrowers({ status, licenceState: licence_state }),
    ),
  );
  expect(await verdictsOn(database.db, 'partners', lenders, mayBeLookedUp('r'))).toEqual(
    lenders.map(({ status, licence_state }) => rule.mayBeLookedUp({ status, licenceState: licence_state })),
  );
});
