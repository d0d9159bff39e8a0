import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#shared/calendar.ts';
import { loggedIn, moderator, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { giveSeeds, prizeOnOffer } from '../prizes.test-support.ts';
import { redeemPrize } from '../redeem-prize.ts';

let test: TestApp;
let staff: Caller;
let officer: Awaited<ReturnType<typeof moderator>>;
beforeAll(async () => {
  test = await openTestApp();
  officer = await moderator(test.services, { firstName: 'Olive', lastName: 'Officer' });
  staff = await loggedIn(test, officer);
});
afterAll(() => test.close());

const PRICES = [30, 10, 20, 50, 40, 70, 60, 90, 80];

/** Nine redemptions, a minute apart, by three people in turn. */
async function redeemedInTurn() {
  const people = await Promise.all(
    ['Keisha', 'Devon', 'Marvalyn'].map((firstName) =>
      someone(test.services, { firstName, lastName: 'Wright' }),
    ),
  );
  const ids: string[] = [];
  for (const [place, seeds] of PRICES.entries()) {
    const person = people[place % 3] ?? people[0];
    if (!person) throw new Error('nobody');
    await giveSeeds(test.services, person, seeds);
    const prize = await prizeOnOffer(test.services, { name: `Prize of ${seeds}`, seeds });
    const at = new Date(Date.now() - (PRICES.length - place) * MINUTE_MS);
    const { _id } = await redeemPrize(workAs(test.services, person, at), {
      params: { id: prize },
      query: {},
    });
    ids.push(_id);
  }
  return { people, ids };
}

const listed = async (query: string) => {
  const { body } = await staff.get(`/api/acquisitions${query}`);
  const { rows, total } = body as { rows: { pointSpent: number }[]; total: number };
  return { seeds: rows.map(({ pointSpent }) => pointSpent), total };
};

describe('the redemptions that staff see', () => {
  it('are searched by person, filtered, sorted and paged, with a true total', async () => {
    const { ids } = await redeemedInTurn();
    const newestFirst = PRICES.toReversed();
    expect(await listed('')).toEqual({ seeds: newestFirst.slice(0, 8), total: 9 });
    expect(await listed('?page=2')).toEqual({ seeds: newestFirst.slice(8), total: 9 });
    expect(await listed('?sort=created')).toEqual({ seeds: PRICES.slice(0, 8), total: 9 });
    expect(await listed('?sort=-seeds')).toEqual({ seeds: [90, 80, 70, 60, 50, 40, 30, 20], total: 9 });
    expect(await listed('?search=DEVON')).toEqual({ seeds: [90, 40, 10], total: 3 });
    expect(await listed('?search=devon&sort=seeds')).toEqual({ seeds: [10, 40, 90], total: 3 });
    expect(await listed('?search=%25')).toEqual({ seeds: [], total: 0 });
    expect(await listed('?page=3')).toEqual({ seeds: [], total: 9 });

    await staff.call('POST /api/acquisitions/:id/fulfil', { params: { id: ids[0] } });
    await staff.call('POST /api/acquisitions/:id/cancel', {
      params: { id: ids[3] },
      body: { reason: 'Sold out' },
    });
    expect(await listed('?status=Fulfilled')).toEqual({ seeds: [30], total: 1 });
    expect(await listed('?status=Cancelled&search=keisha')).toEqual({ seeds: [50], total: 1 });
    expect(await listed('?status=Pending')).toEqual({ seeds: expect.anything(), total: 7 });
    expect(await staff.call('GET /api/acquisitions/:id', { params: { id: ids[3] } })).toMatchObject({
      status: 'Cancelled',
      cancelReason: 'Sold out',
      settledBy: { _id: officer.id, fullName: 'Olive Officer' },
      settled: expect.any(String),
    });
    expect(await staff.call('GET /api/acquisitions/:id', { params: { id: ids[1] } })).toMatchObject({
      settledBy: null,
    });
  });

  it('to their owner show nothing of who settled them, and a search finds nobody else', async () => {
    const { people, ids } = await redeemedInTurn();
    await staff.call('POST /api/acquisitions/:id/fulfil', { params: { id: ids[0] } });
    const [keisha] = people;
    if (!keisha) throw new Error('nobody');
    const browser = await loggedIn(test, keisha);
    const body = await browser.call('GET /api/acquisitions/:id', { params: { id: ids[0] } });
    expect(body).not.toHaveProperty('settledBy');
    expect(body).not.toHaveProperty('user');
    expect(await browser.call('GET /api/acquisitions', { query: { search: 'devon' } })).toMatchObject({
      total: 3,
    });
  });

  it('are read along indexes, without a look at every one', async () => {
    const plan = async (query: string) =>
      (
        await test.db.transaction().execute(async (trx) => {
          await sql`set local enable_seqscan = off`.execute(trx);
          const { rows } = await sql.raw<{ 'QUERY PLAN': string }>(`explain ${query}`).execute(trx);
          return rows.map((row) => row['QUERY PLAN']).join('\n');
        })
      ).replaceAll(/\s+/g, ' ');
    expect(await plan('select * from redemptions order by seeds desc, id desc limit 8')).not.toContain(
      'Sort',
    );
    expect(
      await plan("select * from redemptions where status = 'Pending' order by seeds, id limit 8"),
    ).toContain('redemptions_by_status_and_seeds');
  });
});
