import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayOf } from '#shared/calendar.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { cents } from '#shared/money.ts';
import { loggedIn, moderator, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { ended } from './contests.test-support.ts';
import { openAndDrawDue } from './contests-due.ts';
import { joinContest } from './join-contest.ts';

let test: TestApp;
let browser: Caller;
const today = dayOf(new Date());
beforeAll(async () => {
  test = await openTestApp();
  browser = await loggedIn(test, await moderator(test.services));
});
afterAll(() => test.close());

async function prizeWith(stock: number | null): Promise<IdOf<'prizes'>> {
  const id = newId<'prizes'>();
  await test.db
    .insertInto('prizes')
    .values({
      ...{ id, name: 'School bag', description: 'A bag', type: 'Prize', value_cents: cents(6_500_00) },
      ...{ point_required: 0, stock, created_at: new Date() },
    })
    .execute();
  return id;
}

const held = async (id: IdOf<'prizes'>) => {
  const { stock, reserved } = await test.db
    .selectFrom('prizes')
    .select(['stock', 'reserved'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { stock, reserved };
};

type Saved = { _id: IdOf<'contests'>; version: number; fields?: Record<string, string> };

const form = (prize: string, change: object = {}) => ({
  ...{ name: 'Back to school', description: 'A bag, Books', startDate: today, endDate: addDays(today, 9) },
  ...{ prize, maxWinners: 2, category: 'Multi wheel', status: 'Active', points: 0 },
  ...{ approvalNumber: 'BGLC 12/2026', rules: 'One ticket each.', claimDays: 30 },
  ...change,
});

async function save(prize: string, change: object = {}) {
  const { status, body } = await browser.post('/api/contests', form(prize, change));
  return { status, ...(body as Saved) };
}

const scheduled = { status: 'Scheduled', startDate: addDays(today, 2) };

describe('publishing a contest', () => {
  it('holds as many of its prize as may win, and is refused where other contests hold them', async () => {
    const prize = await prizeWith(3);
    expect((await save(prize)).status).toBe(200);
    expect(await held(prize)).toEqual({ stock: 3, reserved: 2 });
    const second = await save(prize);
    expect(second).toMatchObject({
      status: 422,
      fields: { maxWinners: expect.stringContaining('there is 1.') },
    });
    expect((await save(prize, { maxWinners: 1 })).status).toBe(200);
    expect((await save(prize, { maxWinners: 1 })).status).toBe(422);
    expect(await held(prize)).toEqual({ stock: 3, reserved: 3 });
  });

  it('holds nothing while it is scheduled, and asks when it is published', async () => {
    const prize = await prizeWith(1);
    const { _id, version, status } = await save(prize, scheduled);
    expect(status).toBe(200);
    expect(await held(prize)).toEqual({ stock: 1, reserved: 0 });
    const publish = (change: object) =>
      save(prize, { ...scheduled, status: 'Active', _id, version, ...change });
    expect((await publish({})).status).toBe(422);
    const published = await publish({ maxWinners: 1 });
    expect(published.status).toBe(200);
    expect(await held(prize)).toEqual({ stock: 1, reserved: 1 });
    // Not opened yet: taken back, or given another prize, it lets go of this one.
    expect((await save(prize, { ...scheduled, _id, version: published.version, maxWinners: 1 })).status).toBe(
      200,
    );
    expect(await held(prize)).toEqual({ stock: 1, reserved: 0 });
  });

  it('by many at once holds no more than there is', async () => {
    const prize = await prizeWith(5);
    const answers = await Promise.all(Array.from({ length: 8 }, () => save(prize)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await held(prize)).toEqual({ stock: 5, reserved: 4 });
  });

  it('by the clock waits for the stock', async () => {
    const prize = await prizeWith(1);
    const { _id } = await save(prize, { status: 'Scheduled' });
    const isOpened = async () => {
      await openAndDrawDue(test.services, new Date());
      const row = test.db.selectFrom('contests').select('opened_at').where('id', '=', _id);
      return (await row.executeTakeFirstOrThrow()).opened_at !== null;
    };
    expect(await isOpened()).toBe(false);
    // Whoever wonders why reads it on the contest's page.
    expect(await browser.call('GET /api/contests/desk/:id', { params: { id: _id } })).toMatchObject({
      phase: 'scheduled',
      maxWinners: 2,
      prize: { left: 1 },
    });
    await test.db.updateTable('prizes').set({ stock: 2 }).where('id', '=', prize).execute();
    expect(await isOpened()).toBe(true);
    expect(await held(prize)).toEqual({ stock: 2, reserved: 2 });
  });
});

describe('what a contest holds', () => {
  it('is let go of by the draw as far as nobody won it, leaves the stock when it is handed over, and stays when it is not claimed', async () => {
    const prize = await prizeWith(5);
    const { _id: id } = await save(prize, { maxWinners: 3 });
    for (let count = 0; count < 2; count++)
      await joinContest(workAs(test.services, await someone(test.services)), { params: { id } });
    await ended(test, id);
    await openAndDrawDue(test.services, new Date());
    expect(await held(prize)).toEqual({ stock: 5, reserved: 2 });
    expect(await browser.post(`/api/prizes/remove/${prize}`)).toMatchObject({
      status: 409,
      body: { code: 'prize.promised' },
    });
    const claim = (place: number) => browser.post(`/api/contests/claim/${id}`, { place, status: 'Claimed' });
    const both = await Promise.all([claim(1), claim(1)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await held(prize)).toEqual({ stock: 4, reserved: 1 });
    await test.db
      .insertInto('contest_claims')
      .values({
        ...{ contest_id: id, place: 2, status: 'Claimed', created_at: new Date() },
        recorded_by: (await moderator(test.services)).id,
      })
      .execute();
    expect(await held(prize)).toEqual({ stock: 3, reserved: 0 });
    expect((await browser.post(`/api/prizes/remove/${prize}`)).status).toBe(200);
  });

  it('without a limit is counted too, and nothing is taken from it', async () => {
    const prize = await prizeWith(null);
    await save(prize);
    await save(prize);
    expect(await held(prize)).toEqual({ stock: null, reserved: 4 });
  });

  it('is not taken away by a lower stock, by the database either', async () => {
    const prize = await prizeWith(3);
    await save(prize);
    const set = test.db.updateTable('prizes').set({ stock: 1 }).where('id', '=', prize).execute();
    await expect(set).rejects.toMatchObject({ code: '23514' });
  });
});
