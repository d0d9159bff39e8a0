// What staff find when very many bear a name: the same first rows as along the list's order, and no reading of all people for them.
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MOST_FOUND } from '#shared/figure.ts';
import { wastefulReads } from '../bench/lists/plans.ts';
import { heardDuring } from '../bench/lists/recorded-calls.ts';
import { loggedIn, moderator } from './support/builders.ts';
import type { Caller } from './support/caller.ts';
import { openTestApp, type TestApp } from './support/database.ts';
import { writePastTriggers } from './support/past-triggers.ts';

const PEOPLE = 6_000;
const CALLED_SO = 1_200;

let test: TestApp;
let owner: pg.Client;
let desk: Caller;
beforeAll(async () => {
  test = await openTestApp();
  desk = await loggedIn(test, await moderator(test.services));
  owner = await test.ownerConnection();
  await writePastTriggers(owner, [
    `create temp table crowd as select n, gen_random_uuid() as id from generate_series(1, ${PEOPLE}) n`,
    `insert into accounts (id, email, password_hash, first_name, last_name, country, user_type, status, info_status, has_second_factor, created_at)
      select id, n || '@crowd.example', 'none', 'Marcia', case when n % ${PEOPLE / CALLED_SO} = 0 then 'Campbell' else 'Brown' end,
        'Jamaica', 'User', 'Active', 'FirstModel', false, now() - n * interval '1 minute' from crowd`,
    `insert into progress (account_id, audience, submitted, waiting, verified, rejected, changed_at)
      select id, 'PreQualUser', 1, 1, 0, 0, now() - n * interval '1 minute' from crowd`,
  ]);
}, 120_000);
afterAll(() => test.close());

const PANEL = '/api/informations/verifications/panel?audience=PreQualUser';
const USERS = '/api/accounts?userType=User';

it.each([
  [PANEL, 'campbell'],
  [PANEL, 'marcia campbell'],
  [USERS, 'campbell'],
  [USERS, 'marcia campbell'],
])('%s lists the newest of all who are called %s', async (path, search) => {
  const { reply, statements } = await heardWhile(`${path}&search=${encodeURIComponent(search)}&page=2`);
  const { rows, total, hasMore } = JSON.parse(reply.text);
  expect([total, hasMore]).toEqual([MOST_FOUND, true]);
  const emails = rows.map(
    (row: { email?: string; user?: { email: string } }) => row.user?.email ?? row.email,
  );
  expect(emails).toEqual(
    [9, 10, 11, 12, 13, 14, 15, 16].map((n) => `${(n * PEOPLE) / CALLED_SO}@crowd.example`),
  );
  const wasted: string[] = [];
  for (const statement of statements) wasted.push(...(await wastefulReads(owner, statement)));
  expect(wasted).toEqual([]);
});

it('ends where it ends counting', async () => {
  const past = `${PANEL}&search=campbell&page=${MOST_FOUND / 8 + 2}`;
  expect(JSON.parse((await heardWhile(past)).reply.text)).toMatchObject({ rows: [], total: MOST_FOUND });
});

async function heardWhile(path: string) {
  const { answer: reply, statements } = await heardDuring(() => desk.get(path));
  expect(reply.status).toBe(200);
  return { reply, statements: statements.filter(({ text }) => /^\s*(select|with)\b/i.test(text)) };
}
