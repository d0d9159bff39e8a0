import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { loggedIn, moderator } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import { lender } from '#tests/support/lenders.ts';
import { type Agreed, agreementShown } from '../agreement/agreements.test-support.ts';
import { openBusinessOf } from '../open-business.ts';
import { signedWithLender, signedWithUs } from './disbursement.test-support.ts';

let test: TestApp;
let asker: Caller;
let second: Caller;
const today = dayOf(new Date());

beforeAll(async () => {
  test = await openTestApp();
  asker = await loggedIn(test, await moderator(test.services));
  second = await loggedIn(test, await moderator(test.services));
});
afterAll(() => test.close());

let payouts = 0;

/** Signed, and recorded as handed over; answers the loan's id. */
async function paidOut(agreed: Agreed): Promise<IdOf<'loans'>> {
  payouts += 1;
  const body = await asker.call('POST /api/loan-application/admin/:id/disburse', {
    params: { id: agreed.applicationId },
    body: {
      reference: `SLIP-${payouts}`,
      disbursedOn: today,
    },
  });
  return asId(body.loan._id);
}

const REASON = 'Recorded on the wrong person';

const ask = (loanId: string, by = asker) =>
  by.reply('POST /api/loans/admin/:id/adjustments', {
    params: { id: loanId },
    body: { kind: 'PayoutReversal', reason: REASON },
  });
const requestOf = async (loanId: IdOf<'loans'>) =>
  (
    await test.db
      .selectFrom('loan_adjustments')
      .select('id')
      .where('loan_id', '=', loanId)
      .where('status', '=', 'Asked')
      .executeTakeFirstOrThrow()
  ).id;
const approve = async (loanId: IdOf<'loans'>, by = second) =>
  by.reply('POST /api/loans/admin/adjustments/:id/approve', {
    params: { id: await requestOf(loanId) },
    body: {},
  });
const pay = (loanId: string, reference: string) =>
  asker.reply('POST /api/loans/admin/:id/repayments', {
    params: { id: loanId },
    body: { amount: 100, receivedOn: today, reference },
  });

async function takenBack(agreed: Agreed): Promise<IdOf<'loans'>> {
  const loanId = await paidOut(agreed);
  expect((await ask(loanId)).status).toBe(200);
  expect((await approve(loanId)).status).toBe(200);
  return loanId;
}

const rowOf = (id: IdOf<'loans'>) =>
  test.db.selectFrom('loans').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const paidOn = async ({ applicationId }: Agreed) =>
  (
    await test.db
      .selectFrom('agreements')
      .select('paid_on')
      .where('application_id', '=', applicationId)
      .executeTakeFirstOrThrow()
  ).paid_on;
const disbursedToday = async () =>
  Number(
    (
      await test.db
        .selectFrom('daily_figures')
        .select((row) => row.fn.sum<string>('count').as('count'))
        .where('figure', '=', 'loansDisbursed')
        .where('day', '=', today)
        .executeTakeFirstOrThrow()
    ).count ?? 0,
  );

