import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import { type MailServer, openMailServer } from '#tests/support/mail-server.ts';
import { mailJob, sendMail, sendMails } from './mail.ts';

let mailServer: MailServer;
let server: TestApp;

beforeAll(async () => {
  mailServer = await openMailServer();
  server = await openTestApp({ SMTP_URL: mailServer.url });
});
afterAll(async () => {
  await server.close();
  await mailServer.close();
});

const write = (subject: string) =>
  workAs(server.services, null).transaction((work) =>
    sendMail(work, {
      to: 'marcia@example.com',
      subject,
      paragraphs: ['Wah gwaan <b>Marcia</b>'],
      link: { label: 'Open', url: 'http://localhost:3000/verify-email?token=abc' },
    }),
  );

const stateOf = async (subject: string) =>
  server.db
    .selectFrom('mails')
    .select(['state', 'attempts', 'last_error'])
    .where('subject', 'like', `${subject}%`)
    .executeTakeFirst();

const unheard = { warn: () => {}, info: () => {} };

test('a mail reaches the mail server, escaped, and its subject cannot start another header', async () => {
  await write('Hello\r\nBcc: everyone@example.com');
  await vi.waitFor(async () => expect(await stateOf('Hello')).toMatchObject({ state: 'Sent', attempts: 1 }), {
    timeout: 20_000,
    interval: 200,
  });
  const [mail = ''] = mailServer.received;
  expect(mail).toMatch(/^To: marcia@example\.com/m);
  expect(mail).not.toMatch(/^Bcc:/m);
  expect(mail).toContain('&#60;b&#62;Marcia');
});

test('a mail whose transaction is rolled back is never sent', async () => {
  const before = mailServer.received.length;
  await expect(
    workAs(server.services, null).transaction(async (work) => {
      await sendMail(work, { to: 'marcia@example.com', subject: 'Never', paragraphs: [] });
      throw new Error('broken');
    }),
  ).rejects.toThrow('broken');
  expect(await stateOf('Never')).toBeUndefined();
  expect(mailServer.received).toHaveLength(before);
});

test('a mail server that is down keeps nobody waiting; the mail goes out when it is back', async () => {
  mailServer.refuse(true);
  await write('Later');
  await vi.waitFor(
    async () =>
      expect(await stateOf('Later')).toMatchObject({
        state: 'Failed',
        last_error: expect.stringContaining('come back later'),
      }),
    { timeout: 20_000, interval: 200 },
  );
  mailServer.refuse(false);
  await vi.waitFor(
    async () => expect(await stateOf('Later')).toMatchObject({ state: 'Sent', last_error: null }),
    { timeout: 40_000, interval: 500 },
  );
});

test('a mail that one run of the job is handing over is left alone by another', async () => {
  mailServer.refuse(true);
  await write('Handed over');
  await vi.waitFor(async () => expect((await stateOf('Handed over'))?.state).toBe('Failed'), {
    timeout: 20_000,
    interval: 200,
  });
  mailServer.refuse(false);
  const mails = server.db.updateTable('mails').where('subject', '=', 'Handed over');
  const later = new Date(Date.now() + 60_000);
  const { id } = await mails
    .set({ state: 'Queued', sending_until: later })
    .returning('id')
    .executeTakeFirstOrThrow();
  const job = mailJob(server.services, unheard);
  // The queue tries again: the other run may end without a word, and the mail is not to be forgotten.
  await expect(job.run({ id })).rejects.toThrow('another run');
  expect((await stateOf('Handed over'))?.state).toBe('Queued');
  await mails.set({ sending_until: new Date(Date.now() - 1) }).execute();
  await Promise.allSettled([job.run({ id }), job.run({ id }), job.run({ id })]);
  await job.run({ id });
  expect(mailServer.received.filter((text) => text.includes('Subject: Handed over'))).toHaveLength(1);
});

test('a mail server that is away is said once, with the cause and nobody’s address, and once that it is back', async () => {
  const id = asId<'mails'>('0198c5a2-0000-7000-8000-0000000000aa');
  await server.db
    .insertInto('mails')
    .values({
      ...{ id, recipient: 'marcia@example.com', subject: 'Away', body_text: 'A', body_html: 'A' },
      ...{ state: 'Failed', created_at: new Date() },
    })
    .execute();
  const said: string[] = [];
  const at = (level: string) => (fields: object, text: string) =>
    void said.push(`${level} ${text} ${JSON.stringify(fields)}`);
  const job = mailJob(server.services, { warn: at('warn'), info: at('info') });
  mailServer.refuse(true);
  for (const _ of ['first', 'second']) await expect(job.run({ id })).rejects.toThrow();
  mailServer.refuse(false);
  await job.run({ id });
  expect(said).toEqual([
    expect.stringMatching(/^warn the mail server is away \{"reason":".+"/),
    expect.stringMatching(/^info the mail server is back .*"failures":2/),
  ]);
  expect(said.join()).not.toContain('marcia');
});

test('where STARTTLS is asked for, nothing goes to a mail server that does not speak it', async () => {
  mailServer.refuse(true);
  await write('Secret');
  await vi.waitFor(async () => expect((await stateOf('Secret'))?.state).toBe('Failed'), {
    timeout: 20_000,
    interval: 200,
  });
  mailServer.refuse(false);
  const { id } = await server.db
    .updateTable('mails')
    .set({ state: 'Queued', sending_until: null })
    .where('subject', '=', 'Secret')
    .returning('id')
    .executeTakeFirstOrThrow();
  const { config } = server.services;
  const job = mailJob(
    {
      ...server.services,
      config: { ...config, smtpUrl: `${mailServer.url}?requireTLS=true` },
    },
    unheard,
  );
  await expect(job.run({ id })).rejects.toThrow(/TLS/);
  expect(mailServer.received.filter((text) => text.includes('Subject: Secret'))).toEqual([]);
});

test('many mails are written by one statement and queued by one; each arrives once', async () => {
  const subjects = Array.from({ length: 5 }, (_, index) => `Round ${index}.`);
  await workAs(server.services, null).transaction((work) =>
    sendMails(
      work,
      subjects.map((subject) => ({ to: 'marcia@example.com', subject, paragraphs: [] })),
    ),
  );
  const sent = () =>
    server.db
      .selectFrom('mails')
      .select('subject')
      .where('subject', 'like', 'Round%')
      .where('state', '=', 'Sent')
      .orderBy('subject')
      .execute();
  await vi.waitFor(async () => expect((await sent()).map(({ subject }) => subject)).toEqual(subjects), {
    timeout: 30_000,
    interval: 200,
  });
  for (const subject of subjects)
    expect(mailServer.received.filter((text) => text.includes(`Subject: ${subject}`))).toHaveLength(1);
});

test('a round of no mails writes nothing; one too long is refused whole', async () => {
  const letter = { to: 'marcia@example.com', subject: 'Flood', paragraphs: [] };
  const work = workAs(server.services, null);
  await work.transaction((inner) => sendMails(inner, []));
  await expect(
    work.transaction((inner) =>
      sendMails(
        inner,
        Array.from({ length: 1_001 }, () => letter),
      ),
    ),
  ).rejects.toThrow('more than 1000 mails');
  expect(await stateOf('Flood')).toBeUndefined();
});
