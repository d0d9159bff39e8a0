import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '#shared/calendar.ts';
import { newId } from '#shared/id.ts';
import { loggedIn, moderator, type Someone, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import { lender } from '#tests/support/lenders.ts';
import { staffApplicationRefusals } from '../../texts/staff-refusals.ts';
import {
  type Agreed,
  agreementOf,
  approved,
  readyToSign,
  readyWithLender,
  shown,
} from '../agreement/agreements.test-support.ts';
import { declineAgreement } from '../agreement/decline-agreement.ts';
import { makeSignedCopy } from '../agreement/make-signed-copy.ts';
import { cancellationTraces } from './cancellations.test-support.ts';
import { disburse } from './disburse.ts';
import { signedWithLender, signedWithUs } from './disbursement.test-support.ts';
import { listPayouts } from './list-payouts.ts';

let test: TestApp;
let officer: Someone;
let staff: Caller;
let colleague: Caller;
beforeAll(async () => {
  test = await openTestApp();
  officer = await moderator(test.services, { firstName: 'Ann', lastName: 'Officer' });
  staff = await loggedIn(test, officer);
  colleague = await loggedIn(test, await someone(test.services, { userType: 'Admin' }));
});
afterAll(() => test.close());

const REASON = 'The bank account that you gave us does not exist.';
const DONE = {
  status: 200,
  body: { message: 'Loan cancelled. The borrower has been told.', state: 'Cancelled' },
};

const cancel = (
  { applicationId }: Pick<Agreed, 'applicationId'>,
  reason = REASON,
  by = staff,
  key = randomUUID(),
) =>
  by.reply(
    'POST /api/loan-application/admin/:id/cancel',
    { params: { id: applicationId }, body: { reason } },
    { key },
  );

let payouts = 0;
const pay = ({ applicationId }: Agreed) =>
  disburse(workAs(test.services, officer), {
    params: { id: applicationId },
    body: { reference: `UNCANCELLED-${++payouts}`, disbursedOn: dayOf(new Date()) },
  });

const applicationOf = ({ applicationId }: Agreed) =>
  test.db.selectFrom('applications').selectAll().where('id', '=', applicationId).executeTakeFirstOrThrow();

const traces = (agreed: Agreed) => cancellationTraces(test.services, agreed);

const counts = async (agreed: Agreed) => {
  const { audits, activities, mails } = await traces(agreed);
  return [audits.length, activities.length, mails.length];
};

describe('a loan that is cancelled before its payout', () => {
  it('ends its agreement and its application, and is on record with who, when and why', async () => {
    const agreed = await signedWithUs(test.services);
    expect(await cancel(agreed, `  ${REASON} `)).toMatchObject(DONE);
    const agreement = await agreementOf(test.services, agreed);
    expect(agreement).toMatchObject({ cancelled_by: officer.id, cancel_reason: REASON, paid_on: null });
    expect(await applicationOf(agreed)).toMatchObject({
      status: 'Approved',
      closed_at: agreement.cancelled_at,
    });
    expect((await traces(agreed)).audits).toMatchObject([
      {
        actor_id: officer.id,
        account_id: agreed.person.id,
        before: { state: 'Signed' },
        after: { state: 'Cancelled', number: agreement.number, reason: REASON },
      },
    ]);
  });

  it('is announced to the borrower with the reason, and what to do now', async () => {
    const agreed = await signedWithUs(test.services);
    await cancel(agreed);
    const { number } = await agreementOf(test.services, agreed);
    const { mails, activities } = await traces(agreed);
    for (const words of [
      'Decided by our Loan desk, ',
      `We have cancelled your loan of $5,000.00, agreement ${number}. No money was handed over, and you owe nothing.`,
      `The reason: ${REASON}`,
      'You can ask for a new offer at any time.',
      '/loans',
    ])
      expect(mails[0]?.body_text).toContain(words);
    expect(activities).toMatchObject([
      { details: { loanInformation: { loanAmount: 5_000, interestRate: 6, reason: REASON } } },
    ]);
  });

  it('leaves the list of payouts, and can be neither paid, signed nor given up', async () => {
    const [signed, unsigned] = [await signedWithUs(test.services), await readyToSign(test.services)];
    await cancel(signed);
    await cancel(unsigned);
    const { rows } = await listPayouts(workAs(test.services, officer), { query: { show: 'all', page: 1 } });
    expect(rows.map(({ _id }) => _id)).not.toContain(signed.applicationId);
    const paid = staff.reply('POST /api/loan-application/admin/:id/disburse', {
      params: { id: signed.applicationId },
      body: {
        reference: 'TOO-LATE',
        disbursedOn: dayOf(new Date()),
      },
    });
    expect(await paid).toMatchObject({ status: 409, body: { code: 'disbursement.cancelled' } });
    for (const one of [signed, unsigned]) {
      const browser = await loggedIn(test, one.person);
      const at = `/api/loan-application/${one.applicationId}/agreement`;
      const { sha256, borrower_name: fullName } = await agreementOf(test.services, one);
      const refused = { status: 409, body: { code: 'agreement.cancelled' } };
      expect(await browser.post(`${at}/sign`, { fullName, sha256 })).toMatchObject(refused);
      expect(await browser.post(`${at}/decline`, {})).toMatchObject(refused);
    }
  });

  it('frees its borrower to apply again, and keeps its papers open', async () => {
    const agreed = await signedWithUs(test.services);
    const browser = await loggedIn(test, agreed.person);
    const offer = () => browser.call('GET /api/loan/user/decision');
    const wish = { term: 4, interestRate: 6, loanAmount: 1_000, model: 'FirstModel' as const };
    expect((await browser.refused('POST /api/loan-application', { body: wish })).status).toBe(409);
    const before = await offer();
    await cancel(agreed);
    await makeSignedCopy(test.services, (await agreementOf(test.services, agreed)).id);
    const { file_id, signed_file_id } = await agreementOf(test.services, agreed);
    for (const id of [file_id, signed_file_id])
      expect((await browser.reply('GET /api/files/:id', { params: { id } })).status).toBe(200);
    expect(await offer()).not.toEqual(before);
    // The identity was verified since, which lowers the rate.
    const { interestRate } = await offer();
    await browser.call('POST /api/loan-application', { body: { ...wish, interestRate } });
  });

  it('is shown to the borrower with the reason, to staff with who did it, and in every list', async () => {
    const agreed = await signedWithUs(test.services);
    await cancel(agreed);
    const browser = await loggedIn(test, agreed.person);
    const at = expect.any(String);
    expect(await shown(browser, agreed)).toMatchObject({
      state: 'Cancelled',
      cancelled: { at, reason: REASON, by: null },
      signedAt: at,
      moneyDueBy: null,
    });
    expect(await shown(staff, agreed)).toMatchObject({
      cancelled: { at, reason: REASON, by: 'Ann Officer' },
    });
    const { applicationId: id } = agreed;
    expect(await browser.call('GET /api/loan-application/user')).toMatchObject({
      rows: [{ _id: id, status: 'Approved', agreementEnd: 'Cancelled', waitsForSignature: false }],
    });
    expect(await browser.call('GET /api/loan-application/:id', { params: { id } })).toMatchObject({
      agreementEnd: 'Cancelled',
    });
    expect(await staff.call('GET /api/loan-application/admin/:id', { params: { id } })).toMatchObject({
      agreementEnd: 'Cancelled',
    });
    expect(
      await staff.call('GET /api/loan-application/admin', { query: { accountId: agreed.person.id } }),
    ).toMatchObject({ rows: [{ _id: id, agreementEnd: 'Cancelled' }] });
  });

  it('is cancelled once: again, by a colleague, and under the same key it is answered alike', async () => {
    const agreed = await signedWithUs(test.services);
    const key = randomUUID();
    const replies = await Promise.all([
      cancel(agreed, REASON, staff, key),
      cancel(agreed, REASON, staff, key),
      cancel(agreed, REASON, colleague),
    ]);
    replies.push(await cancel(agreed, REASON, staff, key));
    for (const reply of replies) expect(reply).toMatchObject(DONE);
    const first = await agreementOf(test.services, agreed);
    expect(await cancel(agreed, 'Another reason', colleague)).toMatchObject(DONE);
    expect(await agreementOf(test.services, agreed)).toEqual(first);
    expect(await counts(agreed)).toEqual([1, 1, 1]);
  });
});

describe('cancelling is refused', () => {
  const refused = (code: keyof typeof staffApplicationRefusals) => ({
    status: 409,
    body: { code, message: staffApplicationRefusals[code].text },
  });

  it('without a reason that the borrower can read', async () => {
    const agreed = await signedWithUs(test.services);
    expect(await cancel(agreed, '   ')).toMatchObject({
      status: 422,
      body: { code: 'cancellation.reason_needed', fields: { reason: expect.any(String) } },
    });
    expect((await cancel(agreed, 'x'.repeat(501))).status).toBe(422);
    expect(await cancel(agreed, 'x'.repeat(500))).toMatchObject(DONE);
  });

  it('once the money is handed over, and names the loan', async () => {
    const agreed = await signedWithUs(test.services);
    await pay(agreed);
    expect(await cancel(agreed)).toMatchObject({
      status: 409,
      body: {
        code: 'disbursement.paid',
        message: expect.stringMatching(
          /^The money has been handed over already, as loan \d{3} \d{3} \d{3}\.$/,
        ),
      },
    });
    expect(await counts(agreed)).toEqual([0, 0, 0]);
  });

  it('once its borrower has given it up', async () => {
    const agreed = await readyToSign(test.services);
    const own = { params: { id: agreed.applicationId }, body: {} };
    await declineAgreement(workAs(test.services, agreed.person), own);
    expect(await cancel(agreed)).toMatchObject(refused('cancellation.declined'));
  });

  it('before the approval, while the agreement is being prepared, and where there is nothing', async () => {
    const preparing = await approved(test.services);
    expect(await cancel(preparing)).toMatchObject(refused('cancellation.not_prepared'));
    const other = await readyToSign(test.services);
    await cancel(other);
    const browser = await loggedIn(test, other.person);
    const { _id } = await browser.call('POST /api/loan-application', {
      body: {
        term: 4,
        interestRate: 6,
        loanAmount: 1_000,
        model: 'FirstModel',
      },
    });
    expect(await cancel({ applicationId: asId(_id) })).toMatchObject(refused('cancellation.not_approved'));
    expect((await cancel({ applicationId: newId() })).status).toBe(404);
  });
});

describe('a loan of a lender', () => {
  it('is announced to that lender by a mail that names nobody', async () => {
    const to = await lender(test.services);
    const agreed = await signedWithLender(test.services, to);
    await cancel(agreed, 'Marcia asked for it.');
    const { number } = await agreementOf(test.services, agreed);
    const mails = await test.db
      .selectFrom('mails')
      .select('body_text')
      .where('account_id', '=', to.account.id)
      .where('subject', '=', 'A loan was cancelled before it was paid out')
      .execute();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body_text).toContain(number);
    expect(mails[0]?.body_text).not.toContain('Marcia');
    expect((await traces(agreed)).mails[0]?.body_text).toMatch(/your loan of \$10,000\.00 from Lender \d+,/);
  });

  it('shows the reason to the lender while it may know the borrower, and never who of us it was', async () => {
    const to = await lender(test.services);
    const desk = await loggedIn(test, to.account);
    const unsigned = await readyWithLender(test.services, to);
    await cancel(unsigned);
    const at = expect.any(String);
    expect(await shown(desk, unsigned)).toMatchObject({
      state: 'Cancelled',
      cancelled: { at, reason: REASON, by: null },
    });
    expect(await desk.call('GET /api/loan-application/partner')).toMatchObject({
      rows: [{ _id: unsigned.applicationId, agreementEnd: 'Cancelled' }],
    });
    expect(
      await desk.call('GET /api/loan-application/:id', { params: { id: unsigned.applicationId } }),
    ).toMatchObject({
      agreementEnd: 'Cancelled',
    });
    const browser = await loggedIn(test, unsigned.person);
    const body = await browser.call('GET /api/consents');
    for (const { _id } of body.rows)
      await browser.call('POST /api/consents/:id/withdraw', { params: { id: _id } });
    expect(await shown(desk, unsigned)).toMatchObject({ cancelled: { at, reason: null, by: null } });
  });
});
