import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IdOf } from '#shared/id.ts';
import { borrower, loggedIn, moderator, type Someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import { type LenderOnOffer, lender } from '#tests/support/lenders.ts';
import { applied } from './lender/lender-applications.test-support.ts';
import { openBusinessOf } from './open-business.ts';

let test: TestApp;
let staff: Caller;
let island: LenderOnOffer;
beforeAll(async () => {
  test = await openTestApp();
  staff = await loggedIn(test, await moderator(test.services));
  island = await lender(test.services, { partner: { name: 'Island Credit' } });
});
afterAll(() => test.close());

const OFFER = { term: 4, interestRate: 6, loanAmount: 5_000, model: 'FirstModel' } as const;

async function applicant() {
  const person = await borrower(test.services);
  const browser = await loggedIn(test, person);
  const { _id } = await browser.call('POST /api/loan-application', { body: OFFER });
  return { ...browser, person, browser, id: asId<'applications'>(_id) };
}

const withdraw = (browser: Caller, id: string) => browser.post(`/api/loan-application/${id}/withdraw`);

const rowOf = (id: IdOf<'applications'>) =>
  test.db
    .selectFrom('applications')
    .select(['status', 'decided_by', 'decided_at', 'closed_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

async function recordsOf({ id: account }: Pick<Someone, 'id'>, application: string) {
  const audit = await test.db
    .selectFrom('audit_entries')
    .select(['action', 'actor_id', 'before', 'after'])
    .where('subject_id', '=', application)
    .where('action', '=', 'application.withdraw')
    .execute();
  const bell = await test.db
    .selectFrom('activities')
    .select(['action', 'details'])
    .where('account_id', '=', account)
    .where('action', '=', 'applicationWithdrawn')
    .execute();
  return { audit, bell };
}

describe('an application that nobody has decided on', () => {
  it('is taken back by its borrower, for whom the offer stands again', async () => {
    const { person, browser, call, id } = await applicant();
    expect((await browser.get('/api/loan/user/decision')).body).toMatchObject({ loanDecision: false });
    expect(await withdraw(browser, id)).toMatchObject({
      status: 200,
      body: { message: 'You have taken your application back' },
    });
    expect(await rowOf(id)).toEqual({
      status: 'Withdrawn',
      decided_by: null,
      decided_at: null,
      closed_at: expect.any(Date),
    });
    expect(await recordsOf(person, id)).toEqual({
      audit: [
        {
          action: 'application.withdraw',
          actor_id: person.id,
          before: { status: 'Pending' },
          after: { status: 'Withdrawn' },
        },
      ],
      bell: [
        {
          action: 'applicationWithdrawn',
          details: { loanInformation: { loanAmount: 5_000, interestRate: 6 } },
        },
      ],
    });
    expect(await openBusinessOf(workAs(test.services, person), asId<'accounts'>(person.id))).toEqual({
      loans: 0,
      promised: 0,
      undecided: 0,
      credits: 0,
    });
    expect((await browser.get('/api/loan/user/decision')).body).toMatchObject({ loanDecision: true });
    await call('POST /api/loan-application', { body: OFFER });
  });

  it('is gone from what staff decide, who find it by its state', async () => {
    const { person, browser, id } = await applicant();
    await withdraw(browser, id);
    const list = async (query: string) =>
      (await staff.get(`/api/loan-application/admin?accountId=${person.id}&${query}`)).body;
    expect(await list('status=Pending')).toMatchObject({ total: 0 });
    expect(await list('status=Withdrawn')).toMatchObject({ total: 1, rows: [{ _id: id }] });
    expect(await staff.post(`/api/loan-application/admin/${id}/approve`, {})).toMatchObject({
      status: 409,
      body: { code: 'application.withdrawn' },
    });
  });

  it('to a lender too: the lender sees it taken back, and decides nothing more', async () => {
    const { person, applicationId } = await applied(test.services, island);
    const desk = await loggedIn(test, island.account);
    expect((await withdraw(await loggedIn(test, person), applicationId)).status).toBe(200);
    expect((await desk.get(`/api/loan-application/${applicationId}`)).body).toMatchObject({
      status: 'Withdrawn',
      mayApprove: false,
    });
    expect((await desk.get('/api/loan-application/partner?status=Withdrawn')).body).toMatchObject({
      total: 1,
    });
    const verdict = { status: 'Rejected', rejectionReason: 'Too late' };
    expect(await desk.post(`/api/loan-application/updateStatus/${applicationId}`, verdict)).toMatchObject({
      status: 409,
      body: { code: 'application.withdrawn' },
    });
  });

  it('is taken back once, however often it is asked', async () => {
    const { person, browser, id } = await applicant();
    const answers = await Promise.all(Array.from({ length: 20 }, () => withdraw(browser, id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { audit, bell } = await recordsOf(person, id);
    expect([audit.length, bell.length]).toEqual([1, 1]);
  });

  it.each(['approve', 'reject'])(
    'and one that staff %s at the same moment: one of the two wins, and the other is told',
    async (verb) => {
      for (let round = 0; round < 8; round += 1) {
        const { person, browser, id } = await applicant();
        const verdict = staff.post(`/api/loan-application/admin/${id}/${verb}`, {
          ...(verb === 'reject' ? { rejectionReason: 'No room left' } : {}),
        });
        const [back, decided] = await Promise.all([withdraw(browser, id), verdict]);
        expect([back.status, decided.status].toSorted()).toEqual([200, 409]);
        const { status, decided_by } = await rowOf(id);
        expect(status === 'Withdrawn').toBe(back.status === 200);
        expect(decided_by === null).toBe(back.status === 200);
        expect((await recordsOf(person, id)).audit).toHaveLength(back.status === 200 ? 1 : 0);
      }
    },
  );
});

describe('nothing is taken back', () => {
  it('that is decided', async () => {
    const { id, refused } = await applicant();
    await staff.post(`/api/loan-application/admin/${id}/reject`, { rejectionReason: 'No room left' });
    expect(await refused('POST /api/loan-application/:id/withdraw', { params: { id } })).toMatchObject({
      status: 409,
      code: 'application.decided_meanwhile',
    });
    expect((await rowOf(id)).status).toBe('Rejected');
  });

  it('that is somebody else’s', async () => {
    const [{ id }, other] = [await applicant(), await applicant()];
    expect((await withdraw(other.browser, id)).status).toBe(404);
    expect((await rowOf(id)).status).toBe('Pending');
  });

  it('without being closed, whoever writes', async () => {
    const { id } = await applicant();
    const open = test.db
      .updateTable('applications')
      .set({ status: 'Withdrawn' })
      .where('id', '=', id)
      .execute();
    await expect(open).rejects.toThrow('applications_withdrawn_closed');
  });
});
