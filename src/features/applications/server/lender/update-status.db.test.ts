import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loggedIn, moderator, type Someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { type LenderOnOffer, lender } from '#tests/support/lenders.ts';
import { type Applied, applied } from './lender-applications.test-support.ts';

let test: TestApp;
let island: LenderOnOffer;
let desk: Caller;
beforeAll(async () => {
  test = await openTestApp();
  island = await lender(test.services, { partner: { name: 'Island Credit' } });
  desk = await loggedIn(test, island.account);
});
afterAll(() => test.close());

const decide = (browser: Caller, { applicationId }: Applied, body: object) =>
  browser.post(`/api/loan-application/updateStatus/${applicationId}`, body);

const stored = ({ applicationId }: Applied) =>
  test.db.selectFrom('applications').selectAll().where('id', '=', applicationId).executeTakeFirstOrThrow();

/** What a verdict left behind: entries in the audit log, activities, and mails after that of the application. */
async function traces({ person, applicationId }: Applied) {
  const audits = await test.db
    .selectFrom('audit_entries')
    .select(['action', 'actor_id', 'before', 'after'])
    .where('subject_id', '=', applicationId)
    .where('action', 'in', ['application.approve', 'application.reject'])
    .execute();
  const activities = await test.db
    .selectFrom('activities')
    .select(['action', 'details'])
    .where('account_id', '=', person.id)
    .where('action', 'in', ['loanApproved', 'loanRejected'])
    .execute();
  const mails = await test.db
    .selectFrom('mails')
    .select(['subject', 'body_text'])
    .where('account_id', '=', person.id)
    .where('subject', 'like', '%Island Credit%')
    .where('body_text', 'like', '%approved%')
    .execute();
  return { audits, activities, mails };
}

describe('a verdict', () => {
  it('approves what waits: the borrower hears of it, and it is on record', async () => {
    const one = await applied(test.services, island, { loanAmount: 50_000 });
    expect(await decide(desk, one, { status: 'Approved' })).toMatchObject({
      status: 200,
      body: { message: 'Successfully Approved loan', status: 'Approved' },
    });
    expect(await stored(one)).toMatchObject({
      status: 'Approved',
      decided_by: island.account.id,
      rejection_reason: null,
    });
    expect(await traces(one)).toMatchObject({
      audits: [
        {
          action: 'application.approve',
          actor_id: island.account.id,
          before: { status: 'Waiting' },
          after: { status: 'Approved' },
        },
      ],
      activities: [
        { action: 'loanApproved', details: { loanInformation: { loanAmount: 50_000, interestRate: 5 } } },
      ],
      mails: [{ subject: 'Island Credit has approved your application' }],
    });
  });

  it('rejects it with the reason, which the borrower reads', async () => {
    const one = await applied(test.services, island);
    expect(
      await decide(desk, one, { status: 'Rejected', rejectionReason: ' Route licence is missing ' }),
    ).toMatchObject({
      status: 200,
      body: { message: 'Loan Rejected successfully', status: 'Rejected' },
    });
    const browser = await loggedIn(test, one.person);
    expect(
      await browser.call('GET /api/loan-application/:id', { params: { id: one.applicationId } }),
    ).toMatchObject({
      status: 'Rejected',
      rejectionReason: 'Route licence is missing',
    });
    const { mails, activities } = await traces(one);
    expect(mails[0]?.body_text).toContain('The reason: Route licence is missing');
    expect(mails[0]?.body_text).toMatch(/Decided by Island Credit, \d+:\d\d [ap]m, /);
    expect(activities).toMatchObject([
      { action: 'loanRejected', details: { loanInformation: { reason: 'Route licence is missing' } } },
    ]);
  });

  it('rejects it without a word too, and then names no reason', async () => {
    const one = await applied(test.services, island);
    expect((await decide(desk, one, { status: 'Rejected', rejectionReason: '' })).status).toBe(200);
    expect(await stored(one)).toMatchObject({ status: 'Rejected', rejection_reason: null });
    expect((await traces(one)).mails[0]?.body_text).not.toContain('The reason');
  });

  it.each([
    ['a rejection without its reason', { status: 'Rejected' }],
    ['an approval with a reason', { status: 'Approved', rejectionReason: 'No' }],
    ['another state', { status: 'Waiting' }],
    ['a word too many', { status: 'Approved', decidedBy: 'me' }],
  ])('%s is not understood', async (_what, body) => {
    const one = await applied(test.services, island);
    expect(await decide(desk, one, body)).toMatchObject({ status: 422, body: { code: 'request.invalid' } });
    expect((await stored(one)).status).toBe('Waiting');
  });

  it('is given once', async () => {
    const one = await applied(test.services, island);
    await decide(desk, one, { status: 'Approved' });
    expect(await decide(desk, one, { status: 'Rejected', rejectionReason: 'Late' })).toMatchObject({
      status: 409,
      body: { code: 'application.decided' },
    });
    expect((await stored(one)).status).toBe('Approved');
  });

  it('of fifty approvals and fifty rejections at once is one: one entry, one activity, one mail', async () => {
    const one = await applied(test.services, island);
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, place) =>
        decide(desk, one, place % 2 ? { status: 'Approved' } : { status: 'Rejected', rejectionReason: 'No' }),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(99);
    const { audits, activities, mails } = await traces(one);
    expect([audits.length, activities.length, mails.length]).toEqual([1, 1, 1]);
    const won = replies.find(({ status }) => status === 200)?.body as { status: string };
    expect(await stored(one)).toMatchObject({ status: won.status });
    expect(audits).toMatchObject([{ after: { status: won.status } }]);
  });

  it('sent again under its key is the same, once', async () => {
    const one = await applied(test.services, island);
    const key = 'verdict-of-island-1';
    const address = `/api/loan-application/updateStatus/${one.applicationId}`;
    const [first, second] = [
      await desk.post(address, { status: 'Approved' }, { key }),
      await desk.post(address, { status: 'Approved' }, { key }),
    ];
    expect(second).toMatchObject({ status: 200, body: first.body as object });
    expect((await traces(one)).audits).toHaveLength(1);
  });
});

