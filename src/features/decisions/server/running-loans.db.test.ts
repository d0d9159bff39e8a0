import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleAnswers } from '#features/information/defaults/sample-answers.ts';
import { dayOf } from '#shared/calendar.ts';
import { borrower, changeSubmission, type Someone, submitted } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { lender } from '#tests/support/lenders.ts';
import { repaid, runningLoan } from '#tests/support/loans.ts';
import { decideFor } from './decide-for.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const decided = async (person: Someone) =>
  (await decideFor(workAs(test.services, person), person.id, 'FirstModel')).decision;

/** The debts as they are told now; what was told of them before is opened again. */
async function answerDebts(person: Someone, answers: object) {
  await changeSubmission(test, person, 'debt_information', { reopened_at: new Date() });
  await submitted(test.services, person, { answers: { debt_information: answers } });
}

it('counts a loan that a lender has paid out since the debts were told, and all is as before once it is repaid', async () => {
  const person = await borrower(test.services);
  const before = await decided(person);
  expect(before.inputs).not.toHaveProperty('runningLoansCents');
  const loan = await runningLoan(test.services, { borrower: person, lender: await lender(test.services) });
  const running = await decided(person);
  expect(running.inputs.runningLoansCents).toBe(1_916_66);
  expect(running.inputs.loanStanding).toBe('none');
  expect(running.figures).toMatchObject({
    debtPaymentsCents: before.figures.debtPaymentsCents + 1_916_66,
    freeCashFlowCents: before.figures.freeCashFlowCents - 1_916_66,
  });
  await repaid(test.services, loan, 5_750_00, dayOf(new Date()));
  expect(await decided(person)).toEqual(before);
});

it('counts a loan with the debts that are told after it, but not where the same ones are told again', async () => {
  const person = await borrower(test.services);
  const answers = sampleAnswers(dayOf(new Date())).debt_information ?? {};
  await runningLoan(test.services, { borrower: person, lender: await lender(test.services) });
  await answerDebts(person, answers);
  expect((await decided(person)).inputs.runningLoansCents).toBe(1_916_66);
  await answerDebts(person, { number_of_debts: '0' });
  expect((await decided(person)).inputs).not.toHaveProperty('runningLoansCents');
});

it('counts one of ours too', async () => {
  const person = await borrower(test.services);
  await runningLoan(test.services, { borrower: person, repaymentOption: 'Weekly' });
  expect(await decided(person)).toMatchObject({
    inputs: { loanStanding: 'open', runningLoansCents: 1_916_66 },
    declines: ['loan.open'],
  });
});
