import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, addMonths, DAY_MS, type Day, dayOf, showDay } from '#shared/calendar.ts';
import { newId } from '#shared/id.ts';
import { payableOn } from '#shared/working-days/working-days.ts';
import { loggedIn, moderator, type Someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { lender } from '#tests/support/lenders.ts';
import { type Agreed, agreementShown, approved, readyToSign } from '../agreement/agreements.test-support.ts';
import { declineAgreement } from '../agreement/decline-agreement.ts';
import { signedWithLender, signedWithUs } from './disbursement.test-support.ts';

let test: TestApp;
let officer: Someone;
let staff: Caller;
let colleague: Caller;
const today = dayOf(new Date());
const DAYS_AGO = (days: number) => new Date(Date.now() - days * DAY_MS);

beforeAll(async () => {
  test = await openTestApp();
  officer = await moderator(test.services, { firstName: 'Ann', lastName: 'Officer' });
  staff = await loggedIn(test, officer);
  colleague = await loggedIn(test, await moderator(test.services));
});
afterAll(() => test.close());

let payouts = 0;
const newReference = () => `SLIP-${++payouts}`;

type Sent = { reference?: string; disbursedOn?: string };

const pay = (
  { applicationId }: Pick<Agreed, 'applicationId'>,
  sent: Sent = {},
  by = staff,
  key = randomUUID(),
) =>
  by.reply(
    'POST /api/loan-application/admin/:id/disburse',
    { params: { id: applicationId }, body: { reference: newReference(), disbursedOn: today, ...sent } },
    { key },
  );

const loansOf = ({ applicationId }: Agreed) =>
  test.db.selectFrom('loans').selectAll().where('application_id', '=', applicationId).execute();

/** What a payout leaves behind besides the loan. */
async function traces({ applicationId, person }: Agreed) {
  const [audits, activities, mails] = await Promise.all([
    test.db
      .selectFrom('audit_entries')
      .select(['action', 'actor_id', 'account_id', 'after'])
      .where('subject_id', '=', applicationId)
      .where('action', '=', 'disbursement.record')
      .execute(),
    test.db
      .selectFrom('activities')
      .select(['action', 'details'])
      .where('account_id', '=', person.id)
      .where('action', '=', 'loanDisbursed')
      .execute(),
    test.db
      .selectFrom('mails')
      .select(['subject', 'body_text'])
      .where('account_id', '=', person.id)
      .where('subject', 'like', 'Your money has been%')
      .execute(),
  ]);
  return { audits, activities, mails };
}

const counts = async (agreed: Agreed) => {
  const { audits, activities, mails } = await traces(agreed);
  return [(await loansOf(agreed)).length, audits.length, activities.length, mails.length];
};

describe('money handed over', () => {
  it('opens the loan in the same breath: its terms, its schedule, and its first entry', async () => {
    const agreed = await signedWithUs(test.services);
    const reply = await pay(agreed, { reference: ' slip 7a ' });
    const [loan] = await loansOf(agreed);
    expect(reply).toMatchObject({ status: 200, body: { loan: { _id: loan?.id, number: loan?.number } } });
    expect(reply.body).toMatchObject({
      message: expect.stringMatching(/^\$4,750\.00 recorded as handed over/),
    });
    expect(loan).toMatchObject({
      account_id: agreed.person.id,
      partner_id: null,
      amount_cents: 5_000_00,
      fee_cents: 250_00,
      interest_cents: 1_200_00,
      repayment_option: 'Monthly',
      disbursed_on: today,
      disbursement_reference: 'SLIP 7A',
      disbursed_by: officer.id,
      state: 'Active',
      owed_cents: 6_200_00,
      oldest_due_on: payableOn(addMonths(today, 1)),
    });
    const agreement = await test.db
      .selectFrom('agreements')
      .select('paid_on')
      .where('application_id', '=', agreed.applicationId)
      .executeTakeFirst();
    expect(agreement).toEqual({ paid_on: today });
    const { call } = await loggedIn(test, agreed.person);
    const asked = await call('GET /api/loan-application/:id', { params: { id: agreed.applicationId } });
    expect(asked).toMatchObject({ loanId: loan?.id });
  });

  it('is announced to the borrower: cash in hand, the number, the first instalment, how to pay, and where the schedule is', async () => {
    const agreed = await signedWithUs(test.services);
    await pay(agreed, { reference: 'payout-1' });
    const [loan] = await loansOf(agreed);
    const number = loan?.number.replace(/(\d{3})(?=\d)/g, '$1 ');
    const { mails, activities, audits } = await traces(agreed);
    expect(mails[0]?.subject).toBe('Your money has been handed over: $4,750.00');
    for (const words of [
      `We handed over $4,750.00 to you on ${showDay(today)}: your loan of $5,000.00, less the processing fee of $250.00. The reference of the payout is PAYOUT-1.`,
      `Your loan has the number ${number}.`,
      `Your first instalment is $1,550.00, due on ${showDay(payableOn(addMonths(today, 1)))}. There are 4 in all.`,
      'Pay in cash at Demo Pay, 12 Hope Road, Kingston.',
      `give your loan number, ${number}.`,
      `/my-loans/${loan?.id}`,
    ])
      expect(mails[0]?.body_text).toContain(words);
    expect(activities).toMatchObject([
      { details: { loanInformation: { loanAmount: 5_000, interestRate: 6 } } },
    ]);
    expect(audits).toMatchObject([
      {
        actor_id: officer.id,
        account_id: agreed.person.id,
        after: { loan: loan?.number, cashInHand: 4_750, fee: 250, reference: 'PAYOUT-1', disbursedOn: today },
      },
    ]);
    const browser = await loggedIn(test, agreed.person);
    expect(await agreementShown(browser, agreed.applicationId)).toMatchObject({
      disbursedOn: today,
      loanId: loan?.id,
    });
  });

  it("of a lender's loan is repaid as the lender said when it was asked for", async () => {
    const to = await lender(test.services, { loan: { repayment_option: 'Weekly', default_term_months: 3 } });
    const agreed = await signedWithLender(test.services, to);
    await test.db
      .updateTable('partner_loans')
      .set({ repayment_option: 'Monthly' })
      .where('id', '=', to.loanId)
      .execute();
    expect((await pay(agreed)).status).toBe(200);
    expect(await loansOf(agreed)).toMatchObject([
      { partner_id: to.partnerId, repayment_option: 'Weekly', oldest_due_on: addDays(today, 7) },
    ]);
    expect((await traces(agreed)).mails[0]?.body_text).toMatch(
      /your loan of \$10,000\.00 from Lender \d+, less/,
    );
  });

  it('counts from the day on which it happened, from the signature to today', async () => {
    const agreed = await signedWithUs(test.services, { at: DAYS_AGO(2) });
    const outside = {
      status: 422,
      body: { code: 'disbursement.fields', fields: { disbursedOn: expect.any(String) } },
    };
    for (const disbursedOn of [addDays(today, -3), addDays(today, 1), '2026-02-30', ''])
      expect(await pay(agreed, { disbursedOn })).toMatchObject(outside);
    expect(await counts(agreed)).toEqual([0, 0, 0, 0]);
    const signedOn = addDays(today, -2);
    expect((await pay(agreed, { disbursedOn: signedOn })).status).toBe(200);
    expect(await loansOf(agreed)).toMatchObject([
      { disbursed_on: signedOn, oldest_due_on: payableOn(addMonths(signedOn, 1)) },
    ]);
  });

  it('needs a reference that was not used before, however it is written', async () => {
    const first = await signedWithUs(test.services);
    const second = await signedWithUs(test.services);
    expect(await pay(second, { reference: '  ' })).toMatchObject({
      status: 422,
      body: { fields: { reference: 'Give the reference of the payment.' } },
    });
    expect((await pay(second, { reference: 'x'.repeat(81) })).status).toBe(422);
    await pay(first, { reference: 'Used-1' });
    const [loan] = await loansOf(first);
    const number = loan?.number.replace(/(\d{3})(?=\d)/g, '$1 ');
    expect(await pay(second, { reference: ' used-1 ' })).toMatchObject({
      status: 409,
      body: { fields: { reference: `USED-1 is already recorded on loan ${number}, on ${showDay(today)}.` } },
    });
    expect(await counts(second)).toEqual([0, 0, 0, 0]);
  });

  it.each(['Suspended', 'Cancelled'] as const)('never reaches whose account is %s', async (status) => {
    const agreed = await signedWithUs(test.services);
    const account = () => test.db.updateTable('accounts').where('id', '=', agreed.person.id);
    await account().set({ status }).execute();
    expect(await pay(agreed)).toMatchObject({ status: 409, body: { code: 'disbursement.borrower_closed' } });
    expect(await loansOf(agreed)).toEqual([]);
    await account().set({ status: 'Active' }).execute();
    expect((await pay(agreed)).status).toBe(200);
  });

  it('waits for the approval and the signature', async () => {
    const unsigned = await readyToSign(test.services);
    expect(await pay(unsigned)).toMatchObject({ status: 409, body: { code: 'disbursement.not_signed' } });
    const bare = await approved(test.services);
    expect(await pay(bare)).toMatchObject({ status: 409, body: { code: 'disbursement.not_signed' } });
    expect((await pay({ applicationId: newId() })).status).toBe(404);
  });
});

describe('one payout', () => {
  it('of two officers at once: one loan and one mail; the other hears of the loan', async () => {
    const agreed = await signedWithUs(test.services);
    const replies = await Promise.all([pay(agreed), pay(agreed, {}, colleague)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'disbursement.paid',
      message: expect.stringMatching(/^The money has been handed over already, as loan \d{3} \d{3} \d{3}\.$/),
    });
    expect(await counts(agreed)).toEqual([1, 1, 1, 1]);
  });

  it('sent again under its key, at once and later, happens once and is answered alike', async () => {
    const agreed = await signedWithUs(test.services);
    const [key, sent] = [randomUUID(), { reference: newReference() }];
    const replies = await Promise.all([pay(agreed, sent, staff, key), pay(agreed, sent, staff, key)]);
    replies.push(await pay(agreed, sent, staff, key));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await counts(agreed)).toEqual([1, 1, 1, 1]);
  });

  it('of two with one reference at once is recorded; the other hears which loan has it', async () => {
    const both = [await signedWithUs(test.services), await signedWithUs(test.services)] as const;
    const reference = newReference();
    const replies = await Promise.all([
      pay(both[0], { reference }),
      pay(both[1], { reference: reference.toLowerCase() }, colleague),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'loan.reference_used',
      message: expect.stringContaining(`${reference} is already recorded on loan`),
    });
  });

  it('and a loan given up at the same moment never both happen', async () => {
    const agreed = await readyToSign(test.services);
    const given = declineAgreement(workAs(test.services, agreed.person), {
      params: { id: agreed.applicationId },
      body: {},
    });
    const [payout] = await Promise.all([pay(agreed), given]);
    expect(payout.status).toBe(409);
    expect(await pay(agreed)).toMatchObject({ status: 409, body: { code: 'disbursement.declined' } });
    expect(await counts(agreed)).toEqual([0, 0, 0, 0]);
  });

  it('cannot be given up any more', async () => {
    const agreed = await signedWithUs(test.services);
    const [payout, given] = await Promise.allSettled([
      pay(agreed),
      declineAgreement(workAs(test.services, agreed.person), {
        params: { id: agreed.applicationId },
        body: {},
      }),
    ]);
    expect(payout).toMatchObject({ value: { status: 200 } });
    expect(given).toMatchObject({ status: 'rejected', reason: { code: 'agreement.signed' } });
    expect(await counts(agreed)).toEqual([1, 1, 1, 1]);
  });
});

describe('the database', () => {
  it('opens no loan on an agreement that is not signed, nor before it was', async () => {
    const unsigned = await readyToSign(test.services);
    const signed = await signedWithUs(test.services);
    const paidOn = (agreed: Agreed, day: Day) =>
      test.db
        .updateTable('agreements')
        .set({ paid_on: day })
        .where('application_id', '=', agreed.applicationId)
        .execute();
    await expect(paidOn(unsigned, today)).rejects.toThrow('agreements_paid_once_signed');
    await expect(paidOn(signed, addDays(today, -1))).rejects.toThrow('agreements_paid_once_signed');
    await pay(signed);
    await expect(paidOn(signed, addDays(today, 1))).rejects.toThrow('an agreement is paid once');
  });
});
