import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { published } from '#features/decisions/server/policy-desk/policy-desk.test-support.ts';
import { addedBy } from '#tests/support/added-staff.ts';
import {
  borrower,
  changeSubmission,
  loggedIn,
  moderator,
  type Someone,
  someone,
} from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';

let test: TestApp;
let ann: Someone;
let desk: Caller;
let colleague: Caller;
const asksForTwoAbove = (secondApprovalAboveCents: number | null) =>
  published(test.services, (figures) => ({ ...figures, secondApprovalAboveCents }));

beforeAll(async () => {
  test = await openTestApp();
  ann = await moderator(test.services, { firstName: 'Ann', lastName: 'Officer' });
  desk = await loggedIn(test, ann);
  colleague = await loggedIn(test, await moderator(test.services, { firstName: 'Ben', lastName: 'Clerk' }));
  await asksForTwoAbove(4_000_00);
});
afterAll(() => test.close());

async function applied(loanAmount = 5_000) {
  const person = await borrower(test.services);
  const browser = await loggedIn(test, person);
  const body = await browser.call('POST /api/loan-application', {
    body: {
      term: 4,
      interestRate: 6,
      loanAmount,
      model: 'FirstModel',
    },
  });
  return { person, browser, id: asId<'applications'>(body._id) };
}
const approve = (id: string, by = desk, body: object = {}) =>
  by.reply('POST /api/loan-application/admin/:id/approve', { params: { id }, body });
const reject = (id: string, by = desk) =>
  by.reply('POST /api/loan-application/admin/:id/reject', {
    params: { id },
    body: { rejectionReason: 'No' },
  });
const seen = (id: string) => desk.call('GET /api/loan-application/admin/:id', { params: { id } });
const heard = async ({ id }: Someone) => {
  const [activities, mails] = await Promise.all([
    test.db
      .selectFrom('activities')
      .select('action')
      .where('account_id', '=', id)
      .where('action', '=', 'loanApproved')
      .execute(),
    test.db
      .selectFrom('mails')
      .select('subject')
      .where('account_id', '=', id)
      .where('subject', '=', 'Your loan is approved')
      .execute(),
  ]);
  return [activities.length, mails.length];
};
const actionsOn = async (id: string) =>
  (
    await test.db
      .selectFrom('audit_entries')
      .select('action')
      .where('subject_id', '=', id)
      .where('action', 'in', ['application.approveFirst', 'application.approve', 'application.reject'])
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

describe('a loan above the amount', () => {
  it('stays pending after the first approval, and its borrower hears of the second alone', async () => {
    const { person, browser, id } = await applied();
    expect(await approve(id, desk, { approvalNote: 'Papers are fine.' })).toMatchObject({
      status: 200,
      body: { status: 'Pending' },
    });
    expect(await seen(id)).toMatchObject({
      status: 'Pending',
      approval: { needsTwo: true, first: { _id: ann.id, fullName: 'Ann Officer', note: 'Papers are fine.' } },
    });
    const body = await desk.call('GET /api/loan-application/admin', { query: { status: 'Pending' } });
    expect(body.rows).toContainEqual(expect.objectContaining({ _id: id, halfApproved: true }));
    expect(await heard(person)).toEqual([0, 0]);
    expect(await browser.call('GET /api/loan-application/:id', { params: { id } })).toMatchObject({
      status: 'Pending',
      approvalNote: null,
    });

    expect(await approve(id, colleague, { approvalNote: 'So is the job.' })).toMatchObject({
      body: { status: 'Approved', message: 'Successfully Approved loan' },
    });
    expect(await heard(person)).toEqual([1, 1]);
    expect(await seen(id)).toMatchObject({
      status: 'Approved',
      decidedBy: 'Ben Clerk',
      approvalNote: 'Papers are fine.\n\nSo is the job.',
    });
    expect(await actionsOn(id)).toEqual(['application.approveFirst', 'application.approve']);
  });

  it('counts the same person once, however often they approve', async () => {
    const { person, id } = await applied();
    const browsers = await Promise.all(Array.from({ length: 4 }, () => loggedIn(test, ann)));
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, number) => approve(id, browsers[number % 4])),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.find(({ status }) => status !== 200)).toMatchObject({
      status: 409,
      body: { code: 'application.approved_by_you' },
    });
    expect(await seen(id)).toMatchObject({ status: 'Pending' });
    expect(await heard(person)).toEqual([0, 0]);
    expect(await actionsOn(id)).toEqual(['application.approveFirst']);
  });

  it('counts two people who approve at the same time as two', async () => {
    const { person, id } = await applied();
    const replies = await Promise.all([approve(id), approve(id, colleague)]);
    expect(replies.map(({ body }) => (body as { status: string }).status).sort()).toEqual([
      'Approved',
      'Pending',
    ]);
    expect(await heard(person)).toEqual([1, 1]);
  });

  it('is ended by a rejection of anybody, the first one included', async () => {
    for (const by of [desk, colleague]) {
      const { id } = await applied();
      await approve(id);
      expect(await reject(id, by)).toMatchObject({ body: { status: 'Rejected' } });
      expect(await approve(id, colleague)).toMatchObject({
        status: 409,
        body: { code: 'application.decided' },
      });
    }
  });

  it('cannot be approved twice by one person in the database either', async () => {
    const { id } = await applied();
    await approve(id);
    const twice = test.db
      .updateTable('applications')
      .set({ status: 'Approved', decided_by: ann.id, decided_at: new Date() })
      .where('id', '=', id)
      .execute();
    await expect(twice).rejects.toThrow(/applications_two_people/);
  });
});

