import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayOf } from '#shared/calendar.ts';
import { borrower, loggedIn } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { type LenderOnOffer, lender, partnerLoan } from '#tests/support/lenders.ts';
import { repaid, runningLoan } from '#tests/support/loans.ts';
import type { LenderApplication } from '../../contract.ts';
import { type Applied, applied } from './lender-applications.test-support.ts';

let test: TestApp;
let island: LenderOnOffer;
let desk: Caller;
beforeAll(async () => {
  test = await openTestApp();
  island = await lender(test.services, { partner: { name: 'Island Credit' } });
  desk = await loggedIn(test, island.account);
});
afterAll(() => test.close());

const judgedIn = async ({ applicationId }: Applied) =>
  ((await desk.get(`/api/loan-application/${applicationId}`)).body as LenderApplication).judged;

it('holds the applicant to what the loan asked for, with the figures, once they are all verified', async () => {
  const person = await borrower(test.services);
  const asksFor = async (criteria: 'Free Cash Flow' | 'Debt Service Ratio', hundredths: number) => {
    const loanId = await partnerLoan(test.services, island, {
      loan_criteria: criteria,
      loan_criteria_value_hundredths: hundredths,
    });
    return applied(test.services, island, { person, loanId });
  };
  const least = await asksFor('Free Cash Flow', 1);
  expect(await judgedIn(least)).toEqual({ criteria: 'Free Cash Flow', value: 0.01, figures: null });
  await test.db
    .updateTable('submissions')
    .set({ status: 'Verified' })
    .where('account_id', '=', person.id)
    .execute();
  const figures = (await judgedIn(least))?.figures;
  if (!figures) throw new Error('no figures');
  expect(figures.isMet).toBe(true);
  const cash = Math.round(figures.freeCashFlow * 100);
  const ratio = Math.round(figures.debtServiceRatio * 100);
  for (const [criteria, hundredths, isMet] of [
    ['Free Cash Flow', cash, true],
    ['Free Cash Flow', cash + 1, false],
    ['Debt Service Ratio', ratio, true],
    ['Debt Service Ratio', ratio - 1, false],
  ] as const)
    expect(await judgedIn(await asksFor(criteria, hundredths))).toEqual({
      criteria,
      value: hundredths / 100,
      figures: { ...figures, isMet },
    });
  const own = await loggedIn(test, person);
  const { rows } = (await own.get('/api/consents')).body as { rows: { _id: string }[] };
  await own.post(`/api/consents/${rows[0]?._id}/withdraw`, {});
  expect(await judgedIn(least)).toBeNull();
});

it('keeps what the loan asked for when it was applied for', async () => {
  const one = await applied(test.services, await lender(test.services));
  const { loan_info } = await test.db
    .selectFrom('applications')
    .select('loan_info')
    .where('id', '=', one.applicationId)
    .executeTakeFirstOrThrow();
  expect(loan_info).toMatchObject({
    loanCriteria: expect.any(String),
    loanCriteriaValue: expect.any(Number),
  });
});

it('counts the loans that stand open in our books, whoever has lent, from their payout until they are repaid', async () => {
  const person = await borrower(test.services);
  await test.db
    .updateTable('submissions')
    .set({ status: 'Verified' })
    .where('account_id', '=', person.id)
    .execute();
  const loanId = await partnerLoan(test.services, island, {
    loan_criteria: 'Debt Service Ratio',
    loan_criteria_value_hundredths: 10_00,
  });
  const one = await applied(test.services, island, { person, loanId });
  const before = await judgedIn(one);
  expect(before?.figures).toMatchObject({ debtServiceRatio: 7.54, runningLoans: 0, isMet: true });
  const own = await runningLoan(test.services, { borrower: person });
  expect((await judgedIn(one))?.figures).toMatchObject({
    freeCashFlow: 56_790.58 - 1_916.66,
    debtServiceRatio: 8.85,
    runningLoans: 1_916.66,
    isMet: true,
  });
  const ridge = await lender(test.services);
  const theirs = await runningLoan(test.services, { borrower: person, lender: ridge });
  expect((await judgedIn(one))?.figures).toMatchObject({
    debtServiceRatio: 10.16,
    runningLoans: 3_833.32,
    isMet: false,
  });
  for (const loan of [own, theirs]) await repaid(test.services, loan, 5_750_00, dayOf(new Date()));
  expect(await judgedIn(one)).toEqual(before);
});
