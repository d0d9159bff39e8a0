import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, withPassword } from '#features/privacy/server/privacy.test-support.ts';
import { loggedIn, moderator, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { type LenderOnOffer, lender } from '#tests/support/lenders.ts';
import { MOST_ASKED } from '../../rules/words.ts';
import { applicationRecords } from '../application-records.ts';
import { type Applied, applied } from '../lender/lender-applications.test-support.ts';

let test: TestApp;
let island: LenderOnOffer;
let desk: Caller;
beforeAll(async () => {
  test = await openTestApp();
  island = await lender(test.services, { partner: { name: 'Island Credit' } });
  desk = await loggedIn(test, island.account);
});
afterAll(() => test.close());

const NONE = { identity: false, address: false, income: false, bank: false };

/** An application to the lender, with its applicant's browser. */
async function anApplication() {
  const one = await applied(test.services, island);
  return { ...one, id: one.applicationId, browser: await loggedIn(test, one.person) };
}
type Id = { id: Applied['applicationId'] };
const ask = ({ id }: Id, text: string, more: Partial<typeof NONE> = {}, by = desk) =>
  by.reply('POST /api/loan-application/:id/words/ask', {
    params: { id },
    body: { text, ...NONE, ...more },
  });
const answer = ({ id, browser }: Id & { browser: Caller }, text: string) =>
  browser.reply('POST /api/loan-application/:id/words/answer', { params: { id }, body: { text } });
const words = ({ id }: Id, by: Caller) => by.call('GET /api/loan-application/:id/words', { params: { id } });
const note = ({ id }: Id, text: string) =>
  desk.call('POST /api/loan-application/:id/notes', { params: { id }, body: { text } });

describe('what a lender asks besides', () => {
  it('is read by its applicant, who is told and answers; the lender is told then', async () => {
    const one = await anApplication();
    expect((await ask(one, 'Which months?', { income: true, bank: true })).status).toBe(200);
    const seen = await words(one, one.browser);
    expect(seen).toMatchObject({
      words: [{ by: 'Lender', text: 'Which months?', wants: ['Income', 'Bank'] }],
      mayWrite: true,
    });
    expect((await answer(one, 'May and June')).status).toBe(200);
    const both = await words(one, desk);
    expect(both.words.map(({ by, text }) => [by, text])).toEqual([
      ['Lender', 'Which months?'],
      ['Borrower', 'May and June'],
    ]);
    const mails = await test.db.selectFrom('mails').select(['subject', 'body_text', 'account_id']).execute();
    const letter = mails.find(({ subject }) => subject === 'Island Credit asks you something');
    expect(letter?.account_id).toBe(one.person.id);
    // What a lender writes is read in the app, where nobody takes it for ours.
    expect(letter?.body_text).not.toContain('Which months?');
    const lenders = mails.find(({ subject }) => subject === 'An applicant has answered you');
    expect(lenders?.account_id).toBe(island.account.id);
    const bell = await test.db
      .selectFrom('activities')
      .select('action')
      .where('account_id', '=', one.person.id)
      .where('action', '=', 'lenderAsked')
      .execute();
    expect(bell).toHaveLength(1);
  });

  it('is between the two: nobody else reads it, and the audit log says only that there was something', async () => {
    const one = await anApplication();
    await ask(one, 'A word for you alone', { identity: true });
    const stranger = await loggedIn(test, await someone(test.services));
    const other = await loggedIn(test, (await lender(test.services)).account);
    const officer = await loggedIn(test, await moderator(test.services));
    const path = `/api/loan-application/${one.id}/words`;
    expect([await stranger.get(path), await other.get(path)].map(({ status }) => status)).toEqual([404, 404]);
    expect((await officer.get(path)).status).toBe(403);
    expect((await ask(one, 'Mine?', {}, other)).status).toBe(404);
    const audit = await test.db
      .selectFrom('audit_entries')
      .select(['action', 'after'])
      .where('subject_id', '=', one.id)
      .where('action', '=', 'application.ask')
      .execute();
    expect(audit).toEqual([{ action: 'application.ask', after: { wants: ['Identity'] } }]);
  });

  it('is asked ten times at most, also by two at once, and answered only where something was asked', async () => {
    const one = await anApplication();
    expect(await answer(one, 'Hello?')).toMatchObject({ status: 409, body: { code: 'words.nothing_asked' } });
    for (let asked = 1; asked < MOST_ASKED; asked++)
      expect((await ask(one, `Word ${asked}`)).status).toBe(200);
    const last = await Promise.all([ask(one, 'The last'), ask(one, 'One too many')]);
    expect(last.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await words(one, desk)).mayWrite).toBe(false);
    expect(await ask(one, '   ')).toMatchObject({ status: 409 });
  });

  it('needs words, and says which field lacks them', async () => {
    const one = await anApplication();
    expect(await ask(one, '  ')).toMatchObject({
      status: 422,
      body: { code: 'words.fields', fields: { text: 'Write what you ask.' } },
    });
  });

  it('ends with the consent: the lender reads it no more, and nothing is written to it', async () => {
    const one = await anApplication();
    await ask(one, 'Which months?');
    await answer(one, 'May');
    const { rows } = await one.browser.call('GET /api/consents');
    await one.browser.call('POST /api/consents/:id/withdraw', { params: { id: rows[0]?._id } });
    expect(await words(one, desk)).toEqual({ words: [], mayWrite: false });
    expect(await ask(one, 'Still there?')).toMatchObject({ status: 409, body: { code: 'words.closed' } });
    expect((await answer(one, 'Yes')).status).toBe(409);
    expect((await words(one, one.browser)).words).toHaveLength(2);
  });

  it('ends with the verdict', async () => {
    const one = await anApplication();
    await ask(one, 'Which months?');
    await desk.call('POST /api/loan-application/updateStatus/:id', {
      params: { id: one.id },
      body: { status: 'Rejected', rejectionReason: 'Too much' },
    });
    expect((await ask(one, 'And now?')).status).toBe(409);
    expect((await answer(one, 'May')).status).toBe(409);
    expect(await words(one, one.browser)).toMatchObject({ mayWrite: false });
  });

  it('never changes, is listed for its person, and goes with them', async () => {
    const person = await withPassword(test, {});
    const { applicationId } = await applied(test.services, island, { person });
    const one = { id: applicationId, person, browser: person.browser };
    await ask(one, 'Which months?', { income: true });
    await answer(one, 'May');
    await note(one, 'Sounds honest');
    const set = sql`update application_words set text = 'Other' where application_id = ${one.id}`;
    await expect(set.execute(test.db)).rejects.toThrow(/never changes/);
    const record = JSON.stringify(
      await applicationRecords.held?.(workAs(test.services, one.person), one.person.id),
    );
    expect(['Which months?', 'May', 'Sounds honest'].map((text) => record.includes(text))).toEqual([
      true,
      true,
      false,
    ]);
    await desk.call('POST /api/loan-application/updateStatus/:id', {
      params: { id: one.id },
      body: { status: 'Rejected', rejectionReason: 'Too much' },
    });
    await person.browser.call('POST /api/accounts/delete', { body: { currentPassword: PASSWORD } });
    const left = await test.db
      .selectFrom('application_words')
      .select('text')
      .where('application_id', '=', one.id)
      .execute();
    expect(new Set(left.map(({ text }) => text))).toEqual(new Set(['The account was deleted']));
  });
});

it("a lender's notes are its own", async () => {
  const one = await anApplication();
  await note(one, 'Called twice');
  await note(one, 'Will send papers');
  const path = `/api/loan-application/${one.id}/notes`;
  const { notes } = await desk.call('GET /api/loan-application/:id/notes', { params: { id: one.id } });
  expect(notes.map(({ text }) => text)).toEqual(['Will send papers', 'Called twice']);
  const other = await loggedIn(test, (await lender(test.services)).account);
  const officer = await loggedIn(test, await moderator(test.services));
  const replies = await Promise.all([one.browser, officer, other].map((by) => by.get(path)));
  expect(replies.map(({ status }) => status)).toEqual([403, 403, 404]);
  expect((await words(one, one.browser)).words).toEqual([]);
});
