import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { loggedIn, moderator } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { lender } from '#tests/support/lenders.ts';
import type { Agreed } from '../agreement/agreements.test-support.ts';
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
  const { status, body } = await asker.post(`/api/loan-application/admin/${agreed.applicationId}/disburse`, {
    reference: `SLIP-${payouts}`,
    disbursedOn: today,
  });
  expect(status).toBe(200);
  return (body as { loan: { _id: IdOf<'loans'> } }).loan._id;
}

const REASON = 'Recorded on the wrong person';

const ask = (loanId: string, by = asker) =>
  by.post(`/api/loans/admin/${loanId}/adjustments`, { kind: 'PayoutReversal', reason: REASON });
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
  by.post(`/api/loans/admin/adjustments/${await requestOf(loanId)}/approve`, {});
const pay = (loanId: string, reference: string) =>
  asker.post(`/api/loans/admin/${loanId}/repayments`, { amount: 100, receivedOn: today, reference });

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
    const { body } = await asker.get(`/api/loans/admin/${loanId}`);
    expect(body).toMatchObject({
      trialBalance: [],
      entries: [
        { kind: 'Reversal', note: REASON, reverses: 1 },
        { kind: 'Disbursement', reversedBy: 2 },
      ],
    });
    const waiting = await asker.get('/api/loan-application/admin/disbursements');
    expect((waiting.body as { rows: { _id: string }[] }).rows.map(({ _id }) => _id)).toContain(
      agreed.applicationId,
    );
    const done = await asker.get('/api/loan-application/admin/disbursements?show=done');
    expect((done.body as { rows: { _id: string }[] }).rows.map(({ _id }) => _id)).not.toContain(
      agreed.applicationId,
    );
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
    expect(
      (await borrower.get(`/api/loan-application/${agreed.applicationId}/agreement`)).body,
    ).toMatchObject({
      loanId: next,
    });
    expect((await borrower.get(`/api/loans/own/${first}`)).body).toMatchObject({
      loan: { state: 'Reversed', owed: 0 },
      settlement: null,
    });
  });

  it('tells the borrower once, and a lender’s screens', async () => {
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
    const told = await test.db
      .selectFrom('activities')
      .select('action')
      .where('account_id', '=', agreed.person.id)
      .where('action', '=', 'payoutReversed')
      .execute();
    expect(told).toHaveLength(1);
  });

  it('is told once in words to staff, and leads the borrower to the loan', async () => {
    const agreed = await signedWithUs(test.services);
    const loanId = await takenBack(agreed);
    const { body } = await asker.get(`/api/accounts/timeline/${agreed.person.id}?kind=loans`);
    const { rows } = body as { rows: { what: string; reason: string | null; link: string | null }[] };
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
    expect((await borrower.get('/api/activity/notification')).body).toContainEqual(
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
    await asker.post(`/api/loans/admin/entries/${payment.id}/reverse`, { reason: 'Of another loan' });
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
      second.post(`/api/loans/admin/adjustments/${id}/approve`, {}),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { state, owed_cents } = await rowOf(loanId);
    expect(state === 'Reversed').toBe(owed_cents === 0);
  });
});
