import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#platform/server/database/database.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { verdictsOn } from '#tests/support/drawn-rows.ts';
import * as rule from '../rules/may-submit.ts';
import { isUsable } from './may-submit.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('agrees with the rule on every section that there can be', async () => {
  const sections = (['Active', 'Inactive'] as const).flatMap((status) =>
    [true, false].flatMap((is_hidden) =>
      [true, false].map((disable_possible) => ({ status, is_hidden, disable_possible })),
    ),
  );
  const verdicts = await verdictsOn(database.db, 'information_schemas', sections, isUsable('r'));
  expect(verdicts).toEqual(
    sections.map(({ status, is_hidden, disable_possible }) =>
      rule.isUsable({ status, isHidden: is_hidden, disablePossible: disable_possible }),
    ),
  );
  expect(new Set(verdicts).size).toBe(2);
});
