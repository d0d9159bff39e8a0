import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loggedIn } from '#tests/support/builders.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import {
  balanceOf,
  giveSeeds,
  prizeOnOffer,
  redemptionsOf,
  someoneWithSeeds,
  stockOf,
} from './prizes.test-support.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

async function withSeeds(seeds: number) {
  const person = await someoneWithSeeds(test.services, seeds);
  const browser = await loggedIn(test, person);
  const redeem = (id: string, price?: number) =>
    browser.post(`/api/prizes/redeem/${id}${price === undefined ? '' : `?pointRequired=${price}`}`);
  return { person, browser, redeem };
}

describe('redeeming a prize', () => {
  it('takes its seeds and one from its stock, and is remembered with name and price', async () => {
    const { person, browser, redeem } = await withSeeds(120);
    const id = await prizeOnOffer(test.services, { name: 'School bag', seeds: 50, stock: 3 });
    const reply = await redeem(id, 50);
    expect(reply).toMatchObject({
      status: 200,
      body: { message: 'Yours: School bag. We will let you know as soon as it is on its way.' },
    });
    expect(await balanceOf(test.services, person)).toEqual({ kept: 70, summed: 70 });
    expect(await stockOf(test.services, id)).toBe(2);
    expect(await redemptionsOf(test.services, id)).toMatchObject([
      { account_id: person.id, seeds: 50, prize_name: 'School bag', prize_type: 'Redeem', status: 'Pending' },
    ]);
    const body = await browser.call('GET /api/activity/notification');
    expect(body).toMatchObject([
      {
        action: 'prizeRedeemed',
        acquisitionInformation: { prize: { name: 'School bag' }, pointSpent: 50 },
      },
    ]);
    const audit = await test.db
      .selectFrom('audit_entries')
      .select(['action', 'actor_id', 'after'])
      .where('account_id', '=', person.id)
      .execute();
    expect(audit).toEqual([{ action: 'prize.redeem', actor_id: person.id, after: { prize: id, seeds: 50 } }]);
  });

  it('hands out a code of a coupon, each once, for its owner to see', async () => {
    const id = await prizeOnOffer(test.services, { name: 'Gas voucher', codes: ['GAS-1', 'GAS-2'] });
    expect(await stockOf(test.services, id)).toBe(2);
    const seen: unknown[] = [];
    for (const _ of [1, 2]) {
      const { browser, redeem } = await withSeeds(50);
      const reply = await redeem(id);
      expect(reply).toMatchObject({
        status: 200,
        body: { message: 'Yours: Gas voucher. Your code is ready.' },
      });
      expect(JSON.stringify(reply.body)).not.toContain('GAS-');
      const body = await browser.call('GET /api/prizes/:id', { params: { id } });
      expect(body).toMatchObject({ isRedeemed: true, acquisition: { status: 'Fulfilled' } });
      seen.push(body.acquisition?.code);
    }
    expect(seen.toSorted()).toEqual(['GAS-1', 'GAS-2']);
    expect(await stockOf(test.services, id)).toBe(0);
    const { redeem } = await withSeeds(50);
    expect(await redeem(id)).toMatchObject({ status: 409, body: { code: 'prize.out_of_stock' } });
  });

  it.each([
    [
      'too few seeds, saying how many are missing',
      { seeds: 50 },
      'prize.too_few_seeds',
      'You need 10 seeds more for this. Each section you submit earns some.',
    ],
    [
      'an empty stock',
      { seeds: 10, stock: 0 },
      'prize.out_of_stock',
      'The last one is gone. Your seeds were not touched.',
    ],
    [
      'what contests give',
      { seeds: 10, type: 'Prize' as const },
      'prize.contest_only',
      'This prize is won in contests; it cannot be redeemed for seeds.',
    ],
    [
      'a coupon without codes',
      { seeds: 10, codes: [] },
      'prize.out_of_stock',
      'The last one is gone. Your seeds were not touched.',
    ],
  ])('is refused for %s', async (_, known, code, message) => {
    const { person, redeem } = await withSeeds(40);
    const id = await prizeOnOffer(test.services, known);
    expect(await redeem(id)).toMatchObject({ status: 409, body: { code, message } });
    expect(await balanceOf(test.services, person)).toEqual({ kept: 40, summed: 40 });
    expect(await redemptionsOf(test.services, id)).toEqual([]);
  });

  it('is refused a second time, and for what was removed, without touching the stock', async () => {
    const { person, redeem } = await withSeeds(200);
    const id = await prizeOnOffer(test.services, { seeds: 50, stock: 5 });
    expect((await redeem(id)).status).toBe(200);
    expect(await redeem(id)).toMatchObject({ status: 409, body: { code: 'prize.redeemed' } });
    const gone = await prizeOnOffer(test.services, { seeds: 50, stock: 5 });
    await test.db.updateTable('prizes').set({ removed_at: new Date() }).where('id', '=', gone).execute();
    expect(await redeem(gone)).toMatchObject({ status: 409, body: { code: 'prize.removed' } });
    expect(await balanceOf(test.services, person)).toEqual({ kept: 150, summed: 150 });
    expect([await stockOf(test.services, id), await stockOf(test.services, gone)]).toEqual([4, 5]);
  });

  it('never takes more than the price that was on show', async () => {
    const { person, redeem } = await withSeeds(100);
    const id = await prizeOnOffer(test.services, { seeds: 80 });
    expect(await redeem(id, 50)).toMatchObject({ status: 409, body: { code: 'prize.price_changed' } });
    expect(await balanceOf(test.services, person)).toEqual({ kept: 100, summed: 100 });
  });
});

