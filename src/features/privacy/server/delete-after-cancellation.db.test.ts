import { afterAll, beforeAll, expect, it } from 'vitest';
import { verify } from '#app/server/verify/verify.ts';
import { agreementOf } from '#features/applications/server/agreement/agreements.test-support.ts';
import { prepareAgreement } from '#features/applications/server/agreement/prepare-agreement.ts';
import { verifiedSections } from '#features/applications/server/disbursement/disbursement.test-support.ts';
import { dayOf } from '#shared/calendar.ts';
import { loggedIn, moderator, submitted } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import { readZip } from '#tests/support/read-zip.ts';
import { erasedTexts } from '#texts/erased.ts';
import { PASSWORD, placesOf, withPassword } from './privacy.test-support.ts';

let test: TestApp;
let desk: Caller;
beforeAll(async () => {
  test = await openTestApp();
  desk = await loggedIn(test, await moderator(test.services));
});
afterAll(() => test.close());

const remove = (browser: Caller) =>
  browser.reply('POST /api/accounts/delete', { body: { currentPassword: PASSWORD } });

/** Approved, its paper made; signed where that is asked for. */
async function agreed(isSigned: boolean) {
  const her = await withPassword(test, { firstName: 'Zenobia', lastName: 'Vanterpool' });
  await submitted(test.services, her);
  const wish = { term: 4, interestRate: 6, loanAmount: 5_000, model: 'FirstModel' as const };
  const { _id } = await her.browser.call('POST /api/loan-application', { body: wish });
  const applicationId = asId<'applications'>(_id);
  await desk.call('POST /api/loan-application/admin/:id/approve', {
    params: { id: applicationId },
    body: {},
  });
  await prepareAgreement(test.services, applicationId);
  const { sha256 } = await agreementOf(test.services, { applicationId });
  if (isSigned)
    await her.browser.call('POST /api/loan-application/:id/agreement/sign', {
      params: { id: applicationId },
      body: {
        fullName: 'Zenobia Vanterpool',
        sha256,
      },
    });
  return { ...her, applicationId };
}

it.each([
  ['signed', true],
  ['unsigned', false],
])('an account goes once staff have cancelled its %s loan; the reason goes with it', async (_, isSigned) => {
  const her = await agreed(isSigned);
  expect(await remove(her.browser)).toMatchObject({ status: 409, body: { code: 'account.loan_promised' } });
  const reason = 'The account at the bank is that of Xiomara Quattlebaum.';
  await desk.call('POST /api/loan-application/admin/:id/cancel', {
    params: { id: her.applicationId },
    body: { reason },
  });
  const { rawPayload } = await test.app.inject({
    method: 'GET',
    url: '/api/accounts/own-data',
    cookies: Object.fromEntries(her.browser.cookies),
  });
  const page = readZip(rawPayload).get('index.html')?.toString() ?? '';
  for (const words of ['Cancelled by us at', reason]) expect(page, words).toContain(words);
  const before = await agreementOf(test.services, her);
  expect((await remove(her.browser)).status).toBe(200);
  const after = await agreementOf(test.services, her);
  expect(after).toMatchObject({
    borrower_name: null,
    signed_name: null,
    file_id: null,
    declined_at: null,
    cancelled_at: before.cancelled_at,
    cancelled_by: before.cancelled_by,
    cancel_reason: erasedTexts.reason,
    facts: before.facts,
  });
  expect(await placesOf(test.services, ['Xiomara', 'Quattlebaum', 'Vanterpool'])).toEqual([]);
  const again = desk.reply('POST /api/loan-application/admin/:id/cancel', {
    params: { id: her.applicationId },
    body: { reason: 'Again' },
  });
  expect((await again).status).toBe(200);
  expect((await agreementOf(test.services, her)).cancel_reason).toBe(erasedTexts.reason);
});

it('an account goes too where the payout was taken back and the loan then cancelled', async () => {
  const her = await agreed(true);
  const colleague = await loggedIn(test, await moderator(test.services));
  await verifiedSections(test.services, her, ['basic_information']);
  const { _id: loanId } = (
    await colleague.call('POST /api/loan-application/admin/:id/disburse', {
      params: { id: her.applicationId },
      body: {
        reference: 'SLIP-WRONG',
        disbursedOn: dayOf(new Date()),
      },
    })
  ).loan;
  const reason = 'The slip is that of Xiomara Quattlebaum.';
  await desk.call('POST /api/loans/admin/:id/adjustments', {
    params: { id: loanId },
    body: { kind: 'PayoutReversal', reason },
  });
  const { id } = await test.db
    .selectFrom('loan_adjustments')
    .select('id')
    .where('loan_id', '=', asId<'loans'>(loanId))
    .executeTakeFirstOrThrow();
  await colleague.call('POST /api/loans/admin/adjustments/:id/approve', { params: { id }, body: {} });
  expect(await remove(her.browser)).toMatchObject({ status: 409, body: { code: 'account.loan_promised' } });
  const cancelled = desk.reply('POST /api/loan-application/admin/:id/cancel', {
    params: { id: her.applicationId },
    body: { reason },
  });
  expect((await cancelled).status).toBe(200);
  expect((await remove(her.browser)).status).toBe(200);
  expect(await agreementOf(test.services, her)).toMatchObject({ borrower_name: null, signed_name: null });
  expect(await placesOf(test.services, ['Xiomara', 'Quattlebaum', 'Vanterpool'])).toEqual([]);
  const faulty: unknown[] = [];
  await verify(test.db, test.services.files, (finding) => finding.faults > 0 && faulty.push(finding));
  expect(faulty).toEqual([]);
});
