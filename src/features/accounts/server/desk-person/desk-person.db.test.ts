import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserStatus } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { borrower, loggedIn, moderator, type Someone, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { personReplies } from '../../texts/staff-person.ts';
import { staffAccountRefusals } from '../../texts/staff-refusals.ts';

let test: TestApp;
let desk: Caller;
let officer: Someone;
beforeAll(async () => {
  test = await openTestApp();
  officer = await moderator(test.services, { firstName: 'Olive', lastName: 'Officer' });
  desk = await loggedIn(test, officer);
});
afterAll(() => test.close());

const accountOf = ({ id }: { id: IdOf<'accounts'> }) =>
  test.db
    .selectFrom('accounts')
    .select(['status', 'info_status', 'closed_from'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const change = ({ id }: { id: string }, status: UserStatus, seen: UserStatus, reason = 'Her own wish') =>
  desk.reply('POST /api/accounts/status/:id', { params: { id }, body: { status, seen, reason } });
const audit = ({ id }: { id: IdOf<'accounts'> }, action: string) =>
  test.db
    .selectFrom('audit_entries')
    .select(['actor_id', 'before', 'after'])
    .where('account_id', '=', id)
    .where('action', '=', action)
    .orderBy('id')
    .execute();
const mailsTo = async ({ id }: { id: IdOf<'accounts'> }) =>
  (
    await test.db
      .selectFrom('mails')
      .select(['subject', 'body_text'])
      .where('account_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ subject, body_text }) => ({ subject, text: body_text }));

describe('one account', () => {
  it('opens with its fields, its seeds, and who looks after it', async () => {
    const person = await someone(test.services, {
      firstName: 'Una',
      lastName: 'Usain',
      infoStatus: 'FullModel',
    });
    await test.db
      .updateTable('accounts')
      .set({ assigned_to: officer.id, assigned_at: new Date() })
      .where('id', '=', person.id)
      .execute();
    expect(await desk.call('GET /api/accounts/:id', { params: { id: person.id } })).toMatchObject({
      user: {
        _id: person.id,
        userid: person.id,
        email: person.email,
        fullName: 'Una Usain',
        status: 'Active',
        infoStatus: 'FullModel',
        userType: 'User',
        country: 'Jamaica',
        points: 0,
        phone: null,
        promoCode: null,
        lastLoginDate: null,
      },
      standing: {
        emailConfirmed: true,
        closedFrom: null,
        fullSectionsVerified: 0,
        isDeleted: false,
        lenderIsRevoked: false,
        assignedTo: {
          _id: officer.id,
          fullName: 'Olive Officer',
          email: officer.email,
          userType: 'Moderator',
        },
      },
    });
  });

  it('is missing where there is none', async () => {
    expect(
      (
        await desk.refused('GET /api/accounts/:id', {
          params: { id: '01a00000-0000-7000-8000-000000000000' },
        })
      ).status,
    ).toBe(404);
  });
});

describe('a suspension', () => {
  it('ends every session on the next call, keeps the reason in the audit log, and mails no reason', async () => {
    const person = await someone(test.services, { firstName: 'Sonia' });
    const [phone, laptop] = [await loggedIn(test, person), await loggedIn(test, person)];
    await phone.call('GET /api/accounts/profile/');
    expect(await change(person, 'Suspended', 'Active', 'Papers of somebody else')).toMatchObject({
      status: 200,
      body: { message: personReplies.statusChanged('Suspended'), status: 'Suspended' },
    });
    for (const browser of [phone, laptop])
      expect((await browser.refused('GET /api/accounts/profile/')).status).toBe(401);
    expect(await audit(person, 'account.change_status')).toEqual([
      {
        actor_id: officer.id,
        before: { status: 'Active' },
        after: { status: 'Suspended', reason: 'Papers of somebody else' },
      },
    ]);
    const [mail] = await mailsTo(person);
    expect(mail?.subject).toBe('Your account with Pimento is closed for now');
    expect(mail?.text).not.toContain('somebody else');
    expect(await accountOf(person)).toMatchObject({ status: 'Suspended', closed_from: 'Active' });
  });

  it('ends with a reactivation, which the person is told of', async () => {
    const person = await someone(test.services);
    const before = await loggedIn(test, person);
    await change(person, 'Suspended', 'Active');
    await change(person, 'Cancelled', 'Suspended');
    expect(await accountOf(person)).toMatchObject({ status: 'Cancelled', closed_from: 'Active' });
    expect((await change(person, 'Reactivated', 'Cancelled')).status).toBe(200);
    // What was open before stays ended.
    expect((await before.refused('GET /api/accounts/profile/')).status).toBe(401);
    expect(await accountOf(person)).toMatchObject({ status: 'Reactivated', closed_from: null });
    expect((await mailsTo(person)).map(({ subject }) => subject)).toEqual([
      'Your account with Pimento is closed for now',
      'Your account with Pimento is open again',
    ]);
    const browser = await loggedIn(test, person);
    await browser.call('GET /api/informations');
  });

  it('leads whoever has not taken the quiz back to it, never past it', async () => {
    const person = await someone(test.services, { status: 'UserQuiz' });
    await change(person, 'Suspended', 'UserQuiz');
    expect((await change(person, 'Reactivated', 'Suspended')).body).toMatchObject({
      code: 'account.status_closed',
    });
    expect((await change(person, 'UserQuiz', 'Suspended')).status).toBe(200);
  });
});

describe('a change of status', () => {
  it('of two officers who saw the same, lets one win; the other is told what it is now', async () => {
    const person = await someone(test.services);
    const colleague = await loggedIn(test, await moderator(test.services));
    const ask = (browser: Caller, status: UserStatus) =>
      browser.reply('POST /api/accounts/status/:id', {
        params: { id: person.id },
        body: { status, seen: 'Active', reason: 'Seen at once' },
      });
    const replies = await Promise.all([ask(desk, 'Suspended'), ask(colleague, 'Cancelled')]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { status } = await accountOf(person);
    expect(replies.find((reply) => reply.status === 409)?.body).toMatchObject({
      code: 'account.changed',
      message: personReplies.statusChangedMeanwhile(status),
    });
    expect(await audit(person, 'account.change_status')).toHaveLength(1);
    expect(await mailsTo(person)).toHaveLength(1);
  });

  it('happens once, however often the answer is lost', async () => {
    const person = await someone(test.services);
    const body = { status: 'Suspended', seen: 'Active', reason: 'Lost line' };
    const path = `/api/accounts/status/${person.id}`;
    const replies = [];
    for (let time = 0; time < 3; time++) replies.push(await desk.post(path, body, { key: 'same-intent-1' }));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await audit(person, 'account.change_status')).toHaveLength(1);
  });

  it('needs a reason', async () => {
    const person = await someone(test.services);
    expect(await change(person, 'Suspended', 'Active', '  ')).toMatchObject({
      status: 422,
      body: { fields: { reason: 'Please give the reason.' } },
    });
    expect(await accountOf(person)).toMatchObject({ status: 'Active' });
  });

  it.each(['Pending', 'UserQuiz', 'Completed', 'Reactivated'] as const)(
    'never makes an active account %s',
    async (status) => {
      const person = await someone(test.services);
      expect(await change(person, status, 'Active')).toMatchObject({
        status: 409,
        body: { code: 'account.status_closed' },
      });
    },
  );

  it('of staff is for an admin, and of oneself for nobody', async () => {
    const colleague = await moderator(test.services);
    expect(await change(colleague, 'Suspended', 'Active')).toMatchObject({
      status: 403,
      body: { message: staffAccountRefusals['account.of_staff'].text },
    });
    expect(await change(officer, 'Suspended', 'Active')).toMatchObject({
      status: 403,
      body: { message: staffAccountRefusals['account.own'].text },
    });
    const admin = await loggedIn(test, await someone(test.services, { userType: 'Admin' }));
    const body = { status: 'Suspended', seen: 'Active', reason: 'Left the company' } as const;
    await admin.call('POST /api/accounts/status/:id', { params: { id: colleague.id }, body });
  });

  it('is nothing that a deleted account can have', async () => {
    const person = await someone(test.services, { status: 'Cancelled' });
    await test.db
      .updateTable('accounts')
      .set({ erased_at: new Date(), email: `${person.id}@deleted.invalid` })
      .where('id', '=', person.id)
      .execute();
    expect((await change(person, 'Reactivated', 'Cancelled')).body).toMatchObject({
      code: 'account.deleted',
    });
  });
});

describe('the model', () => {
  const move = ({ id }: { id: string }, infoStatus: string, seen: string, reason = 'Known from the branch') =>
    desk.post(`/api/accounts/model/${id}`, { infoStatus, seen, reason });
  const sectionsOf = async (browser: Caller) =>
    (await browser.call('GET /api/informations')).map((section) => section.for);

  it('moved by hand opens nine sections at once, and back closes them; both with their reason in the audit log', async () => {
    const person = await borrower(test.services);
    const browser = await loggedIn(test, person);
    const record = {
      id: person.id,
      fullName: 'Marcia',
      userType: 'User',
      status: 'Active',
      infoStatus: 'FirstModel',
    };
    browser.cookies.set('session', JSON.stringify(record));
    expect(await sectionsOf(browser)).toEqual(Array(6).fill('PreQualUser'));
    expect(await move(person, 'FullModel', 'FirstModel')).toMatchObject({
      status: 200,
      body: { message: personReplies.modelChanged('FullModel') },
    });
    expect((await sectionsOf(browser)).filter((model) => model === 'FullUser')).toHaveLength(9);
    expect(JSON.parse(browser.cookies.get('session') ?? '{}')).toEqual({
      ...record,
      infoStatus: 'FullModel',
    });
    await move(person, 'FirstModel', 'FullModel', 'Moved by mistake');
    expect(await sectionsOf(browser)).toEqual(Array(6).fill('PreQualUser'));
    expect((await audit(person, 'account.change_model')).map(({ before, after }) => [before, after])).toEqual(
      [
        [{ infoStatus: 'FirstModel' }, { infoStatus: 'FullModel', reason: 'Known from the branch' }],
        [{ infoStatus: 'FullModel' }, { infoStatus: 'FirstModel', reason: 'Moved by mistake' }],
      ],
    );
    expect((await mailsTo(person)).map(({ subject }) => subject)).toEqual(['More sections are open to you']);
  });

  it('is moved once by two who try at the same time', async () => {
    const person = await someone(test.services);
    const replies = await Promise.all([1, 2].map(() => move(person, 'FullModel', 'FirstModel')));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await audit(person, 'account.change_model')).toHaveLength(1);
  });

  it('belongs to borrowers past the quiz, and needs a reason', async () => {
    const newcomer = await someone(test.services, { status: 'UserQuiz' });
    expect((await move(newcomer, 'FullModel', 'FirstModel')).body).toMatchObject({
      code: 'account.model_closed',
    });
    const person = await someone(test.services);
    expect((await move(person, 'FullModel', 'FirstModel', '')).status).toBe(422);
  });
});

describe('the sessions of a person', () => {
  it('are listed without addresses, and ended all at once with an entry in the audit log', async () => {
    const person = await someone(test.services);
    const [phone] = [await loggedIn(test, person), await loggedIn(test, person)];
    const body = await desk.call('GET /api/accounts/sessions/of/:id', { params: { id: person.id } });
    expect(body).toHaveLength(2);
    expect(JSON.stringify(body)).not.toContain('127.0.0.1');
    expect(await desk.call('POST /api/accounts/sessions/end-all/:id', { params: { id: person.id } })).toEqual(
      { message: personReplies.sessionsEnded, ended: 2 },
    );
    expect((await phone?.reply('GET /api/accounts/profile/'))?.status).toBe(401);
    expect(await desk.call('GET /api/accounts/sessions/of/:id', { params: { id: person.id } })).toEqual([]);
    expect(await audit(person, 'account.end_sessions')).toMatchObject([{ after: { sessions: 2 } }]);
  });
});
