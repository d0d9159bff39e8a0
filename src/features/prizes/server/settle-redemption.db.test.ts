import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IdOf } from '#shared/id.ts';
import { loggedIn, moderator } from '#tests/support/builders.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import type { AcquisitionStatus } from '../contract.ts';
import { balanceOf, prizeOnOffer, redemptionsOf, someoneWithSeeds, stockOf } from './prizes.test-support.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

/** Somebody who has redeemed a prize of 50 seeds, and staff. */
async function redeemed(known: Parameters<typeof prizeOnOffer>[1] = {}) {
  const prize = await prizeOnOffer(test.services, { name: 'School bag', stock: 5, ...known });
  const person = await someoneWithSeeds(test.services, 60);
  const [browser, staffPerson] = [await loggedIn(test, person), await moderator(test.services)];
  const staff = await loggedIn(test, staffPerson);
  const id = (await browser.call('POST /api/prizes/redeem/:id', { params: { id: prize } }))._id;
  return { prize, person, browser, staff, staffPerson, id };
}

const noticesOf = async (accountId: IdOf<'accounts'>) => ({
  mails: await test.db
    .selectFrom('mails')
    .select(['subject', 'body_text'])
    .where('account_id', '=', accountId)
    .execute(),
  audit: await test.db
    .selectFrom('audit_entries')
    .select(['action', 'actor_id', 'before', 'after'])
    .where('account_id', '=', accountId)
    .where('action', 'like', 'acquisition.%')
    .execute(),
});

describe('a pending redemption', () => {
  it('is fulfilled by staff, and its owner hears of it', async () => {
    const { prize, person, browser, staff, staffPerson, id } = await redeemed();
    expect(await staff.call('POST /api/acquisitions/:id/fulfil', { params: { id } })).toMatchObject({
      message: 'Redemption fulfilled successfully',
      status: 'Fulfilled',
    });
    expect(await redemptionsOf(test.services, prize)).toMatchObject([
      { status: 'Fulfilled', settled_by: staffPerson.id, cancel_reason: null },
    ]);
    expect(await balanceOf(test.services, person)).toEqual({ kept: 10, summed: 10 });
    expect(await stockOf(test.services, prize)).toBe(4);
    expect(await noticesOf(person.id)).toMatchObject({
      mails: [
        {
          subject: 'Your reward: School bag',
          body_text: expect.stringContaining('Decided by our Rewards desk, '),
        },
      ],
      audit: [{ action: 'acquisition.fulfil', actor_id: staffPerson.id, before: { status: 'Pending' } }],
    });
    const body = await browser.call('GET /api/activity/notification');
    expect(body).toContainEqual(
      expect.objectContaining({
        action: 'prizeRedeemed',
        acquisitionInformation: expect.objectContaining({ status: 'Fulfilled' }),
      }),
    );
  });

  it('is cancelled with a reason: seeds and stock are back, and it can be redeemed again', async () => {
    const { prize, person, browser, staff, id } = await redeemed();
    expect(
      await staff.refused('POST /api/acquisitions/:id/cancel', { params: { id }, body: { reason: '  ' } }),
    ).toMatchObject({ status: 422, fields: { reason: 'Please specify a reason for the cancellation' } });
    expect(
      await staff.call('POST /api/acquisitions/:id/cancel', {
        params: { id },
        body: { reason: 'The shop has closed' },
      }),
    ).toMatchObject({ message: 'Redemption cancelled successfully', status: 'Cancelled' });
    expect(await balanceOf(test.services, person)).toEqual({ kept: 60, summed: 60 });
    expect(await stockOf(test.services, prize)).toBe(5);
    const { mails, audit } = await noticesOf(person.id);
    expect(mails[0]?.body_text).toContain('The shop has closed');
    expect(mails[0]?.body_text).toContain('Your 50 seeds are back with you.');
    expect(audit).toMatchObject([{ after: { status: 'Cancelled', cancel_reason: 'The shop has closed' } }]);
    expect(await browser.call('GET /api/prizes/:id', { params: { id: prize } })).toMatchObject({
      isRedeemed: false,
      acquisition: { status: 'Cancelled', cancelReason: 'The shop has closed' },
    });
    await browser.call('POST /api/prizes/redeem/:id', { params: { id: prize } });
  });

  it('of a prize without a limit leaves it without one when cancelled', async () => {
    const { prize, staff, id } = await redeemed({ stock: null });
    await staff.call('POST /api/acquisitions/:id/cancel', {
      params: { id },
      body: { reason: 'Not available' },
    });
    expect(await stockOf(test.services, prize)).toBeNull();
  });

  it('is settled once by fifty who fulfil and fifty who cancel at the same moment', async () => {
    const { prize, person, staff, id } = await redeemed();
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, place) =>
        place % 2 === 0
          ? staff.reply('POST /api/acquisitions/:id/fulfil', { params: { id } })
          : staff.reply('POST /api/acquisitions/:id/cancel', {
              params: { id },
              body: { reason: 'Not available' },
            }),
      ),
    );
    const won = replies.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    const { status } = (won[0]?.body ?? {}) as { status: string };
    expect(await redemptionsOf(test.services, prize)).toMatchObject([{ status }]);
    const seeds = status === 'Cancelled' ? 60 : 10;
    expect(await balanceOf(test.services, person)).toEqual({ kept: seeds, summed: seeds });
    const { mails, audit } = await noticesOf(person.id);
    expect([mails.length, audit.length]).toEqual([1, 1]);
  });
});

