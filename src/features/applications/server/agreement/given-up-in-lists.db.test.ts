import { afterAll, beforeAll, expect, it } from 'vitest';
import { loggedIn, moderator } from '#tests/support/builders.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { readyToSign } from './agreements.test-support.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('a loan that was given up is so in every list: of the borrower, of staff, and beside the next application', async () => {
  const one = await readyToSign(test.services);
  const browser = await loggedIn(test, one.person);
  await browser.call('POST /api/loan-application/:id/agreement/decline', {
    params: { id: one.applicationId },
    body: {},
  });
  const officer = await loggedIn(test, await moderator(test.services));
  const row = { _id: one.applicationId, status: 'Approved', agreementEnd: 'Declined' };
  expect(await browser.call('GET /api/loan-application/user')).toMatchObject({ rows: [row] });
  expect(
    await officer.call('GET /api/loan-application/admin', { query: { accountId: one.person.id } }),
  ).toMatchObject({ rows: [row] });
  const again = { term: 4, interestRate: 6, loanAmount: 1_000, model: 'FirstModel' } as const;
  await browser.call('POST /api/loan-application', { body: again });
  const { rows } = await browser.call('GET /api/loan-application/user');
  const next = await officer.call('GET /api/loan-application/admin/:id', {
    params: { id: rows[0]?._id ?? '' },
  });
  expect(next).toMatchObject({ agreementEnd: null, others: [row] });
});
