import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#shared/calendar.ts';
import { loggedIn } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { type LenderOnOffer, lender } from '#tests/support/lenders.ts';
import { agreementOf } from '../agreement/agreements.test-support.ts';
import { prepareAgreement } from '../agreement/prepare-agreement.ts';
import { applied } from '../lender/lender-applications.test-support.ts';
import { acceptCounterOffer } from './answer-counter-offer.ts';
import { answer, lendersDesk, SMALLER, shown, stored, traces } from './counter-offers.test-support.ts';
import { makeCounterOffer } from './make-counter-offer.ts';

type Desk = Awaited<ReturnType<typeof lendersDesk>>;
let test: TestApp;
let island: LenderOnOffer;
let desk: Caller;
let offer: Desk['offer'];
let offered: Desk['offered'];
beforeAll(async () => {
  test = await openTestApp();
  ({ island, desk, offer, offered } = await lendersDesk(test));
});
afterAll(() => test.close());

describe('accepting', () => {
  it('approves the application at the new terms, and the agreement says them', async () => {
    const one = await offered();
    const before = (await shown(one.browser, one)).offer;
    expect(await answer(one.browser, 'accept', one, one.id)).toMatchObject({ status: 200 });
    expect(await stored(test, one)).toMatchObject({
      status: 'Approved',
      amount_cents: 30_000_00,
      rate_monthly_bps: 600,
      term_months: 4,
      decided_by: island.account.id,
    });
    await prepareAgreement(test.services, one.applicationId);
    const { facts } = await agreementOf(test.services, one);
    expect(facts).toMatchObject({
      amountCents: 30_000_00,
      rateMonthlyBps: 600,
      termMonths: 4,
      totalRepaymentCents: (before?.offered.cost.totalRepayment ?? 0) * 100,
    });
    expect(await shown(desk, one)).toMatchObject({
      status: 'Approved',
      offer: { state: 'Accepted', asked: { loanAmount: 50_000 }, offered: { loanAmount: 30_000 } },
    });
    const { audits, bell, mails } = await traces(test, one);
    expect(audits.find(({ action }) => action === 'counter_offer.accept')).toMatchObject({
      actor_id: one.person.id,
      after: { status: 'Approved', amount_cents: 30_000_00 },
    });
    expect(bell).toContain('counterOfferAccepted');
    expect(mails.map(({ subject }) => subject)).toContain('Your loan from Island Credit is approved');
  });

  it('twice is once', async () => {
    const one = await offered();
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => answer(one.browser, 'accept', one, one.id)),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const { audits } = await traces(test, one);
    expect(audits.filter(({ action }) => action === 'counter_offer.accept')).toHaveLength(1);
  });

  it('beside the lender taking it back is one of the two, announced to both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const one = await offered();
      const [accepted, withdrawn] = await Promise.all([
        answer(one.browser, 'accept', one, one.id),
        answer(desk, 'withdraw', one, one.id),
      ]);
      expect([accepted.status, withdrawn.status].sort()).toEqual([200, 409]);
      const won = accepted.status === 200;
      expect(await stored(test, one)).toMatchObject(
        won
          ? { status: 'Approved', amount_cents: 30_000_00 }
          : { status: 'Waiting', amount_cents: 50_000_00 },
      );
      const { audits } = await traces(test, one);
      expect(audits.map(({ action }) => action).sort()).toEqual(
        won
          ? ['counter_offer.accept', 'counter_offer.make']
          : ['counter_offer.make', 'counter_offer.withdraw'],
      );
    }
  });

  it('beside a verdict of the lender is one of the two', async () => {
    const one = await offered();
    const [accepted, rejected] = await Promise.all([
      answer(one.browser, 'accept', one, one.id),
      desk.post(`/api/loan-application/updateStatus/${one.applicationId}`, {
        status: 'Rejected',
        rejectionReason: 'No',
      }),
    ]);
    expect([accepted.status, rejected.status].sort()).toEqual([200, 409]);
    expect((await stored(test, one)).status).toBe(accepted.status === 200 ? 'Approved' : 'Rejected');
  });

  it('after its last day is refused, and the lender can offer again', async () => {
    const long = new Date(Date.now() - 8 * DAY_MS);
    const one = await applied(test.services, island, { loanAmount: 50_000, now: long });
    await makeCounterOffer(workAs(test.services, island.account, long), {
      params: { id: one.applicationId },
      body: SMALLER,
    } as never);
    const browser = await loggedIn(test, one.person);
    const first = (await shown(browser, one)).offer;
    expect(first?.state).toBe('Expired');
    expect(await answer(browser, 'accept', one, first?._id ?? '')).toMatchObject({
      status: 409,
      body: { code: 'counter_offer.expired' },
    });
    expect((await browser.call('GET /api/loan-application/user')).rows).toMatchObject([
      { waitsForAnswer: false },
    ]);
    expect((await offer(one)).status).toBe(200);
    expect((await shown(browser, one)).offer).toMatchObject({ state: 'Open' });
    expect(await answer(browser, 'accept', one, first?._id ?? '')).toMatchObject({ status: 409 });
  });

  it('on its last day is in time', async () => {
    const days = new Date(Date.now() - 7 * DAY_MS);
    const one = await applied(test.services, island, { loanAmount: 50_000, now: days });
    await makeCounterOffer(workAs(test.services, island.account, days), {
      params: { id: one.applicationId },
      body: SMALLER,
    } as never);
    const browser = await loggedIn(test, one.person);
    const id = (await shown(browser, one)).offer?._id ?? '';
    expect((await answer(browser, 'accept', one, id)).status).toBe(200);
  });

  it('after consent was withdrawn is refused with what to do', async () => {
    const one = await offered();
    const { rows } = await one.browser.call('GET /api/consents');
    await one.browser.call('POST /api/consents/:id/withdraw', { params: { id: rows[0]?._id } });
    expect(await answer(one.browser, 'accept', one, one.id)).toMatchObject({
      status: 409,
      body: { code: 'counter_offer.consent_withdrawn' },
    });
    expect((await stored(test, one)).status).toBe('Waiting');
  });

  it('while the lender may not lend is refused', async () => {
    const own = await lender(test.services);
    const one = await applied(test.services, own, { loanAmount: 50_000 });
    const browser = await loggedIn(test, own.account);
    await browser.call('POST /api/loan-application/:id/counter-offer', {
      params: { id: one.applicationId },
      body: SMALLER,
    });
    await test.db
      .updateTable('partners')
      .set({ licence_state: 'Expired' })
      .where('id', '=', own.partnerId)
      .execute();
    const borrower = await loggedIn(test, one.person);
    const id = (await shown(borrower, one)).offer?._id ?? '';
    expect(await answer(borrower, 'accept', one, id)).toMatchObject({
      status: 409,
      body: { code: 'counter_offer.lender_closed' },
    });
    expect((await answer(borrower, 'decline', one, id)).status).toBe(200);
  });

  it('is its own borrower’s alone', async () => {
    const [one, other] = [await offered(), await offered()];
    expect((await answer(other.browser, 'accept', one, one.id)).status).toBe(404);
    expect((await answer(other.browser, 'accept', other, one.id)).status).toBe(404);
    await expect(
      acceptCounterOffer(workAs(test.services, other.person), {
        params: { id: one.applicationId },
        body: { counterOffer: one.id },
      } as never),
    ).rejects.toThrow();
  });
});
