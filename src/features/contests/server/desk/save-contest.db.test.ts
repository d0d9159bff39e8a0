import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayOf, startOfDay } from '#shared/calendar.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { cents } from '#shared/money.ts';
import { loggedIn, moderator, type Someone, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { contest, ended } from '../contests.test-support.ts';
import { openAndDrawDue } from '../contests-due.ts';

let test: TestApp;
let staff: Someone;
let browser: Caller;
let prize: string;
const today = dayOf(new Date());
beforeAll(async () => {
  test = await openTestApp();
  staff = await moderator(test.services, { firstName: 'Ann', lastName: 'Lee' });
  browser = await loggedIn(test, staff);
});
beforeEach(async () => {
  prize = await prizeOfType('Prize');
});
afterAll(() => test.close());

async function prizeOfType(type: 'Prize' | 'Redeem', removedAt: Date | null = null): Promise<string> {
  const id = newId<'prizes'>();
  await test.db
    .insertInto('prizes')
    .values({
      id,
      name: 'School bag',
      description: 'A bag',
      type,
      value_cents: cents(6_500_00),
      point_required: 10,
      created_at: new Date(),
      removed_at: removedAt,
    })
    .execute();
  return id;
}

const form = (change: object = {}) => ({
  name: 'Back to school',
  description: 'A bag, Books',
  startDate: addDays(today, 2),
  endDate: addDays(today, 9),
  prize,
  maxWinners: 3,
  category: 'Multi wheel',
  status: 'Scheduled',
  points: 25,
  approvalNumber: '',
  rules: '',
  claimDays: 30,
  ...change,
});
const fixed = 'Fixed since the contest opened: it is part of what people joined for.';
const published = { status: 'Active', approvalNumber: 'BGLC 12/2026', rules: 'One ticket each.' };
const save = (change: object = {}, by = browser) => by.post('/api/contests', form(change));
const idOf = (reply: { body: unknown }) => (reply.body as { _id: IdOf<'contests'> })._id;
const read = (id: string) => browser.call('GET /api/contests/desk/:id', { params: { id } });
const rowOf = (id: IdOf<'contests'>) =>
  test.db.selectFrom('contests').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
/** What the form of a stored contest begins with. */
async function sameAs(id: IdOf<'contests'>) {
  const { prize, startDate, endDate, ...now } = await read(id);
  return {
    ...{ _id: id, prize: prize._id, maxWinners: now.maxWinners, category: now.category, status: now.status },
    ...{
      startDate: dayOf(new Date(startDate)),
      endDate: dayOf(new Date(endDate)),
      description: now.description,
    },
    ...{ points: now.points, approvalNumber: now.approvalNumber, rules: now.rules, claimDays: now.claimDays },
  };
}

const auditOf = (id: string) =>
  test.db
    .selectFrom('audit_entries')
    .select(['action', 'actor_id', 'before', 'after'])
    .where('subject_id', '=', id)
    .orderBy('created_at')
    .execute();

describe('a new contest', () => {
  it('is added by whoever is logged in, whole days in Jamaica, and put on the audit log', async () => {
    const reply = await save();
    expect(reply).toMatchObject({ status: 200, body: { message: 'Contest added successfully', version: 1 } });
    const id = idOf(reply);
    expect(await read(id)).toMatchObject({
      name: 'Back to school',
      phase: 'scheduled',
      addedBy: 'Ann Lee',
      startDate: startOfDay(addDays(today, 2)).toISOString(),
      endDate: new Date(startOfDay(addDays(today, 10)).getTime() - 1).toISOString(),
      prize: { _id: prize, name: 'School bag', value: 6_500 },
      maxWinners: 3,
      participants: 0,
      opened: null,
      commitment: null,
      draw: null,
    });
    expect(await auditOf(id)).toMatchObject([
      { action: 'contest.add', actor_id: staff.id, after: { name: 'Back to school' } },
    ]);
    expect((await save({ addedBy: newId() })).status).toBe(422);
  });

  it('names every field that is missing, in the specified words', async () => {
    expect(await browser.refused('POST /api/contests', { body: {} })).toMatchObject({
      status: 422,
      fields: {
        name: 'Contest Name is required',
        description: 'Contest Description is required',
        startDate: 'Contest start Date is required',
        endDate: 'Contest start End is required',
        prize: 'Contest Prize is required',
        maxWinners: 'maximum winners is required',
        category: 'category is required',
        status: 'status is required',
      },
    });
    expect(await save({ maxWinners: 'three' })).toMatchObject({
      status: 422,
      body: { fields: { maxWinners: 'maximum winners should be a number' } },
    });
  });

  it('is published only with approval number and rules, and not into the past', async () => {
    expect(await save({ status: 'Active' })).toMatchObject({
      body: {
        code: 'contest.fields',
        fields: { approvalNumber: expect.anything(), rules: expect.anything() },
      },
    });
    expect(await save({ startDate: addDays(today, -1) })).toMatchObject({
      body: { fields: { startDate: 'The start cannot lie in the past. Choose today or a later day.' } },
    });
  });

  it('gives a prize of type Prize that is on offer', async () => {
    for (const wrong of [await prizeOfType('Redeem'), await prizeOfType('Prize', new Date()), newId()])
      expect(await save({ prize: wrong })).toMatchObject({
        status: 422,
        body: {
          fields: {
            prize: 'This prize cannot be won in a contest. Choose one of type Prize that is on offer.',
          },
        },
      });
  });

  it('opens at once where it is published on its first day', async () => {
    const id = idOf(await save({ ...published, startDate: today, endDate: today }));
    expect(await read(id)).toMatchObject({ phase: 'open', commitment: expect.any(String) });
    const person = await loggedIn(test, await someone(test.services));
    await person.call('POST /api/contests/join/:id', { params: { id } });
  });

  it('is added once, however often the same request arrives', async () => {
    const name = `Once ${newId()}`;
    const key = 'one-and-the-same-key';
    const replies = await Promise.all(
      [1, 2, 3].map(() => browser.post('/api/contests', form({ name }), { key })),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(replies.map(idOf)).size).toBe(1);
    expect(await test.db.selectFrom('contests').select('id').where('name', '=', name).execute()).toHaveLength(
      1,
    );
  });
});

describe('editing a contest', () => {
  it('changes it, with before and after on the audit log', async () => {
    const id = idOf(await save());
    expect(await save({ _id: id, version: 1, name: 'Renamed', ...published })).toMatchObject({
      body: { message: 'Contest edit successfully', _id: id, version: 2 },
    });
    expect(await read(id)).toMatchObject({ name: 'Renamed', phase: 'upcoming', version: 2 });
    expect((await auditOf(id)).at(-1)).toMatchObject({
      action: 'contest.edit',
      before: { name: 'Back to school', status: 'Scheduled' },
      after: { name: 'Renamed', status: 'Active' },
    });
  });

  it('answers the second of two editors that somebody else saved in between; nothing is lost', async () => {
    const id = idOf(await save());
    const other = await loggedIn(test, await moderator(test.services));
    const replies = await Promise.all([
      save({ _id: id, version: 1, name: 'Mine' }),
      save({ _id: id, version: 1, name: 'Theirs' }, other),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'contest.changed' });
    const won = replies[0]?.status === 200 ? 'Mine' : 'Theirs';
    expect(await rowOf(id)).toMatchObject({ name: won, version: 2 });
  });

  it('leaves what was promised at the opening, and says since when', async () => {
    const { id } = await contest(test.services);
    const same = await sameAs(id);
    expect(
      await save({ ...same, maxWinners: 9, prize, status: 'Scheduled', startDate: addDays(today, 1) }),
    ).toMatchObject({
      status: 409,
      body: {
        code: 'contest.fixed',
        fields: { maxWinners: fixed, prize: fixed, status: fixed, startDate: fixed },
      },
    });
    const others = { description: 'A bag', category: 'roulette', points: 1, rules: 'Others', claimDays: 3 };
    expect(await save({ ...same, ...others, approvalNumber: 'BGLC 1/2020' })).toMatchObject({
      status: 409,
      body: {
        fields: {
          ...{ description: fixed, category: fixed, points: fixed, rules: fixed, claimDays: fixed },
          approvalNumber: fixed,
        },
      },
    });
    for (const other of [{ points: 1 }, { rules: 'Others' }, { approval_number: 'X' }, { description: 'Y' }])
      await expect(
        test.db.updateTable('contests').set(other).where('id', '=', id).execute(),
      ).rejects.toMatchObject({ code: '23514' });
    const { starts_at, ends_at } = await rowOf(id);
    expect((await save({ ...same, name: 'Still mine' })).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ name: 'Still mine', starts_at, ends_at });
  });

  it('and the clock that opens it: whichever comes first, the promise is that of the row', async () => {
    for (let time = 0; time < 5; time++) {
      const { id } = await contest(test.services, { startsIn: -0.001, opened: false, maxWinners: 2 });
      const { prize: known, startDate, endDate } = await read(id);
      const [reply] = await Promise.all([
        save({
          _id: id,
          version: 1,
          ...published,
          prize: known._id,
          maxWinners: 7,
          startDate: dayOf(new Date(startDate)),
          endDate: dayOf(new Date(endDate)),
        }),
        openAndDrawDue(test.services, new Date()),
      ]);
      await openAndDrawDue(test.services, new Date());
      const row = await rowOf(id);
      expect(row.opened_at).not.toBeNull();
      expect(row.max_winners).toBe(reply.status === 200 ? 7 : 2);
      if (reply.status !== 200) expect(reply.body).toMatchObject({ code: 'contest.fixed' });
    }
  });

  it('leaves the end too, from the opening until after the draw, neither earlier nor later, and the database holds it', async () => {
    const { id } = await contest(test.services, { endsIn: 72 });
    const stays = async (...days: number[]) => {
      const same = await sameAs(id);
      for (const day of days)
        expect(await save({ ...same, endDate: addDays(today, day) })).toMatchObject({
          status: 409,
          body: { fields: { endDate: fixed } },
        });
      for (const day of days)
        await expect(
          test.db
            .updateTable('contests')
            .set({ ends_at: startOfDay(addDays(today, day)) })
            .where('id', '=', id)
            .execute(),
        ).rejects.toMatchObject({ code: '23514' });
    };
    await stays(1, 20);
    await ended(test, id);
    await stays(20);
    await openAndDrawDue(test.services, new Date());
    await stays(1, 20);
    expect((await save({ ...(await sameAs(id)), name: 'Back to school 2026' })).status).toBe(200);
  });

  it('of one that is not there is refused', async () => {
    expect((await save({ _id: newId() })).status).toBe(404);
  });
});