describe('a payout that is taken back', () => {
  it('owes nothing, and its agreement waits for its money again', async () => {
    const agreed = await signedWithUs(test.services);
    const before = await disbursedToday();
    const loanId = await paidOut(agreed);
    expect(await disbursedToday()).toBe(before + 1);
    await ask(loanId);
    expect(await approve(loanId, asker)).toMatchObject({
      status: 409,
      body: { code: 'loan.adjustment_own' },
    });
    expect((await approve(loanId)).status).toBe(200);
    expect(await rowOf(loanId)).toMatchObject({
      ...{ state: 'Reversed', ageing: 'Reversed', owed_cents: 0, credit_cents: 0, closed_at: null },
    });
    expect(await paidOn(agreed)).toBeNull();
    expect(await disbursedToday()).toBe(before);
    const body = await asker.call('GET /api/loans/admin/:id', { params: { id: loanId } });
    expect(body).toMatchObject({
      trialBalance: [],
      entries: [
        { kind: 'Reversal', note: REASON, reverses: 1 },
        { kind: 'Disbursement', reversedBy: 2 },
      ],
    });
    const waiting = await asker.call('GET /api/loan-application/admin/disbursements');
    expect(waiting.rows.map(({ _id }) => _id)).toContain(agreed.applicationId);
    const done = await asker.call('GET /api/loan-application/admin/disbursements', {
      query: { show: 'done' },
    });
    expect(done.rows.map(({ _id }) => _id)).not.toContain(agreed.applicationId);
  });

  it('may be handed over again, as a loan of its own', async () => {
    const agreed = await signedWithUs(test.services);
    const first = await takenBack(agreed);
    const next = await paidOut(agreed);
    expect(await rowOf(first)).toMatchObject({ state: 'Reversed' });
    expect(await rowOf(next)).toMatchObject({ state: 'Active' });
    expect(await paidOn(agreed)).toBe(today);
    expect(await openBusinessOf({ db: test.db } as never, agreed.person.id)).toMatchObject({ loans: 1 });
    const borrower = await loggedIn(test, agreed.person);
    expect(await agreementShown(borrower, agreed.applicationId)).toMatchObject({
      loanId: next,
    });
    expect(await borrower.call('GET /api/loans/own/:id', { params: { id: first } })).toMatchObject({
      loan: { state: 'Reversed', owed: 0 },
      settlement: null,
    });
  });

  it('notifies the borrower once, and a lender’s screens', async () => {
    const agreed = await signedWithLender(test.services, await lender(test.services));
    await takenBack(agreed);
    const mails = await test.db
      .selectFrom('mails')
      .select(['subject', 'body_text'])
      .where('account_id', '=', agreed.person.id)
      .where('subject', 'like', 'Correction:%')
      .execute();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body_text).toContain(REASON);
    const notices = await test.db
      .selectFrom('activities')
      .select('action')
      .where('account_id', '=', agreed.person.id)
      .where('action', '=', 'payoutReversed')
      .execute();
    expect(notices).toHaveLength(1);
  });

  it('is shown once in words to staff, and leads the borrower to the loan', async () => {
    const agreed = await signedWithUs(test.services);
    const loanId = await takenBack(agreed);
    const { rows } = await asker.call('GET /api/accounts/timeline/:id', {
      params: { id: agreed.person.id },
      query: { kind: 'loans' },
    });
    expect(rows.filter(({ what }) => /payout/i.test(what)).map(({ what }) => what)).toEqual([
      expect.stringMatching(/^Payout of the loan of \$[\d,.]+ taken back$/),
      'Asked to take a payout back',
    ]);
    expect(rows[0]).toMatchObject({
      reason: REASON,
      link: `/admin/portfolio/${loanId}`,
      by: { _id: expect.any(String) },
    });
    const borrower = await loggedIn(test, agreed.person);
    expect(await borrower.call('GET /api/activity/notification')).toContainEqual(
      expect.objectContaining({
        action: 'payoutReversed',
        what: expect.stringContaining('has been taken back'),
        link: '/my-loans',
      }),
    );
  });

  it('needs that all recorded since has been taken back', async () => {
    const loanId = await paidOut(await signedWithUs(test.services));
    await pay(loanId, 'PAID-1');
    expect(await ask(loanId)).toMatchObject({ status: 409, body: { code: 'loan.payout_followed' } });
    const payment = await test.db
      .selectFrom('loan_entries')
      .select('id')
      .where('reference', '=', 'PAID-1')
      .executeTakeFirstOrThrow();
    await asker.call('POST /api/loans/admin/entries/:id/reverse', {
      params: { id: payment.id },
      body: { reason: 'Of another loan' },
    });
    expect((await ask(loanId)).status).toBe(200);
    expect((await approve(loanId)).status).toBe(200);
  });

  it('takes no payment any more, and never runs again', async () => {
    const loanId = await takenBack(await signedWithUs(test.services));
    expect(await pay(loanId, 'PAID-2')).toMatchObject({
      status: 409,
      body: { code: 'loan.payout_reversed' },
    });
    await expect(
      test.db.updateTable('loans').set({ state: 'Active' }).where('id', '=', loanId).execute(),
    ).rejects.toMatchObject({ code: '23514' });
  });

  it('loses against a payment in the same moment, or the payment against it', async () => {
    const loanId = await paidOut(await signedWithUs(test.services));
    await ask(loanId);
    const id = await requestOf(loanId);
    const replies = await Promise.all([
      pay(loanId, 'PAID-3'),
      second.reply('POST /api/loans/admin/adjustments/:id/approve', { params: { id }, body: {} }),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { state, owed_cents } = await rowOf(loanId);
    expect(state === 'Reversed').toBe(owed_cents === 0);
  });
});