describe('a lender that may not lend', () => {
  it.each([
    ['is switched off', { status: 'Deactivated' }],
    ['has a licence that ran out', { licence_state: 'Expired' }],
  ] as const)('because it %s approves nothing, and still rejects', async (_why, partner) => {
    const own = await lender(test.services);
    const one = await applied(test.services, own);
    await test.db.updateTable('partners').set(partner).where('id', '=', own.partnerId).execute();
    const browser = await loggedIn(test, own.account);
    expect(
      await browser.call('GET /api/loan-application/:id', { params: { id: one.applicationId } }),
    ).toMatchObject({
      mayApprove: false,
    });
    expect(await decide(browser, one, { status: 'Approved' })).toMatchObject({
      status: 409,
      body: { code: 'application.lender_may_not_approve' },
    });
    expect((await decide(browser, one, { status: 'Rejected', rejectionReason: '' })).status).toBe(200);
  });
});

/** What the borrower does in the profile. */
async function withdrawConsent({ person }: Applied) {
  const browser = await loggedIn(test, person);
  const { rows } = await browser.call('GET /api/consents');
  await browser.call('POST /api/consents/:id/withdraw', { params: { id: rows[0]?._id } });
}

describe('an application whose borrower is out of reach', () => {
  const close = ({ person }: Applied, status: 'Cancelled' | 'Suspended') =>
    test.db.updateTable('accounts').set({ status }).where('id', '=', person.id).execute();

  it.each([
    ['consent was withdrawn', withdrawConsent, 'application.consent_withdrawn'],
    ['the account was closed', (one: Applied) => close(one, 'Cancelled'), 'application.applicant_closed'],
    ['the account was suspended', (one: Applied) => close(one, 'Suspended'), 'application.applicant_closed'],
  ])('because %s is not approved, and can still be rejected', async (_why, happens, code) => {
    const one = await applied(test.services, island);
    await happens(one);
    expect(
      await desk.call('GET /api/loan-application/:id', { params: { id: one.applicationId } }),
    ).toMatchObject({ mayApprove: false });
    expect(await decide(desk, one, { status: 'Approved' })).toMatchObject({ status: 409, body: { code } });
    expect(await stored(one)).toMatchObject({ status: 'Waiting' });
    expect((await decide(desk, one, { status: 'Rejected', rejectionReason: '' })).status).toBe(200);
  });

  it('is approved before the consent goes, or not at all: the two wait for each other', async () => {
    const one = await applied(test.services, island);
    const [verdict] = await Promise.all([decide(desk, one, { status: 'Approved' }), withdrawConsent(one)]);
    expect([200, 409]).toContain(verdict.status);
    expect((await stored(one)).status).toBe(verdict.status === 200 ? 'Approved' : 'Waiting');
  });
});

describe('nobody else decides', () => {
  it('not another lender: the application is not there', async () => {
    const one = await applied(test.services, island);
    const other = await loggedIn(test, (await lender(test.services)).account);
    const refused = await decide(other, one, { status: 'Approved' });
    const absent = await other.reply('POST /api/loan-application/updateStatus/:id', {
      params: { id: '01a00000-0000-7000-8000-000000000000' },
      body: { status: 'Approved' },
    });
    expect(refused.status).toBe(404);
    expect(refused.body).toEqual(absent.body);
    expect((await stored(one)).status).toBe('Waiting');
  });

  it('not staff, and not the borrower', async () => {
    const one = await applied(test.services, island);
    for (const somebody of [await moderator(test.services), one.person] satisfies Someone[])
      expect((await decide(await loggedIn(test, somebody), one, { status: 'Approved' })).status).toBe(403);
    const staff = await loggedIn(test, await moderator(test.services));
    expect(
      await staff.refused('POST /api/loan-application/admin/:id/approve', {
        params: { id: one.applicationId },
        body: {},
      }),
    ).toMatchObject({ status: 409, code: 'application.lender_decides' });
  });

  it('not even past the server: the database takes a verdict from that lender alone, and once', async () => {
    const one = await applied(test.services, island);
    const { id: officer } = await moderator(test.services);
    const set = (values: object) =>
      test.db.updateTable('applications').set(values).where('id', '=', one.applicationId).execute();
    await expect(set({ status: 'Approved', decided_by: officer, decided_at: new Date() })).rejects.toThrow(
      /applications_decided_by_lender/,
    );
    await decide(desk, one, { status: 'Approved' });
    await expect(set({ status: 'Rejected' })).rejects.toThrow(/decides once/);
    await expect(set({ amount_cents: 1 })).rejects.toThrow(/never changes/);
    await expect(
      sql`update applications set loan_info = '{}' where id = ${one.applicationId}`.execute(test.db),
    ).rejects.toThrow(/never changes/);
  });
});
