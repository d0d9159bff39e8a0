import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendMail } from '#platform/server/mail.ts';
import { newId } from '#shared/id.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import { type MailServer, openMailServer } from '#tests/support/mail-server.ts';
import { borrowerIn, officerIn, type Person } from '../messages.test-support.ts';
import { listMails } from './list-mails.ts';
import { retryMail } from './retry-mail.ts';

let mailServer: MailServer;

let test: TestApp;
let officer: Person;
let marcia: Person;
beforeAll(async () => {
  mailServer = await openMailServer();
  test = await openTestApp({ SMTP_URL: mailServer.url });
  officer = await officerIn(test);
  marcia = await borrowerIn(test, { email: 'marcia.brown@example.com' });
});
beforeEach(() => {
  mailServer.refuse(false);
});
afterAll(async () => {
  await test.close();
  await mailServer.close();
});

const email = (from: Person, body: object) => from.browser.post('/api/informations/emailUser', body);
const mail = { subject: 'Your papers', description: 'Good day.' };
const mailOf = async (id: string) =>
  test.db.selectFrom('mails').selectAll().where('id', '=', asId<'mails'>(id)).executeTakeFirstOrThrow();
const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 30_000, interval: 200 });

describe('an e-mail from staff', () => {
  it('goes to the person as plain paragraphs, is theirs in the log, and on record without its words', async () => {
    const { status, body } = await email(officer, {
      to: ' Marcia.BROWN@example.com ',
      subject: 'Your papers',
      description: 'Good <b>day</b>.\n\n\nBring the ID.',
    });
    expect([status, body]).toMatchObject([200, { message: 'Email sent successfully' }]);
    const { _id } = body as { _id: string };
    expect(await mailOf(_id)).toMatchObject({
      recipient: marcia.email,
      account_id: marcia.id,
      body_text: 'Good <b>day</b>.\n\nBring the ID.',
      body_html: expect.stringContaining('Good &#60;b&#62;day'),
    });
    const audit = await test.db
      .selectFrom('audit_entries')
      .select(['actor_id', 'account_id', 'after'])
      .where('subject_id', '=', _id)
      .execute();
    expect(audit).toEqual([{ actor_id: officer.id, account_id: marcia.id, after: { by: 'form' } }]);
    await until(async () => expect((await mailOf(_id)).state).toBe('Sent'));
  });

  it.each([
    [{ to: ' ' }, { to: "Email's to is required" }],
    [{ subject: '' }, { subject: 'Email subject is required' }],
    [{ description: '' }, { description: 'Email Description is required' }],
    [
      { to: 'somebody@elsewhere.example' },
      {
        to: 'Nobody has an account with this address. Email goes only to people with an account here.',
      },
    ],
    [
      { subject: 'Hello\r\nBcc: everyone@example.com' },
      { subject: 'The subject is one line without special signs.' },
    ],
  ])('is refused with %j', async (wrong, fields) => {
    const { status, body } = await email(officer, { ...mail, to: marcia.email, ...wrong });
    expect([status, body]).toMatchObject([422, { fields }]);
  });

  it('is no way to flood anybody', async () => {
    const eager = await officerIn(test);
    await test.db
      .insertInto('throttles')
      .values({ subject: `email ${eager.id}`, hits: 40, since: new Date() })
      .execute();
    expect((await email(eager, { ...mail, to: marcia.email })).status).toBe(429);
  });
});

describe('the log of outgoing e-mail', () => {
  const list = (query: { search?: string; state?: 'Failed' | 'Sent' | 'Kept' | 'Queued'; page?: number }) =>
    listMails(workAs(test.services, officer), { query: { page: 1, ...query } });

  it('has every mail with its state, searched by address or subject, filtered, eight a page, counted as it stands', async () => {
    const insert = (subject: string, state: 'Sent' | 'Kept', age: number) =>
      test.db
        .insertInto('mails')
        .values({
          id: newId<'mails'>(),
          recipient: 'paulette@example.com',
          subject,
          body_text: '',
          body_html: '',
          state,
          created_at: new Date(Date.now() - age * 1_000),
        })
        .execute();
    const before = (await list({})).total;
    for (let age = 0; age < 10; age++) await insert(`Statement 100% number ${age}`, 'Kept', 60 + age);
    expect((await list({})).total).toBe(before + 10);
    const [first, second] = [await list({ search: 'PAULETTE@' }), await list({ search: '100% n', page: 2 })];
    expect([first.total, first.rows.length, second.rows.length]).toEqual([10, 8, 2]);
    expect(first.rows[0]?.subject).toBe('Statement 100% number 0');
    expect(await list({ state: 'Kept' })).toMatchObject({ total: 10 });
    expect(await list({ state: 'Kept', search: 'number 3' })).toMatchObject({ total: 1 });
    await test.db.deleteFrom('mails').where('recipient', '=', 'paulette@example.com').execute();
    expect(await list({ state: 'Kept' })).toMatchObject({ total: 0, rows: [] });
  });

  it('shows a mail without what only its recipient may know, and records who looked', async () => {
    await workAs(test.services, null).transaction((work) =>
      sendMail(work, {
        to: marcia.email,
        accountId: marcia.id,
        subject: 'Set a new password',
        paragraphs: ['Somebody asked for it.'],
        link: { label: 'Reset', url: 'http://localhost:3000/password-change?token=verySecret123' },
      }),
    );
    const [row] = (await list({ search: 'set a new password' })).rows;
    const body = await officer.browser.call('GET /api/mails/:id', { params: { id: row?._id } });
    expect(body).toMatchObject({
      text: 'Somebody asked for it.\n\nReset: http://localhost:3000/password-change?[hidden]',
      user: { _id: marcia.id },
    });
    expect(JSON.stringify(body)).not.toContain('verySecret123');
    const looks = await test.db
      .selectFrom('audit_entries')
      .select('actor_id')
      .where('action', '=', 'mail.open')
      .execute();
    expect(looks).toEqual([{ actor_id: officer.id }]);
  });
});

describe('sending again', () => {
  const retry = (id: string) =>
    retryMail(workAs(test.services, officer), { params: { id: asId<'mails'>(id) } });

  it('is once, however many ask at the same moment, beside the job that tries by itself', async () => {
    mailServer.refuse(true);
    const { body } = await email(officer, { ...mail, subject: 'Retried', to: marcia.email });
    const { _id } = body as { _id: string };
    await until(async () => expect((await mailOf(_id)).state).toBe('Failed'));
    mailServer.refuse(false);
    const answers = await Promise.all([retry(_id), retry(_id), retry(_id)]);
    for (const answer of answers) expect(answer.state).toBe('Queued');
    const audit = await test.db
      .selectFrom('audit_entries')
      .select('id')
      .where('action', '=', 'mail.retry')
      .where('subject_id', '=', _id)
      .execute();
    expect(audit).toHaveLength(1);
    await until(async () => expect(await mailOf(_id)).toMatchObject({ state: 'Sent', last_error: null }));
    expect(mailServer.received.filter((text) => text.includes('Subject: Retried'))).toHaveLength(1);
    await expect(retry(_id)).rejects.toMatchObject({ code: 'mail.not_failed' });
  });
});
