import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#platform/server/database/database.ts';
import * as rule from '#shared/consent.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { verdictsOn } from '#tests/support/drawn-rows.ts';
import { isStanding } from './consent.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it.each(['consents', 'text_consents', 'push_consents'] as const)(
  'agrees with the rule on %s',
  async (table) => {
    const moments = [null, new Date('2026-03-01T15:00:00Z')];
    const rows = moments.map((withdrawn_at) => ({ withdrawn_at }));
    expect(await verdictsOn(database.db, table, rows, isStanding('r'))).toEqual(
      moments.map((moment) => rule.isStanding({ withdrawn: moment?.toISOString() ?? null })),
    );
  },
);
