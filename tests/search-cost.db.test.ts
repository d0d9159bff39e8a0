// What a search reads of the database, in pages of its memory: no more than it shows and counts, whatever the list's length.
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pagesRead } from '../bench/lists/plans.ts';
import { heardDuring } from '../bench/lists/recorded-calls.ts';
import { loggedIn, moderator } from './support/builders.ts';
import type { Caller } from './support/caller.ts';
import { openTestApp, type TestApp } from './support/database.ts';
import { writePastTriggers } from './support/past-triggers.ts';

/** The people of the list, and ten times as many. */
const [FEWER, MORE] = [2_400, 24_000];
/** So many are called Zelda Quarrie, of fewer people and of more; of the others, all of whom are called Marcia, each sixth is called Campbell. */
const ZELDAS = 20;
const ONE_IN = 6;

const LISTS = {
  panel: '/api/informations/verifications/panel?audience=PreQualUser',
  users: '/api/accounts?userType=User',
};
type List = keyof typeof LISTS;

/** Pages of memory that a search reads at most among more people, a third above what it was when it was measured. */
const AT_MOST: [list: List, search: string, pages: number][] = [
  ['panel', 'nobody', 80],
  ['panel', 'zelda', 210],
  ['panel', 'zelda quarrie', 160],
  ['panel', 'campbell', 4_400],
  ['panel', 'marcia', 4_100],
  ['users', 'nobody', 70],
  ['users', 'zelda', 100],
  ['users', 'zelda quarrie', 50],
  ['users', 'campbell', 250],
  ['users', 'marcia', 110],
];

let test: TestApp;
let owner: pg.Client;
let desk: Caller;
/** What was read, by list and search, of each number of people. */
const read = new Map<number, Map<string, number>>();
beforeAll(async () => {
  test = await openTestApp();
  desk = await loggedIn(test, await moderator(test.services));
  owner = await test.ownerConnection();
  for (const people of [FEWER, MORE]) {
    await fillTo(people);
    const pages = new Map<string, number>();
    for (const [list, search] of AT_MOST) pages.set(`${list} ${search}`, await pagesReadBy(list, search));
    read.set(people, pages);
  }
}, 240_000);
afterAll(() => test.close());

const pagesOf = (people: number, list: List, search: string) =>
  read.get(people)?.get(`${list} ${search}`) ?? 0;

it.each(AT_MOST)('of %s for %s reads %s pages at most', (list, search, most) => {
  const pages = pagesOf(MORE, list, search);
  expect(pages).toBeGreaterThan(0);
  expect(pages).toBeLessThanOrEqual(most);
});

it.each(['zelda', 'zelda quarrie', 'marcia'])(
  'that finds as many, or more than are counted, reads as much of ten times the people: %s',
  (search) => {
    const growth = pagesOf(MORE, 'panel', search) / pagesOf(FEWER, 'panel', search);
    expect(growth).toBeGreaterThan(0);
    expect(growth).toBeLessThanOrEqual(1.3);
  },
);

/** Without triggers and foreign keys. */
async function fillTo(people: number): Promise<void> {
  await writePastTriggers(owner, [
    `create temp table crowd as select n, gen_random_uuid() as id from generate_series((select count(*) from progress) + 1, ${people}) n`,
    `insert into accounts (id, email, password_hash, first_name, last_name, country, user_type, status, info_status, has_second_factor, created_at)
      select id, n || '@crowd.example', 'none', 'Marcia', case when n % ${ONE_IN} = 0 then 'Campbell' else 'Brown' end,
        'Jamaica', 'User', 'Active', 'FirstModel', false, now() - n * interval '1 minute' from crowd`,
    `update accounts set first_name = 'Marcia', last_name = 'Brown' where first_name = 'Zelda'`,
    `update accounts set first_name = 'Zelda', last_name = 'Quarrie'
      where email = any (array(select n * ${people / ZELDAS} || '@crowd.example' from generate_series(1, ${ZELDAS}) n))`,
    `insert into progress (account_id, audience, submitted, waiting, verified, rejected, changed_at)
      select id, 'PreQualUser', 1, 1, 0, 0, now() - n * interval '1 minute' from crowd`,
    'drop table crowd',
  ]);
}

/** By the plan that serves all values. */
async function pagesReadBy(list: List, search: string): Promise<number> {
  const { answer, statements } = await heardDuring(() =>
    desk.get(`${LISTS[list]}&search=${encodeURIComponent(search)}`),
  );
  expect(answer.status).toBe(200);
  return pagesRead(
    owner,
    statements.filter(({ text }) => /\bmatches\b/.test(text)),
  );
}
