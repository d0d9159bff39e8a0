import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#shared/id.ts';
import { borrower, loggedIn, moderator, type Someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';

let test: TestApp;
let officer: Someone;
let staff: Caller;
beforeAll(async () => {
  test = await openTestApp();
  officer = await moderator(test.services, { firstName: 'Ann', lastName: 'Officer' });
  staff = await loggedIn(test, officer);
});
afterAll(() => test.close());

/** Somebody who has just applied for $5,000. */
async function applicant() {
  const person = await borrower(test.services);
  const browser = await loggedIn(test, person);
  const body = await browser.call('POST /api/loan-application', {
    body: {
      term: 4,
      interestRate: 6,
      loanAmount: 5_000,
      model: 'FirstModel',
    },
  });
  return { person, browser, id: asId<'applications'>(body._id) };
}

const decide = (id: string, verb: 'approve' | 'reject', body: object, by = staff) =>
  by.post(`/api/loan-application/admin/${id}/${verb}`, body);

/** What a verdict leaves behind besides the application itself. */
async function traces({ id: account }: Someone, application: string) {
  const [audits, activities, mails] = await Promise.all([
    test.db
      .selectFrom('audit_entries')
      .select(['action', 'actor_id', 'before', 'after'])
      .where('subject_id', '=', application)
      .where('action', 'in', ['application.approve', 'application.reject'])
      .execute(),
    test.db
      .selectFrom('activities')
      .select(['action', 'details'])
      .where('account_id', '=', account)
      .where('action', 'in', ['loanApproved', 'loanRejected'])
      .execute(),
    test.db
      .selectFrom('mails')
      .select(['subject', 'body_text'])
      .where('account_id', '=', account)
      .where('subject', 'in', ['Your loan is approved', 'Your loan application'])
      .execute(),
  ]);
  return { audits, activities, mails };
}

describe('rejecting', () => {
  it('with the id of another application is refused as not found, and neither is decided', async () => {
    const [one, other] = [await applicant(), await applicant()];
    const body = { id: other.id, rejectionReason: 'Too much at once.' };
    expect(await decide(one.id, 'reject', body)).toMatchObject({ status: 404 });
    expect((await traces(one.person, one.id)).audits).toEqual([]);
    expect((await traces(other.person, other.id)).audits).toEqual([]);
    expect((await decide(one.id, 'reject', { ...body, id: one.id })).status).toBe(200);
  });
});

describe('approving', () => {
  it.each(['Suspended', 'Cancelled'] as const)(
    'is refused while the account is %s; rejecting is not',
    async (status) => {
      const { person, id } = await applicant();
      await test.db.updateTable('accounts').set({ status }).where('id', '=', person.id).execute();
      expect(await decide(id, 'approve', {})).toMatchObject({
        status: 409,
        body: { code: 'application.borrower_closed' },
      });
      expect((await traces(person, id)).audits).toEqual([]);
      expect((await decide(id, 'reject', { rejectionReason: 'Closed' })).status).toBe(200);
    },
  );

  it('is written once, with the note, who, and when; the borrower hears of it', async () => {
    const { person, browser, id } = await applicant();
    expect(await decide(id, 'approve', { approvalNote: ' Well kept papers. ' })).toMatchObject({
      status: 200,
      body: { message: 'Successfully Approved loan', status: 'Approved' },
    });
    expect(await browser.call('GET /api/loan-application/:id', { params: { id } })).toMatchObject({
      status: 'Approved',
      approvalNote: 'Well kept papers.',
      decidedAt: expect.any(String),
    });
    expect(await staff.call('GET /api/loan-application/admin/:id', { params: { id } })).toMatchObject({
      decidedBy: 'Ann Officer',
    });
    expect(await traces(person, id)).toMatchObject({
      audits: [
        {
          action: 'application.approve',
          actor_id: officer.id,
          before: { status: 'Pending' },
          after: { status: 'Approved', approval_note: 'Well kept papers.' },
        },
      ],
      activities: [
        { action: 'loanApproved', details: { loanInformation: { loanAmount: 5_000, interestRate: 6 } } },
      ],
      mails: [{ subject: 'Your loan is approved' }],
    });
  });

  it('cannot be done again, nor turned into a rejection', async () => {
    const { person, id } = await applicant();
    await decide(id, 'approve', {});
    const late = { status: 409, body: { code: 'application.decided' } };
    expect(await decide(id, 'approve', {})).toMatchObject(late);
    expect(await decide(id, 'reject', { rejectionReason: 'Too late' })).toMatchObject(late);
    const { audits, activities, mails } = await traces(person, id);
    expect([audits.length, activities.length, mails.length]).toEqual([1, 1, 1]);
  });

  it('of what is not there is 404', async () => {
    expect((await decide(newId(), 'approve', {})).status).toBe(404);
    expect(
      (await staff.refused('GET /api/loan-application/admin/:id', { params: { id: newId() } })).status,
    ).toBe(404);
  });
});

describe('rejecting', () => {
  it('needs a reason', async () => {
    const { person, id } = await applicant();
    expect(await decide(id, 'reject', { rejectionReason: '  ' })).toMatchObject({
      status: 422,
      body: {
        code: 'application.reason_needed',
        fields: { rejectionReason: 'Please specify a reason for the rejection' },
      },
    });
    expect((await traces(person, id)).audits).toEqual([]);
  });

  it('gives the reason to the borrower, keeps the note among staff, and leaves them free to apply again', async () => {
    const { person, browser, id } = await applicant();
    const verdict = { id, rejectionReason: 'The payslip is too old', rejectionNote: 'Called twice' };
    expect(await decide(id, 'reject', verdict)).toMatchObject({
      body: { message: 'Loan Rejected successfully', status: 'Rejected' },
    });
    const seen = await browser.call('GET /api/loan-application/:id', { params: { id } });
    expect(seen).toMatchObject({ status: 'Rejected', rejectionReason: 'The payslip is too old' });
    expect(JSON.stringify(seen)).not.toContain('Called twice');
    const { mails, activities } = await traces(person, id);
    expect(mails).toMatchObject([{ body_text: expect.stringContaining('The payslip is too old') }]);
    expect(mails[0]?.body_text).toMatch(/Decided by our Credit desk, \d+:\d\d [ap]m, /);
    expect(activities).toMatchObject([
      { action: 'loanRejected', details: { loanInformation: { reason: 'The payslip is too old' } } },
    ]);
    expect(await staff.call('GET /api/loan-application/admin/:id', { params: { id } })).toMatchObject({
      rejectionNote: 'Called twice',
    });
    expect(await browser.call('GET /api/loan/user/decision')).toMatchObject({ loanDecision: true });
  });
});

describe('opposite verdicts at once', () => {
  it('fifty approvals and fifty rejections: one wins and leaves one trace of each kind', async () => {
    const { person, id } = await applicant();
    const others = await Promise.all(
      Array.from({ length: 4 }, async () => loggedIn(test, await moderator(test.services))),
    );
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, number) =>
        decide(
          id,
          number % 2 === 0 ? 'approve' : 'reject',
          number % 2 === 0 ? {} : { rejectionReason: 'No' },
          others[number % others.length],
        ),
      ),
    );
    const [won, ...more] = replies.filter(({ status }) => status === 200);
    expect(more).toEqual([]);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(99);
    const row = await test.db
      .selectFrom('applications')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(won?.body).toMatchObject({ status: row?.status });
    const { audits, activities, mails } = await traces(person, id);
    expect([audits.length, activities.length, mails.length]).toEqual([1, 1, 1]);
  });
});

describe('what staff see of one', () => {
  it('has the applicant, the cost and the decision with its inputs and points', async () => {
    const { person, id } = await applicant();
    const body = await staff.call('GET /api/loan-application/admin/:id', { params: { id } });
    expect(body).toMatchObject({
      user: { _id: person.id, email: person.email, infoStatus: 'FirstModel' },
      cost: { totalRepayment: 6_200, monthlyRepayment: 1_550 },
      decision: {
        policyVersion: 1,
        maxLoanAmount: 5_000,
        grade: 'B',
        inputs: { employmentStatus: 'Employed full time', loanStanding: 'none' },
        reasons: expect.arrayContaining([expect.objectContaining({ code: 'limit.first_loan' })]),
      },
    });
    const { decision } = body;
    expect(decision?.factors).toHaveLength(8);
    expect(decision?.factors.reduce((sum, { points }) => sum + points, 0)).toBe(decision?.score);
  });
});
