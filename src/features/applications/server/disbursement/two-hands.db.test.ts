// At least two people stand between the papers of a borrower and the money of a loan of ours.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { published } from '#features/decisions/server/policy-desk/policy-desk.test-support.ts';
import { openLoan } from '#features/loans/server/books/open-loan.ts';
import { dayOf } from '#shared/calendar.ts';
import { cents } from '#shared/money.ts';
import { addedBy } from '#tests/support/added-staff.ts';
import { loggedIn, moderator, type Someone, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { lender } from '#tests/support/lenders.ts';
import type { Agreed } from '../agreement/agreements.test-support.ts';
import { signedWithLender, signedWithUs } from './disbursement.test-support.ts';

let test: TestApp;
let ann: Someone;
let desk: Caller;
let colleague: Caller;
beforeAll(async () => {
  test = await openTestApp();
  ann = await moderator(test.services, { firstName: 'Ann', lastName: 'Officer' });
  desk = await loggedIn(test, ann);
  colleague = await loggedIn(test, await moderator(test.services));
});
afterAll(() => test.close());

let payouts = 0;
const pay = ({ applicationId }: Agreed, by: Caller) =>
  by.reply('POST /api/loan-application/admin/:id/disburse', {
    params: { id: applicationId },
    body: { reference: `TWO-HANDS-${++payouts}`, disbursedOn: dayOf(new Date()) },
  });

const approvedBy = ({ applicationId }: Agreed, set: object) =>
  test.db.updateTable('applications').set(set).where('id', '=', applicationId).execute();

async function seen({ applicationId }: Agreed, by: Caller) {
  const params = { id: applicationId };
  const { approval } = await by.call('GET /api/loan-application/admin/:id', { params });
  const { rows } = await by.call('GET /api/loan-application/admin/disbursements', { query: { show: 'all' } });
  const { rows: entries } = await by.call('GET /api/casework', { query: { queue: 'Payouts' } });
  return [
    approval.isYours,
    rows.find(({ _id }) => _id === applicationId)?.isYours,
    entries.find(({ recordId }) => recordId === applicationId)?.mayTake,
  ];
}

const REFUSED = { status: 409, body: { code: 'disbursement.approved_by_you' } };

describe('whoever approved a loan of ours', () => {
  it('does not hand over its money; anybody else of the staff does', async () => {
    const agreed = await signedWithUs(test.services);
    await approvedBy(agreed, { decided_by: ann.id });
    expect(await seen(agreed, desk)).toEqual([true, true, false]);
    expect(await seen(agreed, colleague)).toEqual([false, false, true]);
    expect(await pay(agreed, desk)).toMatchObject(REFUSED);
    expect(await pay(agreed, colleague)).toMatchObject({ status: 200 });
  });

  it('does not either as the first of two who approved', async () => {
    const agreed = await signedWithUs(test.services);
    await approvedBy(agreed, { first_approved_by: ann.id, first_approved_at: new Date() });
    expect(await seen(agreed, desk)).toEqual([true, true, false]);
    expect(await pay(agreed, desk)).toMatchObject(REFUSED);
    expect(await pay(agreed, colleague)).toMatchObject({ status: 200 });
  });

  it('nor through whom the approver has just added to the staff', async () => {
    const admin = await someone(test.services, { userType: 'Admin' });
    const { browser } = await addedBy(test, await loggedIn(test, admin), 'Moderator');
    const agreed = await signedWithUs(test.services);
    await approvedBy(agreed, { decided_by: admin.id });
    expect(await seen(agreed, browser)).toEqual([false, false, false]);
    const { approval } = await browser.call('GET /api/loan-application/admin/:id', {
      params: { id: agreed.applicationId },
    });
    expect(approval.approvers).toEqual([admin.id]);
    expect(await pay(agreed, browser)).toMatchObject({
      status: 409,
      body: { code: 'second_person.one_hand' },
    });
    expect(await pay(agreed, colleague)).toMatchObject({ status: 200 });
  });

  it('owns no payout as the manager of its borrower', async () => {
    const agreed = await signedWithUs(test.services);
    await approvedBy(agreed, { decided_by: ann.id });
    await test.db
      .updateTable('accounts')
      .set({ assigned_to: ann.id, assigned_at: new Date() })
      .where('id', '=', agreed.person.id)
      .execute();
    const { rows } = await desk.call('GET /api/casework', { query: { queue: 'Payouts' } });
    expect(rows.find(({ recordId }) => recordId === agreed.applicationId)).toMatchObject({ owner: null });
  });
});

it('a lender’s loan was approved by the lender: anybody of the staff hands over its money', async () => {
  const agreed = await signedWithLender(test.services, await lender(test.services));
  expect(await seen(agreed, desk)).toEqual([false, false, true]);
  expect(await pay(agreed, desk)).toMatchObject({ status: 200 });
});

it('a policy that asks nobody for a second approval changes nothing of that', async () => {
  await published(test.services, (figures) => ({ ...figures, secondApprovalAboveCents: null }));
  const agreed = await signedWithUs(test.services);
  await approvedBy(agreed, { decided_by: ann.id });
  expect(await pay(agreed, desk)).toMatchObject(REFUSED);
});

/** As the books take it, without the rule of the desk. */
const paying = (agreed: Agreed) => (officer: Someone) =>
  workAs(test.services, officer).transaction((work) =>
    openLoan(work, {
      applicationId: agreed.applicationId,
      accountId: agreed.person.id,
      partnerId: null,
      amountCents: cents(5_000_00),
      rateMonthlyBps: 600,
      termMonths: 4,
      repaymentOption: 'Monthly',
      disbursedOn: dayOf(new Date()),
      reference: `BEHIND-${officer.id}`,
      disbursedBy: officer.id,
    }),
  );

it('behind that rule the loan itself refuses to be paid out by whoever approved it', async () => {
  const agreed = await signedWithUs(test.services);
  const first = await moderator(test.services);
  await approvedBy(agreed, {
    decided_by: ann.id,
    first_approved_by: first.id,
    first_approved_at: new Date(),
  });
  const paidBy = paying(agreed);
  for (const officer of [ann, first])
    await expect(paidBy(officer)).rejects.toThrow('whoever approved a loan does not hand over its money');
  expect(await paidBy(await moderator(test.services))).toMatchObject({ id: expect.any(String) });
});

it('and by whoever approved it as the audit log has it, whatever was made of the application since', async () => {
  const agreed = await signedWithUs(test.services);
  const { decided_by } = await test.db
    .selectFrom('applications')
    .select('decided_by')
    .where('id', '=', agreed.applicationId)
    .executeTakeFirstOrThrow();
  if (!decided_by) throw new Error('nobody decided');
  await approvedBy(agreed, { decided_by: ann.id });
  await expect(paying(agreed)({ ...ann, id: decided_by })).rejects.toThrow(
    'whoever approved a loan does not hand over its money',
  );
});

it('whoever approved it stays among those who did, and the facts it stands on change by two people alone', async () => {
  const agreed = await signedWithUs(test.services);
  const [one, other] = [await moderator(test.services), await moderator(test.services)];
  await approvedBy(agreed, { also_approved_by: [one.id] });
  await expect(approvedBy(agreed, { also_approved_by: [] })).rejects.toThrow('stays among those who did');
  await expect(approvedBy(agreed, { also_approved_by: [other.id] })).rejects.toThrow(
    'stays among those who did',
  );
  const known = { decided_again: JSON.stringify({ score: 1 }) };
  const anew = { also_approved_by: [one.id, other.id] };
  for (const set of [known, { ...known, ...anew }])
    await expect(approvedBy(agreed, set)).rejects.toThrow('approved anew by two people');
  await approvedBy(agreed, { anew_first_by: other.id });
  await expect(approvedBy(agreed, { ...known, ...anew })).rejects.toThrow('approved anew by two people');
  await approvedBy(agreed, { anew_first_by: one.id });
  await approvedBy(agreed, { ...known, ...anew });
});
