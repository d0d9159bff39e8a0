import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { backgroundWork } from '#platform/server/work.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import { forgetOldVisitors } from '../complaint-records.ts';
import { answered, complain, officer, sender, takeUp } from '../complaints.test-support.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.deleteFrom('throttles').execute();
  await test.db.deleteFrom('complaint_steps').execute();
  await test.db.deleteFrom('complaints').execute();
});

const dueDaysAgo = (id: IdOf<'complaints'>, days: number) =>
  test.db
    .updateTable('complaints')
    .set({ due_on: sql`current_date - ${days}::int` })
    .where('id', '=', id)
    .execute();

describe('the queue', () => {
  it('has what is due first on top, eight a page, and is narrowed by owner, lateness and state', async () => {
    const [from, by] = [await sender(test), await officer(test)];
    const ids: IdOf<'complaints'>[] = [];
    for (let sent = 0; sent < 9; sent += 1) ids.push((await complain(from))._id);
    const [first = '', second = '', third = ''] = ids;
    await dueDaysAgo(asId(second), 9);
    await dueDaysAgo(asId(third), 4);
    await takeUp(by, first);
    const page = (query: object = {}) => by.call('GET /api/complaints/desk', { query });
    const whole = await page();
    expect(whole.total).toBe(9);
    expect(whole.rows).toHaveLength(8);
    expect(whole.rows.slice(0, 2).map(({ _id }) => _id)).toEqual([second, third]);
    const entries = await by.call('GET /api/casework', { query: { queue: 'Complaints' } });
    expect(whole.rows.slice(0, 2).map(({ due, isLate }) => [due, isLate])).toEqual(
      entries.rows.slice(0, 2).map(({ due, isLate }) => [due, isLate]),
    );
    expect((await page({ page: 2 })).rows.map(({ _id }) => _id)).toEqual([first]);
    expect((await page({ late: 'yes' })).rows.map(({ _id, isLate }) => [_id, isLate])).toEqual([
      [second, true],
      [third, true],
    ]);
    expect((await page({ owner: 'mine' })).rows.map(({ _id }) => _id)).toEqual([first]);
    expect((await page({ owner: 'nobody' })).total).toBe(8);
    expect((await page({ state: 'Answered' })).rows).toEqual([]);
  });

  it('says how much waits, and which share of what was answered came in time', async () => {
    const [from, by] = [await sender(test), await officer(test)];
    await answered(from, by);
    const { _id } = await complain(from);
    await takeUp(by, _id);
    await test.db
      .updateTable('complaints')
      .set({ answer_by: sql`current_date - 3`, due_on: sql`current_date - 3` })
      .where('id', '=', _id)
      .execute();
    expect(await by.call('GET /api/complaints/desk/figures')).toMatchObject({
      waiting: 1,
      late: 1,
      decided: 1,
      inTime: 1,
    });
    await by.call('POST /api/complaints/desk/:id/answer', {
      params: { id: _id },
      body: { outcome: 'NotUpheld', words: 'We looked at it.' },
    });
    expect(await by.call('GET /api/complaints/desk/figures')).toEqual({
      ...{ waiting: 0, late: 0, oldest: null },
      ...{ decided: 2, inTime: 1 },
    });
  });
});

it('the register lists dates, category, state and outcome of each, no name and no word of it, and is taken on record', async () => {
  const [from, by, admin] = [await sender(test), await officer(test), await officer(test, 'Admin')];
  await answered(from, by);
  const { number } = await complain(from, 'Staff');
  const { body } = await admin.browser.reply('GET /api/complaints/desk/register');
  const lines = String(body).trim().split('\r\n');
  expect(lines[0]).toContain(
    'Number,Received,Category,State,Taken up,First answered,Days to answer,Answered in time,Outcome',
  );
  expect(lines[1]).toMatch(
    /^C-\d+,\d{4}-\d\d-\d\d,"?How I was served, or the app"?,Answered,\d{4}-\d\d-\d\d,\d{4}-\d\d-\d\d,0,Yes,We agree with you,,$/,
  );
  expect(lines[2]).toMatch(new RegExp(`^${number},.*A member of your staff,Received,,,,,,,$`));
  expect(lines).toHaveLength(3);
  for (const word of ['Nobody answers', 'We were wrong', from.person.email]) expect(body).not.toContain(word);
  expect(
    await test.db
      .selectFrom('audit_entries')
      .select('actor_id')
      .where('action', '=', 'complaint.take_register')
      .execute(),
  ).toEqual([{ actor_id: admin.person.id }]);
  expect((await by.browser.refused('GET /api/complaints/desk/register')).status).toBe(403);
});

it('what a visitor wrote is forgotten two years after, with the name, and stays in the register', async () => {
  const work = backgroundWork(test.services);
  const row = (id: string, rest: object) => ({
    ...{ id, category: 'Other' as const, for_admin: false, words: 'An old story.', name: 'Old Visitor' },
    ...{ email: 'old@example.com', sent_at: new Date('2020-01-01'), changed_at: new Date('2020-02-01') },
    ...{ take_up_by: '2020-01-03', answer_by: '2020-01-22' },
    ...rest,
  });
  const [closed, open] = [crypto.randomUUID(), crypto.randomUUID()];
  await test.db
    .insertInto('complaints')
    .values([
      row(closed, { state: 'Closed', closed_at: new Date('2020-02-01') }),
      row(open, { state: 'Received', due_on: '2020-01-03' }),
    ] as never)
    .execute();
  const mail = (recipient: string, created_at: Date) => ({
    ...{
      id: newId<'mails'>(),
      recipient,
      subject: 'The answer',
      body_text: 'We are sorry.',
      body_html: '',
    },
    ...{ state: 'Kept' as const, account_id: null, event_id: null, created_at },
  });
  await test.db
    .insertInto('mails')
    .values([
      mail('old@example.com', new Date('2020-02-01')),
      mail('new@example.com', new Date('2023-02-01')),
    ])
    .execute();
  await work.transaction((work) => forgetOldVisitors(work, new Date('2022-01-01')));
  const mails = await test.db
    .selectFrom('mails')
    .select('recipient')
    .where('recipient', 'in', ['old@example.com', 'new@example.com'])
    .execute();
  expect(mails).toEqual([{ recipient: 'new@example.com' }]);
  const left = await test.db
    .selectFrom('complaints')
    .select(['id', 'words', 'name', 'email', 'state'])
    .execute();
  expect(left).toContainEqual({ id: closed, words: '', name: null, email: null, state: 'Closed' });
  expect(left).toContainEqual({
    ...{ id: open, words: 'An old story.', name: 'Old Visitor', email: 'old@example.com', state: 'Received' },
  });
});
