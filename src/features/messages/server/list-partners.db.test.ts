import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { borrowerIn, officerIn, type Person, send, write } from './messages.test-support.ts';

let test: TestApp;
let officer: Person;
beforeAll(async () => {
  test = await openTestApp();
  officer = await officerIn(test);
});
afterAll(() => test.close());

type Listed = { rows: { _id: string; fullName: string; unread: number }[]; total: number };
const list = async ({ browser }: Person, query = '') =>
  (await browser.get(`/api/messages/user/list${query}`)).body as Listed;

describe("a borrower's list", () => {
  it('is the team, also before a word was said', async () => {
    const marcia = await borrowerIn(test);
    const team = { _id: marcia.id, fullName: 'Pimento team', email: 'help@pimento.example' };
    expect(await list(marcia)).toMatchObject({ rows: [{ ...team, unread: 0, lastMessage: null }], total: 1 });
    await send(officer, marcia, 'Welcome');
    expect(await list(marcia)).toMatchObject({
      rows: [{ ...team, unread: 1, lastMessage: { text: 'Welcome', sent: false } }],
    });
    expect(await list(marcia, '?page=2')).toMatchObject({ rows: [], total: 1 });
  });
});

describe("the staff's list", () => {
  it('is empty before anybody was written to', async () => {
    const own = await openTestApp();
    expect(await list(await officerIn(own))).toEqual({ rows: [], total: 0, page: 1, perPage: 8 });
    await own.close();
  });

  it('has every thread once, the latest first, eight a page, with what is unread', async () => {
    const people: Person[] = [];
    for (let number = 1; number <= 10; number++) {
      const person = await borrowerIn(test, { firstName: `Thread${number}`, lastName: 'Lister' });
      await send(officer, person, 'Hello');
      people.push(person);
    }
    const [first] = people;
    if (!first) throw new Error('nobody');
    await write(first, 'A long answer '.repeat(40));
    const page = await list(officer);
    expect(page.rows).toHaveLength(8);
    expect(page.rows[0]).toMatchObject({
      _id: first.id,
      fullName: 'Thread1 Lister',
      email: first.email,
      unread: 1,
      lastMessage: { text: expect.stringMatching(/^A long answer .{146}$/), sent: false },
    });
    expect(page.rows[1]).toMatchObject({
      fullName: 'Thread10 Lister',
      unread: 0,
      lastMessage: { sent: true },
    });
    const searched = await list(officer, '?search=LISTER&page=2');
    expect([searched.total, searched.rows.map(({ fullName }) => fullName)]).toEqual([
      10,
      ['Thread3 Lister', 'Thread2 Lister'],
    ]);
    expect(await list(officer, '?search=nobody%20of%20that%20name')).toMatchObject({ rows: [], total: 0 });
    expect(await list(officer, '?show=unread')).toMatchObject({ rows: [{ _id: first.id }], total: 1 });
    const { total } = await list(officer);
    const threads = await test.db.selectFrom('message_threads').select('account_id').execute();
    expect(total).toBe(threads.length);
  });
});
