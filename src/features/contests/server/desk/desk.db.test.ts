import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loggedIn, moderator, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import type { DeskRow } from '../../contract.ts';
import { contest, ended } from '../contests.test-support.ts';
import { openAndDrawDue } from '../contests-due.ts';
import { joinContest } from '../join-contest.ts';

let test: TestApp;
let browser: Caller;
beforeAll(async () => {
  test = await openTestApp();
  browser = await loggedIn(test, await moderator(test.services));
});
afterAll(() => test.close());

type List = { rows: DeskRow[]; total: number };

describe("the staff's list of contests", () => {
  beforeAll(async () => {
    for (let number = 1; number <= 7; number++)
      await contest(test.services, { name: `Open ${number}`, startsIn: -number, endsIn: 100 + number });
    await contest(test.services, { name: 'Upcoming', startsIn: 5, endsIn: 50 });
    await contest(test.services, {
      name: 'Hidden 100%',
      status: 'Scheduled',
      startsIn: 6,
      endsIn: 40,
      approval: null,
    });
    await contest(test.services, { name: 'a drawn one', startsIn: -20, endsIn: -1 });
    await openAndDrawDue(test.services, new Date());
    await contest(test.services, { name: 'Closed', startsIn: -30, endsIn: -2 });
  });
  const list = async (query: string): Promise<[number, ...string[]]> => {
    const { rows, total } = (await browser.get(`/api/contests/desk${query}`)).body as List;
    return [total, ...rows.map(({ name }) => name)];
  };

  it('has every one, eight a page, the latest start first', async () => {
    expect(await list('')).toEqual([
      11,
      'Hidden 100%',
      'Upcoming',
      ...[1, 2, 3, 4, 5, 6].map((number) => `Open ${number}`),
    ]);
    expect(await list('?page=2')).toEqual([11, 'Open 7', 'a drawn one', 'Closed']);
    expect(await list('?page=9')).toEqual([11]);
  });

  it.each([
    ['scheduled', ['Hidden 100%']],
    ['upcoming', ['Upcoming']],
    ['closed', ['Closed']],
    ['drawn', ['a drawn one']],
  ])('finds those that are %s', async (phase, names) => {
    expect(await list(`?phase=${phase}`)).toEqual([names.length, ...names]);
  });

  it('finds by a part of the title, wildcards taken literally', async () => {
    expect(await list('?search=100%25')).toEqual([1, 'Hidden 100%']);
    expect((await list('?search=OPEN&phase=open'))[0]).toBe(7);
  });

  it.each([
    ['title', 'a drawn one', 'Closed'],
    ['-title', 'Upcoming', 'Open 7'],
    ['start', 'Closed', 'a drawn one'],
    ['end', 'Closed', 'a drawn one'],
    ['-end', 'Open 7', 'Open 6'],
  ])('in the order %s', async (sort, first, second) => {
    expect((await list(`?sort=${sort}`)).slice(1, 3)).toEqual([first, second]);
  });

  it('refuses an order that it does not know', async () => {
    expect((await browser.get('/api/contests/desk?sort=participants')).status).toBe(422);
  });
});

describe('who joined', () => {
  it('is listed in the order of joining, counted, and found by name', async () => {
    const { id } = await contest(test.services);
    for (let number = 1; number <= 10; number++) {
      const person = await someone(test.services, {
        firstName: number === 4 ? 'Paulette' : 'Omar',
        lastName: `Reid${number}`,
      });
      await joinContest(workAs(test.services, person), { params: { id } });
    }
    await someone(test.services, { firstName: 'Paulette', lastName: 'Outside' });
    const page = async (query: string) => {
      const { body } = await browser.get(`/api/contests/participants/${id}${query}`);
      const { rows, total } = body as {
        rows: { place: number; user: { fullName: string } }[];
        total: number;
      };
      return [total, ...rows.map(({ place, user }) => `${place} ${user.fullName}`)];
    };
    expect(await page('')).toEqual([
      10,
      ...[1, 2, 3].map((n) => `${n} Omar Reid${n}`),
      '4 Paulette Reid4',
      ...[5, 6, 7, 8].map((n) => `${n} Omar Reid${n}`),
    ]);
    expect(await page('?page=2')).toEqual([10, '9 Omar Reid9', '10 Omar Reid10']);
    expect(await page('?search=paul')).toEqual([1, '4 Paulette Reid4']);
    expect(await page('?search=nobody')).toEqual([0]);
  });
});

