import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loggedIn, moderator } from '#tests/support/builders.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { prizeOnOffer, someoneWithSeeds, stockOf } from '../prizes.test-support.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const officer = async () => loggedIn(test, await moderator(test.services));
const redeem = async (id: string) =>
  (await loggedIn(test, await someoneWithSeeds(test.services, 50))).reply('POST /api/prizes/redeem/:id', {
    params: { id },
  });
const freeAndStock = async (id: string) => {
  const { stock, desk } = await (await officer()).call('GET /api/prizes/:id', { params: { id } });
  return { stock, ...desk?.codes };
};

describe('the codes of a coupon', () => {
  it('are added once each, and are its stock', async () => {
    const staff = await officer();
    const id = await prizeOnOffer(test.services, { codes: ['A-1'] });
    expect(
      await staff.call('POST /api/prizes/codes/:id', {
        params: { id },
        body: { codes: ['A-1', 'A-2', 'A-3', 'A-2'] },
      }),
    ).toMatchObject({ message: '2 codes added; 1 there already', added: 2, known: 1 });
    expect(await freeAndStock(id)).toEqual({ stock: 3, free: 3, handedOut: 0 });
    const audit = await test.db
      .selectFrom('audit_entries')
      .select(['action', 'after'])
      .where('subject_id', '=', id)
      .execute();
    expect(audit).toEqual([{ action: 'prize.add_codes', after: { added: 2 } }]);
  });

  it('that nobody has got are taken back; those handed out stay, and never come again', async () => {
    const staff = await officer();
    const id = await prizeOnOffer(test.services, { codes: [] });
    await staff.call('POST /api/prizes/codes/:id', {
      params: { id },
      body: { codes: ['B-1', 'B-2', 'B-3'] },
    });
    await redeem(id);
    const handedOut = test.db.selectFrom('coupon_codes').select('code').where('prize_id', '=', id);
    expect(await handedOut.where('redemption_id', 'is not', null).execute()).toEqual([{ code: 'B-1' }]);
    expect(await staff.call('POST /api/prizes/codes/:id/withdraw', { params: { id } })).toMatchObject({
      message: '2 codes taken back',
      withdrawn: 2,
    });
    expect(await freeAndStock(id)).toEqual({ stock: 0, free: 0, handedOut: 1 });
    expect((await redeem(id)).body).toMatchObject({ code: 'prize.out_of_stock' });
    await staff.call('POST /api/prizes/codes/:id', { params: { id }, body: { codes: ['B-1', 'B-2'] } });
    expect(await freeAndStock(id)).toEqual({ stock: 1, free: 1, handedOut: 1 });
  });

  it('are handed out, added and taken back at the same moment, and the count stays true', async () => {
    const staff = await officer();
    const id = await prizeOnOffer(test.services, { codes: ['C-1', 'C-2', 'C-3', 'C-4'] });
    const replies = await Promise.all([
      ...Array.from({ length: 6 }, () => redeem(id)),
      staff.reply('POST /api/prizes/codes/:id', { params: { id }, body: { codes: ['C-5', 'C-6'] } }),
      staff.reply('POST /api/prizes/codes/:id/withdraw', { params: { id } }),
    ]);
    const won = replies.slice(0, 6).filter(({ status }) => status === 200).length;
    const { free, handedOut, stock } = await freeAndStock(id);
    expect([handedOut, stock]).toEqual([won, free]);
  });

  it('are for coupons alone, and there must be some', async () => {
    const staff = await officer();
    const plain = await prizeOnOffer(test.services, { stock: 3 });
    for (const [path, body] of [
      ['', { codes: ['D-1'] }],
      ['/withdraw', {}],
    ] as const)
      expect(await staff.post(`/api/prizes/codes/${plain}${path}`, body)).toMatchObject({
        status: 409,
        body: { code: 'prize.no_codes' },
      });
    expect(await stockOf(test.services, plain)).toBe(3);
    const coupon = await prizeOnOffer(test.services, { codes: [] });
    expect(
      await staff.refused('POST /api/prizes/codes/:id', { params: { id: coupon }, body: { codes: [] } }),
    ).toMatchObject({ status: 422, code: 'prize.codes_missing' });
    expect(
      (
        await staff.refused('POST /api/prizes/codes/:id', {
          params: { id: coupon },
          body: { codes: ['a\u0007b'] },
        })
      ).status,
    ).toBe(422);
  });
});
