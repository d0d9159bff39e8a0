import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountRecords } from '#features/accounts/server/personal/account-records.ts';
import { seedsOf, spendSeeds } from '#features/seeds/server/ledger.ts';
import { type Day, dayOf } from '#shared/calendar.ts';
import { cents } from '#shared/money.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import { lender } from '#tests/support/lenders.ts';
import { noonOf, type RunningLoan, runningLoan } from '#tests/support/loans.ts';
import type { LoanEvent } from '../../rules/books/account.ts';
import { lockLoan, lockLoans } from './lock-loans.ts';
import { postAll } from './post.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

/** Three instalments of $1,916.66, .66 and .68, due on 28 February, 31 March and 30 April. */
const disbursedOn = '2026-01-31' as Day;
const [first, second, third] = ['2026-02-28', '2026-03-31', '2026-04-30'] as [Day, Day, Day];
let references = 0;

const post = (loan: RunningLoan, event: LoanEvent) =>
  workAs(test.services, loan.officer, noonOf(event.on)).transaction(async (work) => {
    references += 1;
    const locked = await lockLoan(work, loan.id);
    const isMoney = event.kind === 'Repayment' || event.kind === 'Refund';
    const reference = isMoney ? { reference: `FOLLOW-${references}` } : {};
    const [answer] = await postAll(work, loan.officer.id, [{ loan: locked, event, ...reference }]);
    if (!answer || 'refused' in answer) throw new Error(`refused: ${answer?.refused}`);
    return answer.entries.find(({ kind }) => kind === event.kind)?.id ?? '';
  });

const pay = (loan: RunningLoan, dollars: number, on: Day) =>
  post(loan, { kind: 'Repayment', amountCents: cents(Math.round(dollars * 100)), on });

const seeds = ({ borrower }: RunningLoan) => seedsOf(workAs(test.services, null), borrower.id);

const activitiesOf = ({ borrower }: RunningLoan) =>
  test.db
    .selectFrom('activities')
    .select(['action', 'details'])
    .where('account_id', '=', borrower.id)
    .orderBy('id')
    .execute();

const mailsTo = ({ borrower }: RunningLoan) =>
  test.db
    .selectFrom('mails')
    .select(['subject', 'body_text'])
    .where('account_id', '=', borrower.id)
    .orderBy('id')
    .execute();

describe('an instalment paid in full on or before its due date', () => {
  it('earns seeds, once it is paid in full', async () => {
    const loan = await runningLoan(test.services, { disbursedOn });
    await pay(loan, 1_900, '2026-02-10' as Day);
    expect(await seeds(loan)).toBe(0);
    await pay(loan, 16.66, first);
    expect(await seeds(loan)).toBe(10);
    expect(await activitiesOf(loan)).toEqual([
      {
        action: 'pointsReceived',
        details: { pointsInformation: { point: 10, reason: 'Instalment 1 paid on time' } },
      },
    ]);
  });

  it('earns them by the day on which the money was received, not the one on which it is recorded', async () => {
    const loan = await runningLoan(test.services, { disbursedOn });
    const work = workAs(test.services, loan.officer, noonOf('2026-03-05' as Day));
    await work.transaction(async (work) => {
      const locked = await lockLoan(work, loan.id);
      const event = { kind: 'Repayment', amountCents: cents(1_916_66), on: first } as const;
      await postAll(work, loan.officer.id, [{ loan: locked, event, reference: 'RECORDED-LATER' }]);
    });
    expect(await seeds(loan)).toBe(10);
  });

  it('earns none when it is late, or when it was given up', async () => {
    const late = await runningLoan(test.services, { disbursedOn });
    await pay(late, 1_916.66, '2026-03-01' as Day);
    expect(await seeds(late)).toBe(0);
    const waived = await runningLoan(test.services, { disbursedOn });
    await post(waived, { kind: 'Waiver', amountCents: cents(1_916_66), on: '2026-02-10' as Day });
    expect(await seeds(waived)).toBe(0);
  });

  it('earns them at a lender’s loan as well', async () => {
    const loan = await runningLoan(test.services, { disbursedOn, lender: await lender(test.services) });
    await pay(loan, 1_916.66, first);
    expect(await seeds(loan)).toBe(10);
  });

  it('gives them back when its payment is reversed, as far as they are there, and what went back again once it is rightly paid', async () => {
    const loan = await runningLoan(test.services, { disbursedOn });
    const payment = await pay(loan, 1_916.66, first);
    expect(await seeds(loan)).toBe(10);
    await workAs(test.services, null).transaction((work) =>
      spendSeeds(work, loan.borrower.id, { cause: `test:${loan.id}`, seeds: 5, reason: 'A prize' }),
    );
    await post(loan, { kind: 'Reversal', reverses: payment, on: '2026-03-02' as Day });
    expect(await seeds(loan)).toBe(0);
    expect((await activitiesOf(loan)).at(-1)?.details).toEqual({
      pointsInformation: { point: -5, reason: 'Instalment 1 not paid after all', isAdjustment: true },
    });
    await pay(loan, 1_916.66, first);
    expect(await seeds(loan)).toBe(5);
    expect((await activitiesOf(loan)).map(({ details }) => details)).toContainEqual({
      pointsInformation: { point: 5, reason: 'Instalment 1 paid on time' },
    });
    await pay(loan, 1_916.66, second);
    expect(await seeds(loan)).toBe(15);
  });

  it('and the bonus, taken back with a mistake, are given again by one word of it when it is recorded right', async () => {
    const loan = await runningLoan(test.services, { disbursedOn });
    const mistaken = await pay(loan, 5_250, '2026-02-10' as Day);
    expect(await seeds(loan)).toBe(60);
    await post(loan, { kind: 'Reversal', reverses: mistaken, on: '2026-02-10' as Day });
    expect(await seeds(loan)).toBe(0);
    await pay(loan, 5_250, '2026-02-10' as Day);
    expect(await seeds(loan)).toBe(60);
    const words = (await activitiesOf(loan)).flatMap(({ action, details }) =>
      action === 'pointsReceived' ? [details] : [],
    );
    const given = { pointsInformation: { point: 60, reason: 'Instalment 1 paid on time, Loan repaid' } };
    expect(words.filter((one) => JSON.stringify(one) === JSON.stringify(given))).toHaveLength(2);
  });

  it('earned and reversed a hundred times leaves the seeds where they began', async () => {
    const loan = await runningLoan(test.services, { disbursedOn });
    const reverse = async (payment: string) =>
      post(loan, { kind: 'Reversal', reverses: payment, on: '2026-02-10' as Day });
    for (let time = 0; time < 50; time++) {
      await reverse(await pay(loan, 1_916.66, '2026-02-10' as Day));
      await reverse(await pay(loan, 5_250, '2026-02-10' as Day));
      expect(await seeds(loan)).toBe(0);
    }
  });

  it('earns its seeds beside those of many other loans in one statement', async () => {
    const loans: RunningLoan[] = [];
    for (let count = 0; count < 5; count++) loans.push(await runningLoan(test.services, { disbursedOn }));
    const officer = loans[0]?.officer.id ?? '';
    await workAs(test.services, null, noonOf(first)).transaction(async (work) => {
      const locked = await lockLoans(
        work,
        loans.map(({ id }) => id),
      );
      const event = { kind: 'Repayment', amountCents: cents(1_916_66), on: first } as const;
      await postAll(
        work,
        asId<'accounts'>(officer),
        [...locked.values()].map((loan) => ({ loan, event, reference: `BATCH-${loan.number}` })),
      );
    });
    for (const loan of loans) expect(await seeds(loan)).toBe(10);
  });
});

