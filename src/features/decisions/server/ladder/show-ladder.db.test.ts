import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, dayOf } from '#shared/calendar.ts';
import { loggedIn, someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { lender } from '#tests/support/lenders.ts';
import { repaid, runningLoan } from '#tests/support/loans.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('leads from a first loan, repaid in full, to the full information and the amounts of the policy', async () => {
  const person = await someone(test.services);
  const browser = await loggedIn(test, person);
  const ladder = () => browser.call('GET /api/loan/user/ladder');
  const states = async () => (await ladder()).rungs.map(({ state }) => state).join(' ');

  expect(await ladder()).toMatchObject({
    firstUpTo: 5_000,
    largest: 500_000,
    loanRuns: false,
    sections: { submitted: 0, required: 9 },
  });
  expect(await states()).toBe('now later later later');

  await runningLoan(test.services, { borrower: person, lender: await lender(test.services) });
  expect(await states()).toBe('now later later later');

  const today = dayOf(new Date());
  const loan = await runningLoan(test.services, { borrower: person, disbursedOn: addDays(today, -30) });
  expect(await states()).toBe('done now later later');
  expect((await ladder()).loanRuns).toBe(true);

  await repaid(test.services, loan, 5_750_00, today);
  expect(await states()).toBe('done done now later');
  expect((await ladder()).loanRuns).toBe(false);
});

it('says when a first loan that was repaid early opens the next step', async () => {
  const person = await someone(test.services);
  const browser = await loggedIn(test, person);
  const ladder = () => browser.call('GET /api/loan/user/ladder');
  const today = dayOf(new Date());
  const loan = await runningLoan(test.services, { borrower: person, disbursedOn: addDays(today, -29) });
  expect((await ladder()).opensOn).toBeNull();
  await repaid(test.services, loan, 5_750_00, today);
  const { rungs, opensOn } = await ladder();
  expect([opensOn, rungs.map(({ state }) => state).join(' ')]).toEqual([
    addDays(today, 1),
    'done now later later',
  ]);
});