describe('otherwise one person is enough', () => {
  it('at the amount and below it', async () => {
    const { id } = await applied(4_000);
    expect(await seen(id)).toMatchObject({ approval: { needsTwo: false, first: null } });
    expect(await approve(id)).toMatchObject({ body: { status: 'Approved' } });
  });

  it('also for who had approved first, once a later policy asks for one only', async () => {
    const { id } = await applied();
    await approve(id);
    await asksForTwoAbove(null);
    expect(await approve(id)).toMatchObject({ body: { status: 'Approved' } });
    await asksForTwoAbove(4_000_00);
  });
});

describe('what staff see of the applicant', () => {
  it('is their verified sections as they were asked, and each look is audited', async () => {
    const person = await borrower(test.services);
    await changeSubmission(test, person, 'basic_information', { status: 'Verified' });
    const browser = await loggedIn(test, person);
    const body = await browser.call('GET /api/loan/user/decision');
    const offer = body;
    const reply = await browser.call('POST /api/loan-application', {
      body: {
        term: offer.loanTermMonths,
        interestRate: offer.interestRate,
        loanAmount: 1_000,
        model: 'FirstModel',
      },
    });
    const { _id } = reply;
    const looked = await desk.reply('GET /api/loan-application/admin/:id/sections', { params: { id: _id } });
    expect(looked).toMatchObject({ status: 200, body: [{ submission: { status: 'Verified' } }] });
    expect(looked.body).toHaveLength(1);
    const entry = await test.db
      .selectFrom('audit_entries')
      .select(['actor_id', 'account_id', 'after'])
      .where('action', '=', 'application.look')
      .where('subject_id', '=', _id)
      .executeTakeFirst();
    expect(entry).toEqual({
      actor_id: ann.id,
      account_id: person.id,
      after: { sections: ['basic_information'] },
    });
  });

  it('has their other applications, the newest first', async () => {
    const { browser, id } = await applied(1_000);
    await reject(id);
    const { _id } = await browser.call('POST /api/loan-application', {
      body: {
        term: 4,
        interestRate: 6,
        loanAmount: 2_000,
        model: 'FirstModel',
      },
    });
    expect(await seen(_id)).toMatchObject({ others: [{ _id: id, loanAmount: 1_000, status: 'Rejected' }] });
  });
});

it('two whom one admin has just added do not approve what needs two people', async () => {
  const admin = await loggedIn(test, await someone(test.services, { userType: 'Admin' }));
  const [one, other] = [await addedBy(test, admin, 'Moderator'), await addedBy(test, admin, 'Moderator')];
  const { id } = await applied();
  expect(await approve(id, one.browser)).toMatchObject({ status: 200, body: { status: 'Pending' } });
  for (const by of [other.browser, admin])
    expect(await approve(id, by)).toMatchObject({ status: 409, body: { code: 'second_person.one_hand' } });
  expect(await approve(id, colleague)).toMatchObject({ status: 200, body: { status: 'Approved' } });
});
