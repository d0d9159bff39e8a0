import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { loggedIn, moderator } from '#tests/support/builders.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import { balanceOf, prizeOnOffer, redemptionsOf, someoneWithSeeds, stockOf } from '../prizes.test-support.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const officer = async () => loggedIn(test, await moderator(test.services));
const withSeeds = async (seeds: number) => {
  const person = await someoneWithSeeds(test.services, seeds);
  return { person, browser: await loggedIn(test, person) };
};

/** A contest with the prize, written as its own desk leaves it. */
async function contestWith(prizeId: IdOf<'prizes'>): Promise<IdOf<'contests'>> {
  const { id } = await test.db
    .insertInto('contests')
    .values({
      id: asId<'contests'>(crypto.randomUUID()),
      name: 'Back to school',
      description: 'A bag',
      category: 'roulette',
      prize_id: prizeId,
      starts_at: new Date(Date.now() + HOUR_MS),
      ends_at: new Date(Date.now() + 7_200_000),
      max_winners: 1,
      status: 'Scheduled',
      claim_days: 30,
      created_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

describe('deleting a prize', () => {
  it('takes it off the list; who redeemed it keeps it, and staff still settle it', async () => {
    const staff = await officer();
    const id = await prizeOnOffer(test.services, { name: 'Gone soon', seeds: 20, stock: 3 });
    const { person, browser } = await withSeeds(20);
    const body = await browser.call('POST /api/prizes/redeem/:id', { params: { id } });
    expect(await staff.call('POST /api/prizes/remove/:id', { params: { id } })).toMatchObject({
      message: 'Prize deleted successfully',
    });
    expect(await browser.call('GET /api/prizes', { query: { search: 'gone' } })).toMatchObject({
      rows: [],
      total: 0,
    });
    expect(await browser.call('GET /api/prizes/:id', { params: { id } })).toMatchObject({
      isRemoved: true,
      acquisition: { status: 'Pending' },
    });
    const acquisition = `/api/acquisitions/${body._id}`;
    expect((await staff.get(acquisition)).body).toMatchObject({ prize: { name: 'Gone soon' } });
    expect((await staff.post(`${acquisition}/cancel`, { reason: 'Sold out' })).status).toBe(200);
    expect(await balanceOf(test.services, person)).toEqual({ kept: 20, summed: 20 });
    expect(await staff.refused('POST /api/prizes/remove/:id', { params: { id } })).toMatchObject({
      status: 409,
      code: 'prize.removed',
    });
  });

  it('is refused while a contest that is not drawn yet gives it, by the database too', async () => {
    const staff = await officer();
    const [id, other] = [
      await prizeOnOffer(test.services, { type: 'Prize' }),
      await prizeOnOffer(test.services),
    ];
    const contest = await contestWith(id);
    expect(await staff.call('GET /api/prizes/:id', { params: { id } })).toMatchObject({
      desk: { promised: 1 },
    });
    expect(await staff.refused('POST /api/prizes/remove/:id', { params: { id } })).toMatchObject({
      status: 409,
      message:
        'A contest still has to give this prize. Wait until it is drawn and its prizes are handed over, or give the contest another prize first.',
    });
    const byHand = test.db
      .updateTable('prizes')
      .set({ removed_at: new Date() })
      .where('id', '=', id)
      .execute();
    await expect(byHand).rejects.toMatchObject({ code: '23514' });
    await test.db.updateTable('contests').set({ prize_id: other }).where('id', '=', contest).execute();
    await staff.call('POST /api/prizes/remove/:id', { params: { id } });
    await expect(contestWith(id)).rejects.toMatchObject({ code: '23514' });
    await test.db.deleteFrom('contests').where('id', '=', contest).execute();
    expect(await staff.call('GET /api/prizes/:id', { params: { id: other } })).toMatchObject({
      desk: { promised: 0 },
    });
  });

  it('while twenty people redeem it: each has it or keeps the seeds, and two who delete do it once', async () => {
    const [one, two] = [await officer(), await officer()];
    const id = await prizeOnOffer(test.services, { seeds: 10, stock: 100 });
    const people = await Promise.all(Array.from({ length: 20 }, () => withSeeds(10)));
    const [removals, redeemed] = await Promise.all([
      Promise.all([one, two].map((staff) => staff.reply('POST /api/prizes/remove/:id', { params: { id } }))),
      Promise.all(
        people.map(({ browser }) => browser.reply('POST /api/prizes/redeem/:id', { params: { id } })),
      ),
    ]);
    expect(removals.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const won = redeemed.filter(({ status }) => status === 200).length;
    for (const [place, reply] of redeemed.entries()) {
      if (reply.status !== 200) expect(reply).toMatchObject({ status: 409, body: { code: 'prize.removed' } });
      const left = reply.status === 200 ? 0 : 10;
      const { person } = people[place] ?? (await withSeeds(0));
      expect(await balanceOf(test.services, person)).toEqual({ kept: left, summed: left });
    }
    expect(await redemptionsOf(test.services, id)).toHaveLength(won);
    expect(await stockOf(test.services, id)).toBe(100 - won);
  });
});
