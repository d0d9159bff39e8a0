import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#shared/id.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { borrowerIn, officerIn, type Person, send, threadOf, write } from './messages.test-support.ts';

let test: TestApp;
let officer: Person;
beforeAll(async () => {
  test = await openTestApp();
  officer = await officerIn(test, { firstName: 'Ann', lastName: 'Officer' });
});
afterAll(() => test.close());

const mailsTo = ({ id }: Person) =>
  test.db
    .selectFrom('mails')
    .select(['subject', 'body_text', 'body_html'])
    .where('account_id', '=', id)
    .execute();
const auditsOf = ({ id }: Person) =>
  test.db
    .selectFrom('audit_entries')
    .select(['action', 'actor_id', 'subject_kind', 'after'])
    .where('account_id', '=', id)
    .where('action', '=', 'message.send')
    .execute();

describe('a message from staff', () => {
  it('is in the thread, trimmed, from the team, with an audit entry and no mail', async () => {
    const marcia = await borrowerIn(test);
    expect(await send(officer, marcia, '  Your payslip\n\nis readable. \n')).toMatchObject({
      status: 200,
      body: { ok: true, message: 'Message send successfully' },
    });
    expect((await threadOf(marcia, marcia)).messages).toMatchObject([
      { number: 1, text: 'Your payslip\n\nis readable.', sent: false, from: 'Pimento team', read: false },
    ]);
    expect((await threadOf(officer, marcia)).messages).toMatchObject([{ sent: true, from: 'Ann Officer' }]);
    expect(await auditsOf(marcia)).toEqual([
      { action: 'message.send', actor_id: officer.id, subject_kind: 'message', after: { alsoByMail: false } },
    ]);
    expect(await mailsTo(marcia)).toEqual([]);
  });

  it('goes by e-mail too where that is asked for, its signs escaped', async () => {
    const marcia = await borrowerIn(test);
    await send(officer, marcia, 'Bring <b>two</b> papers\n\nand the ID', { sendEmail: true });
    const [mail, ...more] = await mailsTo(marcia);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      subject: 'A message from Pimento',
      body_text: 'Bring <b>two</b> papers\n\nand the ID\n\nRead and answer: http://localhost:3000/messages',
    });
    expect(mail?.body_html).not.toContain('<b>two');
    expect((await threadOf(marcia, marcia)).messages).toMatchObject([{ alsoByMail: true }]);
    expect(await auditsOf(marcia)).toMatchObject([{ after: { alsoByMail: true } }]);
  });

  it('reaches borrowers alone', async () => {
    const partner = await borrowerIn(test, { userType: 'Partner' });
    const nobody = { ...partner, id: newId<'accounts'>() };
    for (const receiver of [partner, nobody, officer])
      expect((await send(officer, receiver, 'Hello')).status).toBe(404);
  });
});

describe('a message from a borrower', () => {
  it('goes to the inbox that all staff share, without a mail or an audit entry', async () => {
    const marcia = await borrowerIn(test, { firstName: 'Marcia', lastName: 'Brown' });
    expect((await write(marcia, 'Good morning')).body).toMatchObject({ ok: true });
    const colleague = await officerIn(test);
    for (const reader of [officer, colleague])
      expect((await threadOf(reader, marcia)).messages).toMatchObject([
        { text: 'Good morning', sent: false, from: 'Marcia Brown' },
      ]);
    expect([await mailsTo(marcia), await auditsOf(marcia)]).toEqual([[], []]);
  });

  it('goes neither to another person nor by e-mail', async () => {
    const [marcia, devon] = [await borrowerIn(test), await borrowerIn(test)];
    expect((await send(marcia, devon, 'Psst')).status).toBe(404);
    expect((await send(marcia, officer, 'Psst')).status).toBe(404);
    expect((await send(marcia, marcia, 'Mail me', { sendEmail: true })).status).toBe(403);
    expect((await threadOf(marcia, marcia)).messages).toEqual([]);
  });

  it('is refused after forty in a quarter of an hour, and none of those counts', async () => {
    const marcia = await borrowerIn(test);
    for (let count = 0; count < 40; count++) expect((await write(marcia, 'Hello?')).status).toBe(200);
    expect(await write(marcia, 'Hello?')).toMatchObject({ status: 429, body: { code: 'message.too_many' } });
    const { messages } = await threadOf(marcia, marcia);
    expect(messages.at(-1)?.number).toBe(40);
  });
});

describe('the text', () => {
  it.each([
    ['nothing', '', 'message.blank'],
    ['spaces and lines', ' \n\t\u00a0 ', 'message.blank'],
    ['what has no shape', '\u200b\u200d', 'message.blank'],
    ['4,001 characters', 'a'.repeat(4_001), 'message.too_long'],
  ])('is not %s', async (_what, text, code) => {
    const marcia = await borrowerIn(test);
    for (const reply of [await write(marcia, text), await send(officer, marcia, text)])
      expect(reply).toMatchObject({ status: 422, body: { code, fields: { text: expect.any(String) } } });
    expect((await threadOf(marcia, marcia)).messages).toEqual([]);
  });

  it('may have 4,000 characters, of any alphabet', async () => {
    const marcia = await borrowerIn(test);
    for (const text of ['a'.repeat(4_000), '🌱'.repeat(2_000)])
      expect((await write(marcia, text)).status).toBe(200);
  });

  it('holds in the database too', async () => {
    const { id } = await borrowerIn(test);
    for (const text of ['', ' ', ' a', 'a'.repeat(4_001)]) {
      const row = {
        id: newId<'messages'>(),
        account_id: id,
        number: 0,
        from_id: id,
        text,
        also_by_mail: false,
      };
      await expect(
        test.db
          .insertInto('messages')
          .values({ ...row, created_at: new Date() })
          .execute(),
      ).rejects.toMatchObject({ code: '23514' });
    }
  });
});

it('sent again under its key, arrives once', async () => {
  const marcia = await borrowerIn(test);
  const body = { text: 'Once', receiverId: marcia.id };
  const replies = await Promise.all(
    Array.from({ length: 10 }, () =>
      marcia.browser.reply('POST /api/messages/send', { body }, { key: 'the-same-key' }),
    ),
  );
  expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect((await threadOf(marcia, marcia)).messages).toHaveLength(1);
});