describe('deleting', () => {
  it('takes a contest away before it opens, and the audit log keeps what it was', async () => {
    const { id } = await contest(test.services, { name: 'Never held', startsIn: 5 });
    expect(await browser.call('POST /api/contests/remove/:id', { params: { id } })).toMatchObject({
      message: 'Contest deleted successfully',
    });
    expect((await browser.refused('GET /api/contests/desk/:id', { params: { id } })).status).toBe(404);
    const audit = await test.db
      .selectFrom('audit_entries')
      .select(['action', 'before'])
      .where('subject_id', '=', id)
      .execute();
    expect(audit).toMatchObject([{ action: 'contest.remove', before: { name: 'Never held' } }]);
  });

  it('is refused once it has opened, by the database too, whoever comes first', async () => {
    const { id } = await contest(test.services);
    expect(await browser.refused('POST /api/contests/remove/:id', { params: { id } })).toMatchObject({
      status: 409,
      code: 'contest.opened',
    });
    await test.db.deleteFrom('contest_secrets').where('contest_id', '=', id).execute();
    await expect(test.db.deleteFrom('contests').where('id', '=', id).execute()).rejects.toMatchObject({
      code: '23514',
    });
    const { id: due } = await contest(test.services, { startsIn: -0.001, opened: false });
    const [removed] = await Promise.all([
      browser.reply('POST /api/contests/remove/:id', { params: { id: due } }),
      openAndDrawDue(test.services, new Date()),
    ]);
    const row = await test.db.selectFrom('contests').select('id').where('id', '=', due).execute();
    expect(row).toHaveLength(removed.status === 200 ? 0 : 1);
  });
});

describe('drawing now', () => {
  const joined = async (count: number) => {
    const { id } = await contest(test.services, { maxWinners: 2 });
    for (let number = 0; number < count; number++)
      await joinContest(workAs(test.services, await someone(test.services)), { params: { id } });
    return id;
  };

  it('is refused before the end', async () => {
    const id = await joined(1);
    expect(await browser.refused('POST /api/contests/draw/:id', { params: { id } })).toMatchObject({
      status: 409,
      code: 'contest.not_ended',
    });
  });

  it('by two at once, beside the clock, draws once and answers both', async () => {
    const id = await joined(4);
    await ended(test, id);
    const other = await loggedIn(test, await moderator(test.services));
    const [first, second] = await Promise.all([
      browser.reply('POST /api/contests/draw/:id', { params: { id } }),
      other.reply('POST /api/contests/draw/:id', { params: { id } }),
      openAndDrawDue(test.services, new Date()),
    ]);
    for (const reply of [first, second])
      expect(reply).toMatchObject({ status: 200, body: { message: 'The winners are drawn' } });
    const audit = await test.db
      .selectFrom('audit_entries')
      .select('id')
      .where('subject_id', '=', id)
      .where('action', '=', 'contest.draw')
      .execute();
    expect(audit).toHaveLength(1);
    const winners = await test.db
      .selectFrom('contest_winners')
      .select('place')
      .where('contest_id', '=', id)
      .execute();
    expect(winners).toHaveLength(2);
  });

  it('goes on without a person who has deleted their account: their ticket stays, nobody is told', async () => {
    const { id } = await contest(test.services, { maxWinners: 1 });
    const person = await someone(test.services);
    await joinContest(workAs(test.services, person), { params: { id } });
    await test.db
      .updateTable('accounts')
      .set({ erased_at: new Date(), status: 'Cancelled', email: `${person.id}@deleted.invalid` })
      .where('id', '=', person.id)
      .execute();
    await ended(test, id);
    await openAndDrawDue(test.services, new Date());
    expect(await browser.call('GET /api/contests/winners/:id', { params: { id } })).toMatchObject({
      total: 1,
    });
    expect(
      await test.db.selectFrom('mails').select('id').where('account_id', '=', person.id).execute(),
    ).toEqual([]);
  });
});