describe('many at the same moment', () => {
  it('one person, one prize: redeemed once', async () => {
    const { person, redeem } = await withSeeds(1_000);
    const id = await prizeOnOffer(test.services, { seeds: 10, stock: 50 });
    const replies = await Promise.all(Array.from({ length: 50 }, () => redeem(id)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = replies.filter(({ status }) => status !== 200);
    for (const reply of refused)
      expect(reply).toMatchObject({ status: 409, body: { code: 'prize.redeemed' } });
    expect(await balanceOf(test.services, person)).toEqual({ kept: 990, summed: 990 });
    expect(await stockOf(test.services, id)).toBe(49);
  });

  it('a hundred people, stock of three: three have it, the others keep their seeds', async () => {
    const id = await prizeOnOffer(test.services, { seeds: 10, stock: 3 });
    const people = await Promise.all(Array.from({ length: 100 }, () => withSeeds(15)));
    const replies = await Promise.all(people.map(({ redeem }) => redeem(id)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
    for (const [place, reply] of replies.entries()) {
      if (reply.status !== 200)
        expect(reply).toMatchObject({ status: 409, body: { code: 'prize.out_of_stock' } });
      const { person } = people[place] ?? (await withSeeds(0));
      const left = reply.status === 200 ? 5 : 15;
      expect(await balanceOf(test.services, person)).toEqual({ kept: left, summed: left });
    }
    expect(await stockOf(test.services, id)).toBe(0);
  });

  it('forty people, ten codes: each code is handed out once', async () => {
    const codes = Array.from({ length: 10 }, (_, number) => `CODE-${number}`);
    const id = await prizeOnOffer(test.services, { seeds: 10, codes });
    const people = await Promise.all(Array.from({ length: 40 }, () => withSeeds(10)));
    await Promise.all(people.map(({ redeem }) => redeem(id)));
    const handedOut = await test.db
      .selectFrom('coupon_codes')
      .innerJoin('redemptions', 'redemptions.id', 'coupon_codes.redemption_id')
      .select(['code', 'account_id'])
      .where('coupon_codes.prize_id', '=', id)
      .orderBy('code')
      .execute();
    expect(handedOut.map(({ code }) => code)).toEqual(codes);
    expect(new Set(handedOut.map(({ account_id }) => account_id)).size).toBe(10);
    expect(await stockOf(test.services, id)).toBe(0);
  });

  it('seeds earned meanwhile count', async () => {
    const { person, redeem } = await withSeeds(0);
    const id = await prizeOnOffer(test.services, { seeds: 50 });
    expect((await redeem(id)).status).toBe(409);
    await giveSeeds(test.services, person, 50);
    expect((await redeem(id)).status).toBe(200);
  });
});