it('a coupon is fulfilled at once, and its code neither changes hands nor is cancelled', async () => {
  const { prize, staff, id } = await redeemed({ codes: ['A-1', 'A-2'] });
  expect(
    await staff.refused('POST /api/acquisitions/:id/cancel', { params: { id }, body: { reason: 'Mistake' } }),
  ).toMatchObject({ status: 409, code: 'acquisition.settled' });
  const changing = test.db
    .updateTable('coupon_codes')
    .set({ redemption_id: null })
    .where('redemption_id', '=', asId<'redemptions'>(id))
    .execute();
  await expect(changing).rejects.toMatchObject({ code: '23514' });
  const reviving = test.db
    .updateTable('redemptions')
    .set({ seeds: 1 })
    .where('id', '=', asId<'redemptions'>(id))
    .execute();
  await expect(reviving).rejects.toMatchObject({ code: '23514' });
  expect(await stockOf(test.services, prize)).toBe(1);
});

const countOf = async (statuses: AcquisitionStatus[]): Promise<number> =>
  (await test.db.selectFrom('redemptions').select('id').where('status', 'in', statuses).execute()).length;

describe('the list of redemptions', () => {
  it('is a person’s own with their codes; staff see all of them, codes left out', async () => {
    const coupon = await redeemed({ name: 'Gas voucher', codes: ['GAS-9'] });
    expect(await coupon.browser.call('GET /api/acquisitions')).toMatchObject({
      rows: [
        {
          _id: coupon.id,
          prize: { _id: coupon.prize, name: 'Gas voucher', value: 1500.5 },
          pointSpent: 50,
          prizeType: 'Redeem',
          status: 'Fulfilled',
          code: 'GAS-9',
        },
      ],
      total: 1,
    });
    const { rows, total } = await coupon.staff.call('GET /api/acquisitions');
    expect(rows[0]).toMatchObject({
      _id: coupon.id,
      code: null,
      user: { _id: coupon.person.id, email: coupon.person.email },
    });
    expect(total).toBe(await countOf(['Pending', 'Fulfilled', 'Cancelled']));
    expect(
      await coupon.staff.call('GET /api/acquisitions', { query: { status: 'Cancelled' } }),
    ).toMatchObject({
      total: await countOf(['Cancelled']),
    });
    const one = `/api/acquisitions/${coupon.id}`;
    expect((await coupon.browser.get(one)).body).toMatchObject({ code: 'GAS-9' });
    expect((await coupon.staff.get(one)).body).toMatchObject({ code: null });
    const other = await loggedIn(test, await someoneWithSeeds(test.services, 0));
    expect((await other.get(one)).status).toBe(404);
    expect(await other.call('GET /api/acquisitions')).toMatchObject({ rows: [], total: 0 });
  });
});
