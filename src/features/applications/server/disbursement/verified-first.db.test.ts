import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayOf } from '#shared/calendar.ts';
import { cents } from '#shared/money.ts';
import { loggedIn, moderator, type Someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import type { Agreed } from '../agreement/agreements.test-support.ts';
import { disburse } from './disburse.ts';
import { signedWithUs, verifiedSections } from './disbursement.test-support.ts';

let test: TestApp;
let officer: Someone;
let staff: Caller;
beforeAll(async () => {
  test = await openTestApp();
  officer = await moderator(test.services);
  staff = await loggedIn(test, officer);
});
afterAll(() => test.close());

let payouts = 0;
const pay = ({ applicationId }: Agreed) =>
  disburse(workAs(test.services, officer), {
    params: { id: asId<'applications'>(applicationId) },
    body: { reference: `PROOF-${++payouts}`, disbursedOn: dayOf(new Date()) },
  });

const setStatus = (person: Someone, status: 'Submitted' | 'Verified') =>
  test.db.updateTable('submissions').set({ status }).where('account_id', '=', person.id).execute();
const setAmount = ({ applicationId }: Agreed, amount_cents: number) =>
  test.db
    .updateTable('applications')
    .set({ amount_cents: cents(amount_cents) })
    .where('id', '=', applicationId)
    .execute();
const missing = async ({ applicationId }: Agreed) =>
  (await staff.get(`/api/loan-application/admin/${applicationId}`)).body as { missingProof: string[] };

it('a first loan is not paid out before the identity is verified, as the policy names it', async () => {
  const agreed = await signedWithUs(test.services);
  await setStatus(agreed.person, 'Submitted');
  await expect(pay(agreed)).rejects.toMatchObject({
    code: 'disbursement.not_verified',
    message: expect.stringContaining('Identity'),
  });
  expect(await missing(agreed)).toMatchObject({ missingProof: ['identity'] });
  const loans = test.db.selectFrom('loans').select('id').where('account_id', '=', agreed.person.id);
  expect(await loans.execute()).toEqual([]);
  await verifiedSections(test.services, agreed.person, ['basic_information']);
  expect(await missing(agreed)).toMatchObject({ missingProof: [] });
  expect(await pay(agreed)).toHaveProperty('loan');
});

it('above the first loan’s limit income and bank account are verified too, whatever the policy names', async () => {
  const agreed = await signedWithUs(test.services);
  await setAmount(agreed, 5_000_01);
  expect(await missing(agreed)).toMatchObject({ missingProof: ['income', 'bankAccount'] });
  await expect(pay(agreed)).rejects.toMatchObject({
    message: expect.stringContaining('Income, Bank account'),
  });
  await verifiedSections(test.services, agreed.person, ['income_information', 'banking_information']);
  expect(await missing(agreed)).toMatchObject({ missingProof: [] });
});

it('what was reopened is not verified any more', async () => {
  const agreed = await signedWithUs(test.services);
  await test.db
    .updateTable('submissions')
    .set({ reopened_at: new Date() })
    .where('account_id', '=', agreed.person.id)
    .execute();
  await expect(pay(agreed)).rejects.toMatchObject({ code: 'disbursement.not_verified' });
});
