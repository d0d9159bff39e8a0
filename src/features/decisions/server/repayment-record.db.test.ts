import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, addMonths, dayOf, showDay } from '#shared/calendar.ts';
import { borrower, loggedIn, type Someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { lender } from '#tests/support/lenders.ts';
import { noonOf, repaid, runningLoan } from '#tests/support/loans.ts';
import { decideFor } from './decide-for.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const today = dayOf(new Date());
/** Due on three days, of which the last has just passed. */
const disbursedOn = addMonths(today, -4);

const decisionOn = async (person: Someone, on = today) =>
  (await decideFor(workAs(test.services, person, noonOf(on)), person.id, 'FirstModel')).decision;

const recordPoints = async (person: Someone) =>
  (await decisionOn(person)).factors.find(({ factor }) => factor === 'repaymentRecord');

/** A loan of ours, its three instalments paid so many days after they were due. */
async function repaidLoan(person: Someone, daysLate: number) {
  const loan = await runningLoan(test.services, { borrower: person, disbursedOn });
  const amounts = [1_916_66, 1_916_66, 1_916_68];
  for (const [index, amount] of amounts.entries())
    await repaid(test.services, loan, amount, addDays(addMonths(disbursedOn, index + 1), daysLate));
  return loan;
}

describe('the repayment record', () => {
  it('is not known without a loan of ours', async () => {
    const person = await borrower(test.services);
    expect(await recordPoints(person)).toMatchObject({ reading: null, points: 5 });
    await runningLoan(test.services, { borrower: person, lender: await lender(test.services), disbursedOn });
    expect(await recordPoints(person)).toMatchObject({ reading: null, points: 5 });
  });

  it('raises the score of who has paid on time', async () => {
    const person = await borrower(test.services);
    const before = await decisionOn(person);
    await repaidLoan(person, 0);
    const after = await decisionOn(person);
    expect(after.inputs).toMatchObject({
      loanStanding: 'none',
      repayments: { instalmentsDue: 3, worstDaysLate: 0 },
    });
    expect(await recordPoints(person)).toMatchObject({ reading: 0, points: 10 });
    expect(after.score).toBe(before.score + 5);
    expect(after.offer).not.toBeNull();
  });

  it('counts a loan that was paid off before its instalments were due', async () => {
    const person = await borrower(test.services);
    const loan = await runningLoan(test.services, { borrower: person });
    await repaid(test.services, loan, 5_250_00, today);
    expect((await decisionOn(person)).inputs.repayments).toEqual({ instalmentsDue: 3, worstDaysLate: 0 });
  });

  it('lowers the score of who has paid late', async () => {
    const person = await borrower(test.services);
    const before = await decisionOn(person);
    await repaidLoan(person, 20);
    expect(await recordPoints(person)).toMatchObject({ reading: 20, points: 5 });
    const later = await borrower(test.services);
    await repaidLoan(later, 31);
    expect(await recordPoints(later)).toMatchObject({ reading: 31, points: 2 });
    expect((await decisionOn(later)).score).toBe(before.score - 3);
  });

  it('is that of the last twelve months', async () => {
    const person = await borrower(test.services);
    await repaidLoan(person, 20);
    const { inputs } = await decisionOn(person, addMonths(today, 12));
    expect(inputs.repayments).toEqual({
      instalmentsDue: 0,
      worstDaysLate: 0,
      earlier: { worstDaysLate: 20 },
    });
  });

  it('does not lose its points as time passes where every date was kept', async () => {
    const person = await borrower(test.services);
    await repaidLoan(person, 0);
    const now = await decisionOn(person);
    const later = await decisionOn(person, addMonths(today, 13));
    expect(later.inputs.repayments).toMatchObject({ instalmentsDue: 0, earlier: { worstDaysLate: 0 } });
    expect(later.score).toBeGreaterThanOrEqual(now.score);
  });
});

describe('a running loan of ours', () => {
  it('declines with its reason', async () => {
    const person = await borrower(test.services);
    await runningLoan(test.services, { borrower: person });
    expect(await decisionOn(person)).toMatchObject({ declines: ['loan.open'], offer: null });
    const browser = await loggedIn(test, person);
    expect(await browser.call('GET /api/loan/user/decision')).toMatchObject({
      loanDecision: false,
      reasons: expect.arrayContaining([expect.objectContaining({ code: 'loan.open' })]),
    });
  });

  it('in arrears declines as such, also on a day for which it was not aged yet', async () => {
    const person = await borrower(test.services);
    const loan = await runningLoan(test.services, { borrower: person });
    const due = addMonths(today, 1);
    expect((await decisionOn(person, due)).declines).toEqual(['loan.open']);
    const late = await decisionOn(person, addDays(due, 3));
    expect(late.declines).toEqual(['loan.in_arrears']);
    expect(late.inputs.repayments).toEqual({ instalmentsDue: 1, worstDaysLate: 3 });
    expect(loan.number).toHaveLength(9);
  });

  it('opened again by a reversal declines, although its application is closed', async () => {
    const person = await borrower(test.services);
    const loan = await repaidLoan(person, 0);
    expect((await decisionOn(person)).declines).toEqual([]);
    await test.db
      .updateTable('loans')
      .set({ state: 'Active', closed_at: null })
      .where('id', '=', loan.id)
      .execute();
    expect((await decisionOn(person)).declines).toEqual(['loan.open']);
  });
});

describe('a first loan that was repaid before larger ones open', () => {
  it('is shown as repaid, with the day that is still to come', async () => {
    const person = await borrower(test.services);
    const loan = await runningLoan(test.services, { borrower: person, disbursedOn: addDays(today, -20) });
    await repaid(test.services, loan, 5_750_00, today);
    const browser = await loggedIn(test, person);
    const { reasons } = await browser.call('GET /api/loan/user/decision');
    expect(reasons.find(({ code }) => code === 'limit.first_loan')?.note).toBe(
      `You have repaid yours. Higher amounts open on ${showDay(addDays(today, 10))}.`,
    );
  });
});

describe('a loan of ours that was in default', () => {
  it('rules its borrower out until two years after it was repaid', async () => {
    const person = await borrower(test.services);
    const loan = await repaidLoan(person, 0);
    const closedOn = addMonths(today, -1);
    await test.db
      .updateTable('loans')
      .set({ defaulted_on: closedOn, closed_at: noonOf(closedOn) })
      .where('id', '=', loan.id)
      .execute();
    const now = await decisionOn(person);
    expect(now.inputs.adverse).toEqual({ overdueElsewhere: false, ownDefaultMonths: 1, bankruptcy: null });
    expect(now.declines).toEqual(['default.with_us']);
    expect((await decisionOn(person, addMonths(today, 22))).declines).toEqual(['default.with_us']);
    expect((await decisionOn(person, addMonths(today, 23))).declines).toEqual([]);
  });
});
