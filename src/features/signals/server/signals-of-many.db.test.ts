// What very many people share: one signal about the first of them, once; and a search for more that reads as much however many they are.
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { moderator } from '#tests/support/builders.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { type Explained, wastefulReads } from '../../../../bench/lists/plans.ts';
import { heardDuring } from '../../../../bench/lists/recorded-calls.ts';
import { MOST_ABOUT } from '../rules/signal.ts';
import { forgetAll, search, signalsOf, telling } from './signals.test-support.ts';

let test: TestApp;
let owner: pg.Client;
beforeAll(async () => {
  test = await openTestApp();
  owner = await test.ownerConnection();
});
afterAll(() => test.close());
beforeEach(() => forgetAll(test));

const PHONE = '8765550100';

/** So many people who gave the number when they signed up. */
const signedUp = (count: number, at = 'now()') =>
  owner.query(
    `insert into accounts (id, email, password_hash, first_name, last_name, country, user_type, status, info_status, has_second_factor, created_at, phone)
      select gen_random_uuid(), gen_random_uuid() || '@crowd.example', 'none', 'Marcia', 'Brown', 'Jamaica', 'User', 'Active', 'FirstModel', false, ${at}, '${PHONE}'
      from generate_series(1, ${count})`,
  );

const decide = async (verdict: 'SamePerson' | 'NothingWrong') =>
  test.db
    .updateTable('signals')
    .set({ state: 'Decided', verdict, words: 'A bank’s own number.', decided_at: new Date() })
    .set({ decided_by: (await moderator(test.services)).id })
    .execute();

const found = async () => (await signalsOf(test)).map(({ state, about }) => [state, about.length]);

describe('what more than a thousand share', () => {
  it('is one signal about the first of them, to which nobody is added', async () => {
    await signedUp(MOST_ABOUT + 150);
    expect(await search(test)).toBe(MOST_ABOUT);
    expect(await found()).toEqual([['Open', MOST_ABOUT]]);
    await telling(test, { phone: PHONE });
    expect(await search(test)).toBe(0);
    expect(await found()).toEqual([['Open', MOST_ABOUT]]);
    await decide('NothingWrong');
    await telling(test, { phone: PHONE });
    expect(await search(test)).toBe(0);
    expect(await found()).toEqual([['Decided', MOST_ABOUT]]);
  });

  it('is brought up again with whoever comes where one person was found behind it', async () => {
    await signedUp(MOST_ABOUT);
    await search(test);
    await decide('SamePerson');
    const newcomer = await telling(test, { phone: PHONE });
    await search(test);
    const [, again] = await signalsOf(test);
    expect([again?.state, again?.about.length]).toEqual(['Open', MOST_ABOUT]);
    expect(again?.about).toContain(newcomer.id);
  });

  it('takes in as many as it has room for', async () => {
    await signedUp(MOST_ABOUT - 1);
    await search(test);
    await signedUp(2);
    expect(await search(test)).toBe(1);
    expect(await found()).toEqual([['Open', MOST_ABOUT]]);
  });
});

/** The number is borne by so many, of whom a signal found the first to be one person. */
async function boreBy(count: number): Promise<void> {
  await telling(test, { phone: PHONE });
  await search(test);
  await signedUp(count, "'2020-01-01'");
  for (const statement of [
    `insert into account_marks (id, kind, mark, account_id)
      select gen_random_uuid(), m.kind, m.mark, a.id from account_marks m, accounts a where m.kind = 'Phone' and a.phone = '${PHONE}'`,
    `insert into signals (id, kind, mark, state, found_at, words, verdict, decided_by, decided_at, shared_by_many)
      select gen_random_uuid(), m.kind, m.mark, 'Decided', now(), '', 'SamePerson', m.account_id, now(), true from account_marks m where m.kind = 'Phone' limit 1`,
    `insert into signal_accounts (signal_id, account_id, added_at)
      select s.id, m.account_id, now() from signals s join account_marks m on m.mark = s.mark order by m.account_id limit ${MOST_ABOUT}`,
    'vacuum analyze',
  ])
    await owner.query(statement);
}

/**
 * The rows that one search for a newcomer reads, by the plan for all values. Not the pages: of ten times as many marks the index may be a level
 * higher, which is a page more for each look-up.
 */
async function rowsReadOf(count: number): Promise<number> {
  await forgetAll(test);
  await boreBy(count);
  await signedUp(1);
  const { statements } = await heardDuring(() => search(test));
  const asked = statements.filter(({ text }) => /\bbearers\b/.test(text));
  expect(asked.length).toBeGreaterThan(0);
  for (const table of [
    'signal_accounts where signal_id in (select id from signals',
    'signals where id in (select id from signals',
  ])
    await owner.query(`delete from ${table} where state = 'Open')`);
  let rows = 0;
  for (const statement of asked)
    await wastefulReads(owner, statement, ({ manner, explained }) => {
      if (manner === 'force_generic_plan') rows += rowsOf(explained.Plan);
    });
  return rows;
}

function rowsOf(plan: Explained['explained']['Plan']): number {
  const each = (plan['Actual Rows'] ?? 0) + (plan['Rows Removed by Filter'] ?? 0);
  const own = plan['Relation Name'] ? each * (plan['Actual Loops'] ?? 0) : 0;
  return (plan.Plans ?? []).reduce((sum, part) => sum + rowsOf(part), own);
}

it('is looked for among ten times as many who share it at the same cost', async () => {
  const [fewer, more] = [await rowsReadOf(3_000), await rowsReadOf(30_000)];
  expect(fewer).toBeGreaterThan(0);
  expect(more / fewer).toBeLessThanOrEqual(1.3);
});
