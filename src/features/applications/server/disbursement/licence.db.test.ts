import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayOf } from '#shared/calendar.ts';
import { moderator, type Someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import { lender } from '#tests/support/lenders.ts';
import type { Agreed } from '../agreement/agreements.test-support.ts';
import { showAgreement } from '../agreement/show-agreement.ts';
import { cancelLoan } from './cancel-loan.ts';
import { disburse } from './disburse.ts';
import { signedWithLender, signedWithUs } from './disbursement.test-support.ts';
import { listPayouts } from './list-payouts.ts';

let test: TestApp;
let officer: Someone;
beforeAll(async () => {
  test = await openTestApp();
  officer = await moderator(test.services);
});
afterAll(() => test.close());

/** As on a production server, under a brand that has no licence. */
const inProduction = () =>
  workAs({ ...test.services, config: { ...test.services.config, production: true } }, officer);
const pay = ({ applicationId }: Agreed, reference: string) =>
  disburse(inProduction(), {
    params: { id: asId<'applications'>(applicationId) },
    body: { reference, disbursedOn: dayOf(new Date()) },
  });

it('in production no loan of ours is paid out without a licence number', async () => {
  const agreed = await signedWithUs(test.services);
  await expect(pay(agreed, 'OURS')).rejects.toMatchObject({ code: 'disbursement.no_licence' });
  const { rows } = await listPayouts(inProduction(), { query: { show: 'all', page: 1 } });
  const params = { id: asId<'applications'>(agreed.applicationId) };
  const { agreement } = await showAgreement(inProduction(), { params });
  expect([rows.map(({ heldUp }) => heldUp), agreement?.heldUp]).toEqual([['no_licence'], 'no_licence']);
  const loans = test.db.selectFrom('loans').select('id').where('account_id', '=', agreed.person.id);
  expect(await loans.execute()).toEqual([]);
});

it('a lender’s is paid out, and one of ours may still be cancelled', async () => {
  const lent = await signedWithLender(test.services, await lender(test.services));
  expect(await pay(lent, 'THEIRS')).toMatchObject({ loan: { number: expect.any(String) } });
  const ours = await signedWithUs(test.services);
  const cancelled = cancelLoan(inProduction(), {
    params: { id: asId<'applications'>(ours.applicationId) },
    body: { reason: 'We have no licence yet' },
  });
  expect(await cancelled).toHaveProperty('message');
});
