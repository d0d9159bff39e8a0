// The people that measurements are filled with are told apart as people are: no search for signals groups all of them.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSubmissions } from '#features/signals/server/account-marks.ts';
import { backgroundWork } from '#platform/server/work.ts';
import { nilId } from '#shared/id.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { DATA_KEYS } from '../bench/data-keys.ts';
import { fill } from '../bench/fill.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ DATA_KEYS });
});
afterAll(() => test.close());

it('each has a TRN, a phone and a bank account of their own', async () => {
  await fill({ databaseUrl: test.ownerAddress, dataDir: test.services.config.dataDir }, 20);
  const from = { at: '-infinity', id: nilId() };
  await backgroundWork(test.services, new Date()).transaction((work) => readSubmissions(work, from));
  const { rows } = await sql<{ kind: string; people: number; marks: number }>`
    select kind, count(distinct account_id)::int as people, count(distinct mark)::int as marks from account_marks group by 1 order by 1`.execute(
    test.db,
  );
  expect(rows.map(({ kind }) => kind)).toEqual(['BankAccount', 'Phone', 'Trn']);
  for (const { kind, people, marks } of rows) expect([kind, marks]).toEqual([kind, people]);
});
