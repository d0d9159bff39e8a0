import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayOf } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { cents } from '#shared/money.ts';
import { loggedIn, moderator, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { lender } from '#tests/support/lenders.ts';
import { runningLoan, secondedBy } from '#tests/support/loans.ts';
import { accountOf } from '../../rules/desk/account-on-wire.ts';
import { previewPayment } from '../../rules/desk/payment.ts';

let test: TestApp;
let desk: Caller;
let second: Caller;
beforeAll(async () => {
  test = await openTestApp();
  desk = await loggedIn(test, await moderator(test.services, { firstName: 'Olive', lastName: 'Officer' }));
  second = await loggedIn(test, await moderator(test.services));
});
afterAll(() => test.close());

const today = dayOf(new Date());
const show = ({ id }: { id: string }) => desk.call('GET /api/loans/admin/:id', { params: { id } });
const pay = (loan: { id: IdOf<'loans'> }, amount: number, reference: string) => {
  const sent = desk.reply('POST /api/loans/admin/:id/repayments', {
    params: { id: loan.id },
    body: { amount, receivedOn: today, reference },
  });
  return secondedBy(test.services, second, loan, sent);
};

describe('one loan for staff', () => {
  it('shows the borrower, the books and what pays it off today', async () => {
    const known = await lender(test.services);
    const borrower = await someone(test.services, { firstName: 'Ann', lastName: 'Able' });
    const loan = await runningLoan(test.services, {
      borrower,
      lender: known,
      disbursedOn: addDays(today, -10),
    });
    await pay(loan, 1_000, 'SHOWN-1');
    expect(await show(loan)).toMatchObject({
      loan: { number: loan.number, state: 'Active', owed: 4_750, partner: { _id: known.partnerId } },
      borrower: { _id: borrower.id, fullName: 'Ann Able', email: borrower.email, phone: null },
      balances: { fee: 0, interest: 500, principal: 4_250, credit: 0, writtenOff: 0 },
      settlement: { on: today, pay: 4_250, rebate: 500 },
      schedule: [{ number: 1, paid: 1_000 }, { paid: 0 }, { paid: 0 }],
      entries: [
        { number: 2, kind: 'Repayment', reference: 'SHOWN-1', recordedBy: 'Olive Officer' },
        { number: 1, kind: 'Disbursement' },
      ],
      adjustments: [],
    });
  });

  it('has a trial balance with the same sum on both sides', async () => {
    const loan = await runningLoan(test.services, { disbursedOn: addDays(today, -10) });
    await pay(loan, 6_000, 'TRIAL-1');
    const { trialBalance } = await show(loan);
    const sum = (side: 'debit' | 'credit') =>
      trialBalance.reduce((total, row) => total + Math.round(row[side] * 100), 0);
    expect(sum('debit')).toBe(sum('credit'));
    expect(sum('debit')).toBeGreaterThan(0);
    expect(trialBalance).toContainEqual({ account: 'Credit', debit: 0, credit: 750 });
  });

  it.each([100, 1_916.66, 4_000, 5_250, 5_800])(
    'what the dialog foretells of $%d is what is booked',
    async (dollars) => {
      const loan = await runningLoan(test.services, { disbursedOn: addDays(today, -10) });
      const amount = cents(Math.round(dollars * 100));
      const preview = previewPayment(accountOf(await show(loan)), amount, today, today);
      await pay(loan, dollars, `FORETOLD-${dollars}`);
      const { loan: after } = await show(loan);
      expect(preview).toMatchObject({
        owedCents: Math.round(after.owed * 100),
        creditCents: Math.round(after.credit * 100),
        settles: after.state === 'Repaid',
      });
      expect(accountOf(await show(loan)).books.paidCents).toBe(250_00 + amount);
    },
  );

  it('that does not exist is not found', async () => {
    expect(
      (
        await desk.refused('GET /api/loans/admin/:id', {
          params: { id: '01a00000-0000-7000-8000-000000000000' },
        })
      ).status,
    ).toBe(404);
  });
});

describe('a loan number', () => {
  it('opens its loan, as people write it', async () => {
    const loan = await runningLoan(test.services, {});
    const spaced = `${loan.number.slice(0, 3)} ${loan.number.slice(3, 6)}-${loan.number.slice(6)}`;
    expect(await desk.call('GET /api/loans/admin/find', { query: { number: spaced } })).toMatchObject({
      _id: loan.id,
    });
  });

  it.each([
    ['123456789', 422],
    ['12345678', 422],
    ['999999998', 404],
  ])('%s answers %d', async (number, status) => {
    expect((await desk.refused('GET /api/loans/admin/find', { query: { number } })).status).toBe(status);
  });
});
