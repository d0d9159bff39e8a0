import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#platform/server/database/database.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { verdictsOn } from '#tests/support/drawn-rows.ts';
import * as rule from '../rules/lender-consent.ts';
import { sharesContact } from './lender-consent.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('agrees with the rule on what is shared for each purpose, on one part, and on nothing', async () => {
  const shared = [
    rule.sharedFor('LoanApplication'),
    rule.sharedFor('Prequalification'),
    ['contact'],
    ['figures'],
    [],
  ];
  const rows = shared.map((shared) => ({ shared }));
  expect(await verdictsOn(database.db, 'consents', rows, sharesContact('r'))).toEqual(
    shared.map(rule.sharesContact),
  );
});
