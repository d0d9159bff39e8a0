import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, type Day, dayOf } from '#shared/calendar.ts';
import { cents } from '#shared/money.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { noonOf, type RunningLoan, runningLoan } from '#tests/support/loans.ts';
import type { LoanEvent } from '../../rules/books/account.ts';
import { balancesOf, owedCents } from '../../rules/books/waterfall.ts';
import { lockLoan } from './lock-loans.ts';
import { postAll } from './post.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const start = '2026-01-31' as Day;

/** Posts one event at noon of a day. */
const post = (loan: RunningLoan, event: LoanEvent, reference?: string) =>
  workAs(test.services, loan.officer, noonOf(event.on)).transaction(async (work) => {
    const locked = await lockLoan(work, loan.id);
    const posting = { loan: locked, event, ...(reference ? { reference } : {}) };
    const [answer] = await postAll(work, loan.officer.id, [posting]);
    return answer;
  });

const pay = (loan: RunningLoan, dollars: number, on: Day, reference: string) =>
  post(loan, { kind: 'Repayment', amountCents: cents(dollars * 100), on }, reference);

const rowOf = (loan: RunningLoan) =>
  test.db.selectFrom('loans').selectAll().where('id', '=', loan.id).executeTakeFirstOrThrow();

const trialBalance = async (loan: RunningLoan) => {
  const transfers = await test.db
    .selectFrom('loan_transfers')
    .selectAll()
    .where('loan_id', '=', loan.id)
    .execute();
  const balances: Record<string, number> = {};
  for (const { debit, credit, amount_cents } of transfers) {
    balances[debit] = (balances[debit] ?? 0) + amount_cents;
    balances[credit] = (balances[credit] ?? 0) - amount_cents;
  }
  return balances;
};

describe('several events of a loan at once', () => {
  it('are each answered with the books as they were after it', async () => {
    const loan = await runningLoan(test.services, { disbursedOn: start });
    const on = addDays(start, 3);
    const answers = await workAs(test.services, loan.officer, noonOf(on)).transaction(async (work) => {
      const locked = await lockLoan(work, loan.id);
      return postAll(
        work,
        loan.officer.id,
        [100_00, 5_150_00].map((amount, index) => ({
          loan: locked,
          event: { kind: 'Repayment', amountCents: cents(amount), on },
          reference: `IN-ORDER-${index}`,
        })),
      );
    });
    const owed = answers.map((answer) => {
      if ('refused' in answer) throw new Error(answer.refused);
      const { owing, books } = answer.loan.account;
      return owedCents(balancesOf(owing, books));
    });
    expect(owed).toEqual([5_650_00, 0]);
    expect(answers.at(-1)).toMatchObject({ loan: { state: 'Repaid' } });
  });
});

describe('a loan in the books', () => {
  it('opens with its schedule, the fee kept back and the interest owed', async () => {
    const loan = await runningLoan(test.services, { disbursedOn: start });
    expect(await rowOf(loan)).toMatchObject({
      state: 'Active',
      fee_cents: 250_00,
      fee_due_cents: 0,
      interest_due_cents: 750_00,
      principal_due_cents: 5_000_00,
      owed_cents: 5_750_00,
      oldest_due_on: '2026-02-28',
      next_amount_cents: 1_916_66,
      ageing: 'Current',
    });
    expect(await trialBalance(loan)).toEqual({
      Principal: 5_000_00,
      Interest: 750_00,
      Fee: 0,
      Cash: -4_750_00,
      InterestIncome: -750_00,
      FeeIncome: -250_00,
    });
  });

  it('is repaid in three payments, one of them late, and then opens the full model', async () => {
    const loan = await runningLoan(test.services, { disbursedOn: start });
    await pay(loan, 1_916.66, '2026-02-28' as Day, 'ON-TIME-1');
    await pay(loan, 1_916.66, '2026-04-10' as Day, 'ON-TIME-2');
    expect(await rowOf(loan)).toMatchObject({ state: 'Active', worst_days_late: 10, days_late: 0 });
    await pay(loan, 1_916.68, '2026-04-30' as Day, 'ON-TIME-3');
    expect(await rowOf(loan)).toMatchObject({ state: 'Repaid', owed_cents: 0, credit_cents: 0 });
    const { info_status } = await test.db
      .selectFrom('accounts')
      .select('info_status')
      .where('id', '=', loan.borrower.id)
      .executeTakeFirstOrThrow();
    expect(info_status).toBe('FullModel');
    const { closed_at } = await test.db
      .selectFrom('applications')
      .select('closed_at')
      .where('id', '=', loan.applicationId)
      .executeTakeFirstOrThrow();
    expect(closed_at).not.toBeNull();
  });

  it('takes one of two payments under one reference', async () => {
    const loan = await runningLoan(test.services, { disbursedOn: start });
    const on = '2026-02-10' as Day;
    const answers = await Promise.allSettled([1, 2].map(() => pay(loan, 100, on, 'ONE-REFERENCE')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await rowOf(loan)).toMatchObject({ owed_cents: 5_650_00 });
  });

  it('loses nothing of ten payments at once', async () => {
    const loan = await runningLoan(test.services, { disbursedOn: start });
    const on = '2026-02-10' as Day;
    await Promise.all(Array.from({ length: 10 }, (_, index) => pay(loan, 100, on, `IN-ONE-${index}`)));
    expect(await rowOf(loan)).toMatchObject({ owed_cents: 4_750_00 });
  });

  it('keeps the totals of the portfolio', async () => {
    const total = async () => {
      const rows = await test.db.selectFrom('portfolio_totals').selectAll().execute();
      const loans = await test.db.selectFrom('loans').select(['state', 'ageing', 'owed_cents']).execute();
      for (const { state, ageing, owed_cents } of rows)
        expect(
          loans
            .filter((loan) => loan.ageing === ageing && loan.state === state)
            .reduce((sum, loan) => sum + loan.owed_cents, 0),
        ).toBe(owed_cents);
      return rows.reduce((sum, { loans }) => sum + loans, 0);
    };
    const before = await total();
    const loan = await runningLoan(test.services, { disbursedOn: addDays(dayOf(new Date()), -200) });
    expect(await total()).toBe(before + 1);
    await pay(loan, 10, dayOf(new Date()), 'LATE-ONE');
    expect(await rowOf(loan)).toMatchObject({ state: 'Defaulted', ageing: '90+' });
    expect(await total()).toBe(before + 1);
  });
});