describe('a loan repaid', () => {
  it('is announced in the bell and by mail, with what it has opened', async () => {
    const loan = await runningLoan(test.services, { disbursedOn });
    await pay(loan, 1_916.66, first);
    await pay(loan, 1_916.66, second);
    await pay(loan, 1_916.68, third);
    expect((await activitiesOf(loan)).filter(({ action }) => action === 'loanRepaid')).toEqual([
      { action: 'loanRepaid', details: { loanInformation: { loanAmount: 5_000, interestRate: 5 } } },
    ]);
    const [mail, ...more] = await mailsTo(loan);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Your loan of $5,000.00 is repaid');
    expect(mail?.body_text).toContain('Higher amounts are open to you now');
    expect(mail?.body_text).toContain(`/my-loans/${loan.id}`);
    expect(await seeds(loan)).toBe(30 + 50);
  });

  it('before its time earns what was due by then and the bonus, and says what was paid beyond it', async () => {
    const loan = await runningLoan(test.services, { disbursedOn });
    await pay(loan, 6_000, '2026-02-10' as Day);
    expect(await seeds(loan)).toBe(10 + 50);
    expect((await mailsTo(loan))[0]?.body_text).toContain('You have paid $750.00 more than the loan.');
  });

  it('by the day, on the day it began, earns no more than one by the month', async () => {
    const loan = await runningLoan(test.services, { disbursedOn, repaymentOption: 'Daily', termMonths: 8 });
    await pay(loan, 7_000, disbursedOn);
    expect(await seeds(loan)).toBe(10 + 50);
    // Of one moment, so either may stand last.
    expect((await activitiesOf(loan)).slice(-2).map(({ details }) => details)).toContainEqual({
      pointsInformation: { point: 60, reason: 'Instalment 1 paid on time, Loan repaid' },
    });
  });

  it('once a write-off is cancelled that stood while it was paid, earns the bonus that no payment had earned', async () => {
    const loan = await runningLoan(test.services, { disbursedOn });
    const mistaken = await post(loan, { kind: 'WriteOff', on: '2026-02-05' as Day });
    await pay(loan, 5_750, '2026-03-20' as Day);
    expect(await seeds(loan)).toBe(10);
    await post(loan, { kind: 'Reversal', reverses: mistaken, on: '2026-03-21' as Day });
    expect(await seeds(loan)).toBe(60);
  });

  it('with a lender opens nothing', async () => {
    const loan = await runningLoan(test.services, { disbursedOn, lender: await lender(test.services) });
    await pay(loan, 5_750, third);
    const [mail] = await mailsTo(loan);
    expect(mail?.body_text).not.toContain('open to you now');
    const { info_status } = await test.db
      .selectFrom('accounts')
      .select('info_status')
      .where('id', '=', loan.borrower.id)
      .executeTakeFirstOrThrow();
    expect(info_status).toBe('FirstModel');
  });

  it('of somebody who has left can still be opened by a reversal', async () => {
    const loan = await runningLoan(test.services, { disbursedOn });
    const payment = await pay(loan, 5_750, first);
    await workAs(test.services, loan.borrower).transaction(
      (work) => accountRecords.erase?.(work, loan.borrower.id) ?? Promise.resolve(),
    );
    await post(loan, { kind: 'Reversal', reverses: payment, on: dayOf(new Date()) });
    const { state } = await test.db
      .selectFrom('loans')
      .select('state')
      .where('id', '=', loan.id)
      .executeTakeFirstOrThrow();
    expect(state).not.toBe('Repaid');
  });
});
