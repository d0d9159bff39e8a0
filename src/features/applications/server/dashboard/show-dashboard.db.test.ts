import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, DAY_MS, dayOf, HOUR_MS } from '#shared/calendar.ts';
import { borrower, loggedIn, moderator, type Someone, someone, submitted } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { lender } from '#tests/support/lenders.ts';
import { noonOf, repaid, runningLoan } from '#tests/support/loans.ts';
import { approved, readyToSign, readyWithLender } from '../agreement/agreements.test-support.ts';
import { apply } from '../apply.ts';
import { makeCounterOffer } from '../counter-offer/make-counter-offer.ts';
import { rejectApplication } from '../decide-application.ts';
import { signedWithUs } from '../disbursement/disbursement.test-support.ts';
import { applied } from '../lender/lender-applications.test-support.ts';
import { showDashboard } from './show-dashboard.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const cardOf = async (person: Someone, now = new Date()) =>
  (await showDashboard(workAs(test.services, person, now))).card;

const today = dayOf(new Date());

describe('the card on top of the first screen', () => {
  it('is the next section, until something is to be said about money', async () => {
    const person = await someone(test.services);
    const { call } = await loggedIn(test, person);
    const answer = await call('GET /api/dashboard');
    expect(answer).toMatchObject({ card: { kind: 'nextStep' }, counts: { submitted: 0, total: 6 } });
    expect(answer.nextStep).toMatchObject({ action: 'submit', section: { sId: 'basic_information' } });
  });

  it('announces the first offer as soon as six sections are sent, and keeps no decision for it', async () => {
    const person = await borrower(test.services);
    expect(await cardOf(person)).toEqual({ kind: 'offer', upTo: 5_000, isFirst: true });
    const kept = await test.db
      .selectFrom('decisions')
      .where('account_id', '=', person.id)
      .selectAll()
      .execute();
    expect(kept).toEqual([]);
  });

  it('promises no offer where there is none', async () => {
    const person = await someone(test.services, { emailVerified: false });
    await submitted(test.services, person, { status: 'Verified' });
    expect(await cardOf(person)).toEqual({ kind: 'noOffer' });
  });

  it('says what was asked for, and offers nothing while that stands', async () => {
    const person = await borrower(test.services);
    const { _id } = await apply(workAs(test.services, person), {
      body: { term: 4, interestRate: 6, loanAmount: 3_000, model: 'FirstModel' },
    });
    expect(await cardOf(person)).toMatchObject({
      kind: 'asked',
      applicationId: _id,
      amount: 3_000,
      lender: null,
    });
  });

  it('says that we said no, before what stands now, until something else is asked for', async () => {
    const person = await borrower(test.services);
    const asking = { body: { term: 4, interestRate: 6, loanAmount: 3_000, model: 'FirstModel' } } as const;
    const { _id } = await apply(workAs(test.services, person), asking);
    const officer = await moderator(test.services);
    await rejectApplication(workAs(test.services, officer), {
      params: { id: _id },
      body: { rejectionReason: 'We could not reach your employer.', rejectionNote: '' },
    });
    expect(await cardOf(person)).toEqual({
      kind: 'rejected',
      applicationId: _id,
      lender: null,
      amount: 3_000,
      decidedAt: expect.stringMatching(/^\d{4}-/),
    });
    const first = test.db.selectFrom('submissions').select('id').where('account_id', '=', person.id).limit(1);
    await test.db.updateTable('submissions').set({ status: 'Rejected' }).where('id', 'in', first).execute();
    expect(await showDashboard(workAs(test.services, person))).toMatchObject({
      card: { kind: 'nextStep' },
      nextStep: { action: 'mend' },
      rejected: { applicationId: _id, amount: 3_000 },
    });
    const again = await apply(workAs(test.services, person), asking);
    expect(await showDashboard(workAs(test.services, person))).toMatchObject({
      card: { kind: 'nextStep' },
      rejected: null,
      waits: [{ kind: 'asked', applicationId: again._id, amount: 3_000 }],
    });
    await test.db.updateTable('submissions').set({ status: 'Submitted' }).where('id', 'in', first).execute();
    expect(await showDashboard(workAs(test.services, person))).toMatchObject({
      card: { kind: 'asked' },
      waits: [],
    });
  });

  it('follows an approval from its paper to the signature', async () => {
    const preparing = await approved(test.services);
    expect(await cardOf(preparing.person)).toMatchObject({
      kind: 'preparing',
      applicationId: preparing.applicationId,
    });
    const ready = await readyToSign(test.services);
    expect(await cardOf(ready.person)).toMatchObject({
      kind: 'sign',
      applicationId: ready.applicationId,
      amount: 5_000,
    });
  });

  it("names a lender's loan by its lender", async () => {
    const to = await lender(test.services, { partner: { name: 'Blue Hills Credit' } });
    const { person } = await readyWithLender(test.services, to);
    expect(await cardOf(person)).toMatchObject({ kind: 'sign', lender: 'Blue Hills Credit' });
  });

  it("asks for the answer to a lender's other terms, by their last day, and no longer", async () => {
    const to = await lender(test.services, { partner: { name: 'Blue Hills Credit' } });
    const { person, applicationId } = await applied(test.services, to, { loanAmount: 50_000 });
    await makeCounterOffer(workAs(test.services, to.account), {
      params: { id: applicationId },
      body: { loanAmount: 30_000, interestRate: 6, term: 4, reason: 'Less at first' },
    } as never);
    const card = { kind: 'answer', applicationId, lender: 'Blue Hills Credit', amount: 30_000 };
    expect(await cardOf(person)).toMatchObject(card);
    expect(await cardOf(person, new Date(Date.now() + 8 * DAY_MS))).toMatchObject({
      kind: 'asked',
      amount: 50_000,
    });
  });

  it('says the hour by which the money comes, less the fee, and when that hour has passed', async () => {
    const at = new Date(Date.now() - 2 * HOUR_MS);
    const { person, applicationId } = await signedWithUs(test.services, { at });
    const dueBy = new Date(at.getTime() + DAY_MS).toISOString();
    const card = { kind: 'onItsWay', applicationId, amount: 4_750, dueBy };
    expect(await cardOf(person)).toMatchObject({ ...card, isOverdue: false });
    expect(await cardOf(person, new Date(at.getTime() + DAY_MS + 1))).toMatchObject({
      ...card,
      isOverdue: true,
    });
  });

  it('says the next payment with its loan number, to the cent', async () => {
    const loan = await runningLoan(test.services);
    const card = await cardOf(loan.borrower);
    expect(card).toMatchObject({ kind: 'payment', loanId: loan.id, number: loan.number, amount: 1_916.66 });
    if (card.kind !== 'payment') return;
    expect(addDays(today, card.daysLeft)).toBe(card.dueOn);
    await repaid(test.services, loan, 1_000_00, today);
    expect(await cardOf(loan.borrower)).toMatchObject({ kind: 'payment', amount: 916.66 });
  });

  it('says what is late on the day after, before the ageing of that day; all that is overdue, to the cent', async () => {
    const loan = await runningLoan(test.services);
    const card = await cardOf(loan.borrower);
    if (card.kind !== 'payment') throw new Error('a loan of today has its next payment');
    const onThe = (days: number) => noonOf(addDays(today, card.daysLeft + days));
    expect(await cardOf(loan.borrower, onThe(0))).toMatchObject({ kind: 'payment', daysLeft: 0 });
    expect(await cardOf(loan.borrower, onThe(1))).toMatchObject({
      kind: 'late',
      daysLate: 1,
      amount: 1_916.66,
      dueOn: card.dueOn,
    });
    expect(await cardOf(loan.borrower, onThe(40))).toMatchObject({
      kind: 'late',
      daysLate: 40,
      amount: 3_833.32,
    });
  });

  it('shows the plant how many sections were sent, and that a loan was repaid', async () => {
    const loan = await runningLoan(test.services);
    await submitted(test.services, loan.borrower);
    const seen = async () => {
      const { sent, hasRepaid } = await showDashboard(workAs(test.services, loan.borrower));
      return { sent, hasRepaid };
    };
    expect(await seen()).toEqual({ sent: 6, hasRepaid: false });
    await repaid(test.services, loan, 5_750_00, today);
    expect(await seen()).toEqual({ sent: 6, hasRepaid: true });
  });

  it('of two loans speaks of the one that is due first', async () => {
    const to = await lender(test.services);
    const first = await runningLoan(test.services, { disbursedOn: addDays(today, -20) });
    await runningLoan(test.services, { borrower: first.borrower, lender: to });
    expect(await cardOf(first.borrower)).toMatchObject({ kind: 'payment', loanId: first.id });
  });

  it('is of its own reader alone', async () => {
    await readyToSign(test.services);
    await runningLoan(test.services);
    expect(await cardOf(await someone(test.services))).toEqual({ kind: 'nextStep' });
  });
});
