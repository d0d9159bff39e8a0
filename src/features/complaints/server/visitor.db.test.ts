import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { answer, officer, takeUp } from './complaints.test-support.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.db.deleteFrom('throttles').execute());

describe('a visitor', () => {
  const body = { category: 'Service', words: 'Nobody answers.', name: 'Marcia Brown' } as const;
  const visitor = () => caller(test.app);
  const mailTo = (email: string) =>
    test.db
      .selectFrom('mails')
      .select(['subject', 'body_text'])
      .where('recipient', '=', email)
      .orderBy('id')
      .execute();

  const complaintOf = async (email: string) =>
    (await test.db.selectFrom('complaints').select('id').where('email', '=', email).executeTakeFirstOrThrow())
      .id;

  it('complains with a name and an address, and reads the answer in a mail', async () => {
    const [email, by] = ['marcia.visits@example.com', await officer(test)];
    const { number } = await visitor().call('POST /api/complaints/visitor', { body: { ...body, email } });
    const id = await complaintOf(email);
    await takeUp(by, id);
    await answer(by, id, 'We have mended the line.');
    const mails = await mailTo(email);
    expect(mails.map(({ subject }) => subject)).toContain(`The answer to your complaint ${number}`);
    expect(mails.at(-1)?.body_text).toContain('We have mended the line.');
    expect(mails.at(-1)?.body_text).toMatch(/Decided by our Complaint desk, \d+:\d\d [ap]m, /);
    // Anybody can give anybody's address, so what was written is sent to nobody.
    for (const { body_text } of mails) expect(body_text).not.toContain(body.words);
  });

  it('complains about a member of staff, and what an admin answers no moderator reads in the log of e-mails', async () => {
    const email = 'marcia.of-staff@example.com';
    const [by, admin] = [await officer(test), await officer(test, 'Admin')];
    await visitor().call('POST /api/complaints/visitor', { body: { ...body, category: 'Staff', email } });
    const id = await complaintOf(email);
    await takeUp(admin, id);
    await answer(admin, id, 'Your officer was rude, and is warned.');
    const mail = await test.db
      .selectFrom('mails')
      .select('id')
      .where('recipient', '=', email)
      .where('subject', 'like', 'The answer%')
      .executeTakeFirstOrThrow();
    const seenBy = async ({ browser }: typeof by) => {
      const [one, list] = [
        await browser.reply('GET /api/mails/:id', { params: { id: mail.id } }),
        await browser.reply('GET /api/mails', { query: { search: email } }),
      ];
      expect([one.status, list.body]).toMatchObject([200, { total: 3 }]);
      return { text: (one.body as { text: string }).text, all: JSON.stringify([one.body, list.body]) };
    };
    expect((await seenBy(admin)).text).toContain('Your officer was rude, and is warned.');
    const byModerator = await seenBy(by);
    expect(byModerator.text).toBe('Only admins read here what a complaint was answered.');
    for (const word of ['rude', 'warned', 'We agree']) expect(byModerator.all).not.toContain(word);
  });

  it('is refused bursts, to one address sooner than from one place', async () => {
    const email = 'flooded@example.com';
    const send = (to: string) =>
      visitor().refused('POST /api/complaints/visitor', { body: { ...body, email: to } });
    for (let sent = 0; sent < 3; sent += 1)
      await visitor().call('POST /api/complaints/visitor', { body: { ...body, email } });
    // Somebody else may have used up what this address has: whoever waits is told how long.
    await test.db
      .updateTable('throttles')
      .set({ since: new Date(Date.now() - 90_000) })
      .execute();
    expect(await send(email)).toMatchObject({
      status: 429,
      code: 'complaint.too_many',
      message: 'Many complaints came in a short time. Try again in 14 minutes.',
    });
    for (let sent = 0; sent < 7; sent += 1)
      await visitor().call('POST /api/complaints/visitor', {
        body: { ...body, email: `other${sent}@example.com` },
      });
    expect(await send('one.more@example.com')).toMatchObject({ status: 429 });
  });

  it('is told what is wrong, field by field', async () => {
    expect(
      await visitor().refused('POST /api/complaints/visitor', {
        body: { category: '', words: '', name: '', email: 'marcia' },
      }),
    ).toMatchObject({
      status: 422,
      fields: {
        name: 'Write your name',
        category: expect.any(String),
        words: expect.any(String),
        email: expect.any(String),
      },
    });
  });
});
