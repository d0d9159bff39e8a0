// The nightly look for old information among very many people: along the indexes by person, whatever is old of all of them.
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { writePastTriggers } from '#tests/support/past-triggers.ts';
import { pagesRead } from '../../../../bench/lists/plans.ts';
import { heardDuring } from '../../../../bench/lists/recorded-calls.ts';
import { forgetOldInformation } from './forget-old-information.ts';

const [FEWER, MORE] = [5_000, 20_000];

let test: TestApp;
let owner: pg.Client;
beforeAll(async () => {
  test = await openTestApp();
  owner = await test.ownerConnection();
});
afterAll(() => test.close());

it('reads as much at a time of four times as many who have old information', async () => {
  const { statements } = await heardDuring(() => forgetOldInformation(test.services, new Date()));
  const asked = statements.filter(({ text }) => /\bfrom mails\b/.test(text) && /^\s*select/.test(text));
  expect(asked.length).toBeGreaterThan(0);
  const read: number[] = [];
  for (const people of [FEWER, MORE - FEWER]) {
    await joined(people);
    read.push(await pagesRead(owner, asked));
  }
  const [fewer = 0, more = 0] = read;
  expect(fewer).toBeGreaterThan(0);
  expect(more / fewer).toBeLessThanOrEqual(1.3);
});

/** So many people more, each with an old letter. */
async function joined(people: number): Promise<void> {
  await writePastTriggers(owner, [
    `insert into accounts (id, email, password_hash, first_name, last_name, country, user_type, status, info_status, has_second_factor, created_at)
      select id, id || '@crowd.example', 'none', 'Marcia', 'Brown', 'Jamaica', 'User', 'Active', 'FirstModel', false, '2020-01-01'
      from (select gen_random_uuid() as id from generate_series(1, ${people})) n`,
    `insert into mails (id, account_id, recipient, subject, body_text, body_html, state, created_at)
      select gen_random_uuid(), id, email, 'Old', repeat('old ', 100), '', 'Sent', '2020-01-01' from accounts a
      where not exists (select from mails m where m.account_id = a.id)`,
  ]);
}
