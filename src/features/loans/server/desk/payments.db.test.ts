import { describe, expect, it } from 'vitest';
import { addDays, showDay } from '#shared/calendar.ts';
import { loggedIn } from '#tests/support/builders.ts';
import { showLoanNumber } from '../../rules/loan-number.ts';
import { loanDeskTexts as texts } from '../../texts/staff-loan-desk.ts';
import {
  aLoan,
  auditOf,
  desk,
  entriesOf,
  lastEntryOf,
  lent,
  mailsTo,
  newReference,
  openPaymentDesk,
  other,
  pay,
  refund,
  reverse,
  rowOf,
  seconded,
  test,
  today,
} from './payment-desk.test-support.ts';

openPaymentDesk();

describe('a repayment', () => {
  it('pays the oldest instalment, with a receipt that says how it was divided', async () => {
    const loan = await aLoan();
    const reply = await pay(loan, 1_000, { reference: ' slip-77 ', note: 'At the branch' });
    expect(reply).toMatchObject({
      status: 200,
      body: { message: texts.recorded('$1,000.00', `${loan.number}-R1`), receiptNumber: `${loan.number}-R1` },
    });
    expect(await rowOf(loan)).toMatchObject({
      owed_cents: 4_750_00,
      interest_due_cents: 500_00,
      principal_due_cents: 4_250_00,
      next_amount_cents: 916_66,
    });
    expect((await entriesOf(loan))[1]).toMatchObject({ reference: 'SLIP-77', note: 'At the branch' });
    const [mail] = await mailsTo(loan);
    expect(mail?.subject).toBe(`Receipt ${loan.number}-R1: we have your $1,000.00`);
    for (const words of [
      `We received $1,000.00 on ${showDay(today)} for your loan ${showLoanNumber(loan.number)}.`,
      'payment reference SLIP-77',
      'It was divided so: interest $250.00, amount borrowed $750.00.',
      'Still owed: $4,750.00',
      'Your next payment: $916.66, due on ',
    ])
      expect(mail?.body_text).toContain(words);
  });

  it('rings the bell, and leaves the balances before and after in the audit log', async () => {
    const loan = await aLoan();
    await pay(loan, 250, { reference: 'FOR-THE-AUDIT' });
    const browser = await loggedIn(test, loan.borrower);
    expect(await browser.call('GET /api/activity/notification')).toMatchObject([
      {
        action: 'repaymentReceived',
        repaymentInformation: { amount: 250, loanNumber: loan.number, receivedOn: today },
      },
    ]);
    expect(await auditOf(loan, 'loan.repay')).toMatchObject([
      {
        before: { state: 'Active', interest: 750, principal: 5_000 },
        after: { interest: 500, principal: 5_000, amount: 250, reference: 'FOR-THE-AUDIT' },
      },
    ]);
  });

  it('that covers the quote of its day settles the loan, without the interest not begun', async () => {
    const loan = await aLoan();
    await pay(loan, 5_250);
    expect(await rowOf(loan)).toMatchObject({ state: 'Repaid', owed_cents: 0, credit_cents: 0 });
    const [receipt] = await mailsTo(loan);
    expect(receipt?.body_text).toContain('You paid early, so $500.00 of interest is not charged.');
    expect(receipt?.body_text).toContain('Your loan is repaid.');
  });

  it('beyond the loan is taken and held for the borrower, until it is given back', async () => {
    const loan = await aLoan();
    await seconded(loan, pay(loan, 5_300));
    expect(await rowOf(loan)).toMatchObject({ state: 'Repaid', credit_cents: 50_00 });
    expect((await mailsTo(loan))[0]?.body_text).toContain('You have paid $50.00 more than the loan.');
    expect(await refund(loan, 50.01)).toMatchObject({
      status: 409,
      body: { code: 'loan.refunds_too_much' },
    });
    expect(await refund(loan, 50)).toMatchObject({
      status: 200,
      body: { message: texts.approved.Refund },
    });
    expect(await rowOf(loan)).toMatchObject({ state: 'Repaid', credit_cents: 0 });
    expect(await auditOf(loan, 'loan.refund')).toMatchObject([
      { before: { credit: 50 }, after: { credit: 0 } },
    ]);
  });

  it('under a reference that is used names the loan and the day', async () => {
    const [first, second] = [await aLoan(), await aLoan()];
    await pay(first, 10, { reference: 'used-once' });
    const message = texts.referenceUsed('USED-ONCE', showLoanNumber(first.number), showDay(today));
    expect(await pay(second, 10, { reference: 'Used-Once ' })).toMatchObject({
      status: 409,
      body: { code: 'loan.reference_used', message, fields: { reference: message } },
    });
    await reverse(await lastEntryOf(first, 'Repayment'));
    expect(await pay(second, 10, { reference: 'USED-ONCE' })).toMatchObject({
      body: {
        message: texts.referenceReversed('USED-ONCE', showLoanNumber(first.number), showDay(today)),
      },
    });
  });

  it.each([
    ['two blanks', 'LOOKS  ALIKE', 'loan.reference_used'],
    ['a blank that does not break', 'LOOKS\u00a0ALIKE', 'loan.reference_used'],
    ['one of no width', 'LOOKS\u200b ALIKE', 'loan.fields'],
    ['a joiner', 'LOOKS ALIKE\u2060', 'loan.fields'],
    ['a soft hyphen', 'LOOKS\u00ad ALIKE', 'loan.fields'],
    ['a mark of direction', 'LOOKS ALIKE\u200e', 'loan.fields'],
    ['a wide letter', '\uff2cOOKS ALIKE', 'loan.fields'],
    ['a letter of another script', 'LOOKS \u0410LIKE', 'loan.fields'],
  ])('that looks like one that is used, with %s, books nothing', async (_, reference, code) => {
    const loan = await aLoan();
    await pay(await aLoan(), 10, { reference: 'LOOKS ALIKE' });
    const { status, body } = await pay(loan, 10, { reference });
    expect(status).toBeGreaterThanOrEqual(409);
    expect(body).toMatchObject({ code, fields: { reference: expect.any(String) } });
    expect((await rowOf(loan)).owed_cents).toBe(5_750_00);
  });

  it.each([
    ['one loan', true],
    ['two loans', false],
  ])('sent by two officers at once for %s is recorded once', async (_, isSame) => {
    const first = await aLoan();
    const second = isSame ? first : await aLoan();
    const reference = newReference();
    const replies = await Promise.all([
      pay(first, 100, { reference }),
      pay(second, 100, { reference }, other),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'loan.reference_used' });
    const [one, two] = [await rowOf(first), await rowOf(second)];
    expect(isSame ? one.owed_cents : one.owed_cents + two.owed_cents).toBe(
      isSame ? 5_650_00 : 2 * 5_750_00 - 100_00,
    );
  });

  it('is recorded once, however often the answer is lost', async () => {
    const loan = await aLoan();
    const sent = { reference: newReference() };
    const replies = [];
    for (let time = 0; time < 3; time++) replies.push(await pay(loan, 100, sent, desk, 'repayment-intent-1'));
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await rowOf(loan)).toMatchObject({ owed_cents: 5_650_00 });
    expect(await mailsTo(loan)).toHaveLength(1);
  });

  it.each([
    ['nothing', { amount: 0 }, 'amount'],
    ['less than nothing', { amount: -5 }, 'amount'],
    ['a part of a cent', { amount: 10.001 }, 'amount'],
    ['more than ten million dollars', { amount: 10_000_000.01 }, 'amount'],
    ['a day before the loan', { receivedOn: addDays(lent, -1) }, 'receivedOn'],
    ['tomorrow', { receivedOn: addDays(today, 1) }, 'receivedOn'],
    ['a day that does not exist', { receivedOn: '2026-02-30' }, 'receivedOn'],
    ['no reference', { reference: '  ' }, 'reference'],
  ])('is refused for %s', async (_, wrong, field) => {
    const loan = await aLoan();
    const { status, body } = await pay(loan, 100, wrong);
    expect(status).toBe(422);
    expect(Object.keys((body as { fields: object }).fields)).toEqual([field]);
    expect(await rowOf(loan)).toMatchObject({ owed_cents: 5_750_00 });
  });

  it('is written to nobody whose account is deleted', async () => {
    const loan = await aLoan();
    await pay(loan, 5_250);
    const mails = (await mailsTo(loan)).length;
    await test.db
      .updateTable('accounts')
      .set({ erased_at: new Date(), status: 'Cancelled', email: `${loan.borrower.id}@deleted.invalid` })
      .where('id', '=', loan.borrower.id)
      .execute();
    expect((await pay(loan, 10)).status).toBe(200);
    expect(await mailsTo(loan)).toHaveLength(mails);
  });
});
