import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { published } from '#features/decisions/server/policy-desk/policy-desk.test-support.ts';
import type { IdOf } from '#shared/id.ts';
import { borrower, loggedIn, moderator, type Someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { lender } from '#tests/support/lenders.ts';
import { runningLoan } from '#tests/support/loans.ts';
import { LITTLE, tellsIncome } from './income.test-support.ts';

let test: TestApp;
let ann: Someone;
let ben: Someone;
let staff: Caller;
let colleague: Caller;
beforeAll(async () => {
  test = await openTestApp();
  ann = await moderator(test.services, { firstName: 'Ann', lastName: 'Officer' });
  ben = await moderator(test.services, { firstName: 'Ben', lastName: 'Clerk' });
  staff = await loggedIn(test, ann);
  colleague = await loggedIn(test, ben);
});
afterAll(() => test.close());

/** Somebody who has applied for $5,000, and sends other facts afterwards. */
async function applied(incomeNow: object = {}) {
  const person = await borrower(test.services);
  const browser = await loggedIn(test, person);
  const { body } = await browser.post('/api/loan-application', {
    term: 4,
    interestRate: 6,
    loanAmount: 5_000,
    model: 'FirstModel',
  });
  await tellsIncome(test, person, incomeNow);
  return { person, id: (body as { _id: IdOf<'applications'> })._id };
}

const shown = async (id: string) => (await staff.get(`/api/loan-application/admin/${id}`)).body;
const approve = (id: string, body: object, by = staff) =>
  by.post(`/api/loan-application/admin/${id}/approve`, body);

describe('approving decides again on the facts of the day', () => {
  it('and asks for nothing more where they are the same', async () => {
    const { id } = await applied();
    expect(await shown(id)).toMatchObject({ sinceOffer: { changes: [], worse: [] }, worseReason: null });
    expect((await approve(id, {})).status).toBe(200);
  });

  it('and shows what is better, without asking for a reason', async () => {
    const { id } = await applied({ income_amount: 90_000 });
    expect(await shown(id)).toMatchObject({
      sinceOffer: {
        changes: expect.arrayContaining([
          { label: 'Income a month', before: '$146,333.33', after: '$207,000.00' },
        ]),
        worse: [],
      },
    });
    expect((await approve(id, {})).status).toBe(200);
  });

  it('and counts a loan of a lender that was paid out since, which the changes name', async () => {
    const { person, id } = await applied();
    // First too little to bind, then too much for any other loan.
    const small = { amountCents: 14_400_00, rateMonthlyBps: 400, termMonths: 6 };
    await runningLoan(test.services, { borrower: person, lender: await lender(test.services), ...small });
    const change = (after: string) => ({
      label: 'Open loans in our books a month, paid out since',
      before: 'None',
      after,
    });
    expect(await shown(id)).toMatchObject({
      sinceOffer: { changes: expect.arrayContaining([change('$2,976.00')]), worse: [] },
    });
    const large = { amountCents: 300_000_00, rateMonthlyBps: 400, termMonths: 6 };
    await runningLoan(test.services, { borrower: person, lender: await lender(test.services), ...large });
    expect(await shown(id)).toMatchObject({
      sinceOffer: {
        changes: expect.arrayContaining([change('$64,976.00')]),
        worse: expect.arrayContaining([
          expect.stringMatching(/Your debt payments of \$76,018\.75 leave \$0\.00/),
        ]),
      },
    });
    expect(await approve(id, {})).toMatchObject({ status: 409, body: { code: 'application.facts_worse' } });
  });

  it('and is refused without a reason where this loan would not be offered any more', async () => {
    const { id } = await applied(LITTLE);
    expect(await shown(id)).toMatchObject({
      status: 'Pending',
      sinceOffer: { worse: expect.arrayContaining([expect.stringMatching(/^Your expenses of/)]) },
    });
    for (const worseReason of ['', '   '])
      expect(await approve(id, { approvalNote: 'Fine', worseReason })).toMatchObject({
        status: 409,
        body: {
          code: 'application.facts_worse',
          fields: { worseReason: 'Say why you approve it although the facts have got worse' },
        },
      });
    expect(await shown(id)).toMatchObject({ status: 'Pending' });
  });

  it('and then needs a second person, whatever the sum, who says why as well', async () => {
    const { id } = await applied(LITTLE);
    expect(await shown(id)).toMatchObject({ approval: { needsTwo: true, first: null } });
    expect(await approve(id, { worseReason: 'A new contract begins in May' })).toMatchObject({
      status: 200,
      body: { status: 'Pending' },
    });
    expect(await approve(id, { worseReason: 'I am sure' })).toMatchObject({
      status: 409,
      body: { code: 'application.approved_by_you' },
    });
    expect(await approve(id, {}, colleague)).toMatchObject({ body: { code: 'application.facts_worse' } });
    expect(await approve(id, { worseReason: 'I saw the contract' }, colleague)).toMatchObject({
      body: { status: 'Approved' },
    });
    expect(await shown(id)).toMatchObject({
      status: 'Approved',
      isOverride: true,
      decidedBy: 'Ben Clerk',
      approval: { first: { fullName: 'Ann Officer' } },
      worseReason: 'A new contract begins in May\n\nI saw the contract',
    });
  });

  it('and takes an approval from before the facts got worse for none', async () => {
    await published(test.services, (figures) => ({ ...figures, secondApprovalAboveCents: 4_000_00 }));
    const { person, id } = await applied();
    expect(await approve(id, {})).toMatchObject({ body: { status: 'Pending' } });
    await tellsIncome(test, person, LITTLE);
    expect(await shown(id)).toMatchObject({ approval: { needsTwo: true, first: null } });
    expect(await approve(id, { worseReason: 'I saw the contract' }, colleague)).toMatchObject({
      body: { status: 'Pending' },
    });
    // It counts for none, but whoever gave it does not hand the money over.
    expect(await shown(id)).toMatchObject({ approval: { approvers: expect.arrayContaining([ann.id]) } });
    expect(await approve(id, { worseReason: 'So did I' })).toMatchObject({ body: { status: 'Approved' } });
  });

  it('and takes the first of two for none once the facts are worse than that one knew, not once they are better', async () => {
    const { person, id } = await applied(LITTLE);
    expect(await approve(id, { worseReason: 'A new contract begins in May' })).toMatchObject({
      body: { status: 'Pending' },
    });
    await tellsIncome(test, person, { ...LITTLE, income_amount: 900 });
    expect(await shown(id)).toMatchObject({ approval: { needsTwo: true, first: null } });
    expect(await approve(id, { worseReason: 'I saw the contract' }, colleague)).toMatchObject({
      body: { status: 'Pending' },
    });
    await tellsIncome(test, person, { ...LITTLE, income_amount: 1_100 });
    expect(await shown(id)).toMatchObject({ approval: { first: { fullName: 'Ben Clerk' } } });
    expect(await approve(id, { worseReason: 'So did I' })).toMatchObject({ body: { status: 'Approved' } });
    expect(await shown(id)).toMatchObject({ worseReason: 'I saw the contract\n\nSo did I' });
  });

  it('and is no override once the facts are as they were', async () => {
    await published(test.services, (figures) => ({ ...figures, secondApprovalAboveCents: null }));
    const { person, id } = await applied(LITTLE);
    await approve(id, { worseReason: 'A new contract begins in May' });
    await tellsIncome(test, person, {});
    expect(await approve(id, {})).toMatchObject({ body: { status: 'Approved' } });
    expect(await shown(id)).toMatchObject({ isOverride: false, worseReason: null });
  });

  it('and the database takes no such approval by one person', async () => {
    const { id } = await applied(LITTLE);
    await approve(id, { worseReason: 'A new contract begins in May' });
    for (const first_approved_by of [ann.id, null])
      await expect(
        test.db
          .updateTable('applications')
          .set({ status: 'Approved', decided_by: ann.id, decided_at: new Date(), first_approved_by })
          .set(first_approved_by ? {} : { first_approved_at: null })
          .where('id', '=', id)
          .execute(),
      ).rejects.toThrow(first_approved_by ? /two people|applications_two_people/ : /given by two people/);
  });

  it('and keeps what it found with the reason, whatever comes later; the borrower does not read it', async () => {
    const { person, id } = await applied(LITTLE);
    await approve(id, { worseReason: 'A new contract begins in May' });
    await approve(id, { worseReason: 'I saw it' }, colleague);
    await tellsIncome(test, person, {});
    expect(await shown(id)).toMatchObject({
      status: 'Approved',
      approvalNote: null,
      sinceOffer: { worse: expect.arrayContaining([expect.stringMatching(/^Your expenses of/)]) },
      worseReason: 'A new contract begins in May\n\nI saw it',
    });
    const browser = await loggedIn(test, person);
    const own = await browser.get(`/api/loan-application/${id}`);
    expect(JSON.stringify(own.body)).not.toContain('A new contract');
    const [entry] = await test.db
      .selectFrom('audit_entries')
      .select('after')
      .where('subject_id', '=', id)
      .where('action', '=', 'application.approve')
      .execute();
    expect(entry?.after).toMatchObject({
      worse: expect.arrayContaining([expect.stringMatching(/^Your expenses of/)]),
      worse_reason: 'I saw it',
      is_override: true,
    });
  });
});
