import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DAY_MS } from '#shared/calendar.ts';
import { loggedIn, moderator, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { lender } from '#tests/support/lenders.ts';
import { verifiedSections } from '../disbursement/disbursement.test-support.ts';
import { type Agreed, agreementOf, readyToSign, readyWithLender, shown } from './agreements.test-support.ts';
import { makeSignedCopy } from './make-signed-copy.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const NAME = 'desiree  lukasz brown';
const paperOf = async (one: Agreed) => (await agreementOf(test.services, one)).sha256;
const sign = (browser: Caller, { applicationId }: Agreed, sha256: string, fullName = NAME) =>
  browser.reply('POST /api/loan-application/:id/agreement/sign', {
    params: { id: applicationId },
    body: { fullName, sha256 },
  });
const decline = (browser: Caller, { applicationId }: Agreed) =>
  browser.reply('POST /api/loan-application/:id/agreement/decline', {
    params: { id: applicationId },
    body: {},
  });
const conflict = (code: string) => ({ status: 409, body: { code } });
/** With which status somebody is answered who opens a file, or the agreement of an application. */
const openedBy = async (browser: Caller, id: string | null) =>
  (await browser.reply('GET /api/files/:id', { params: { id } })).status;
const shownTo = async (browser: Caller, id: string) =>
  (await browser.reply('GET /api/loan-application/:id/agreement', { params: { id } })).status;

/** What the answer left behind: entries in the audit log, activities, mails to the borrower. */
async function traces({ person, applicationId }: Agreed) {
  const [audits, activities, mails] = await Promise.all([
    test.db
      .selectFrom('audit_entries')
      .select(['action', 'actor_id', 'after'])
      .where('subject_id', '=', applicationId)
      .where('action', 'in', ['agreement.sign', 'agreement.decline'])
      .execute(),
    test.db
      .selectFrom('activities')
      .select('action')
      .where('account_id', '=', person.id)
      .where('action', 'in', ['agreementSigned', 'agreementDeclined'])
      .execute(),
    test.db
      .selectFrom('mails')
      .select(['subject', 'body_text'])
      .where('account_id', '=', person.id)
      .where('subject', 'in', ['You have signed your loan agreement', 'You did not take the loan'])
      .execute(),
  ]);
  return { audits, activities, mails };
}

async function ready() {
  // The name has a letter that no accent is taken off of.
  const one = await readyToSign(test.services, { firstName: 'Désirée', lastName: 'Lukász-Brown' });
  return { ...one, browser: await loggedIn(test, one.person), sha256: await paperOf(one) };
}

it('the queue makes the signed copy without anybody asking', async () => {
  const one = await ready();
  await sign(one.browser, one, one.sha256);
  await vi.waitFor(
    async () => expect((await agreementOf(test.services, one)).signed_file_id).not.toBeNull(),
    { timeout: 20_000, interval: 200 },
  );
});

describe('a signature', () => {
  it('binds the name to exactly the paper on record, and starts the 24 hours', async () => {
    const one = await ready();
    // Before they begin, what the policy asks for is verified.
    await verifiedSections(test.services, one.person, ['basic_information']);
    const reply = await sign(one.browser, one, one.sha256);
    expect(reply).toMatchObject({
      status: 200,
      body: { message: 'Signed. Your money is on its way.', state: 'Signed' },
    });
    const agreement = await agreementOf(test.services, one);
    expect(agreement).toMatchObject({
      signed_name: NAME,
      signed_sha256: one.sha256,
      signed_address: '127.0.0.1',
    });
    const due = (agreement.signed_at?.getTime() ?? 0) + DAY_MS;
    expect(await shown(one.browser, one)).toMatchObject({
      state: 'Signed',
      signedName: NAME,
      moneyDueBy: new Date(due).toISOString(),
      disbursedOn: null,
    });
    expect(await traces(one)).toMatchObject({
      audits: [{ action: 'agreement.sign', actor_id: one.person.id, after: { sha256: one.sha256 } }],
      activities: [{ action: 'agreementSigned' }],
      mails: [{ subject: 'You have signed your loan agreement' }],
    });
  });

  it('is followed by the signed copy, by itself and once', async () => {
    const one = await ready();
    await sign(one.browser, one, one.sha256);
    const { id } = await agreementOf(test.services, one);
    await Promise.all(Array.from({ length: 4 }, () => makeSignedCopy(test.services, id)));
    const { signed_file_id, signed_file_sha256 } = await agreementOf(test.services, one);
    const bytes = await buffer(await test.services.files.open(signed_file_id ?? ''));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(signed_file_sha256);
    const papers = await test.db
      .selectFrom('files')
      .select('original_name')
      .where('owner_id', '=', one.person.id)
      .execute();
    expect(papers).toHaveLength(2);
    expect(await openedBy(one.browser, signed_file_id)).toBe(200);
    expect(await shown(one.browser, one)).toMatchObject({
      signedPaper: { _id: signed_file_id, sha256: signed_file_sha256 },
    });
  });

  it('says what to type where the name is another', async () => {
    const one = await ready();
    expect(await sign(one.browser, one, one.sha256, 'Desiree Brown')).toMatchObject({
      status: 422,
      body: {
        code: 'agreement.other_name',
        fields: { fullName: 'Type your name as it stands in the agreement: Désirée Lukász-Brown' },
      },
    });
    expect(await shown(one.browser, one)).toMatchObject({ state: 'ReadyToSign' });
  });

  it('over another paper is refused', async () => {
    const one = await ready();
    expect(await sign(one.browser, one, 'a'.repeat(64))).toMatchObject(conflict('agreement.other_paper'));
    expect(await sign(one.browser, one, 'nothing')).toMatchObject({ status: 422 });
  });

  it('given again is the same signature; with another name it is refused', async () => {
    const one = await ready();
    const first = await sign(one.browser, one, one.sha256);
    const again = await sign(one.browser, one, one.sha256);
    expect(again).toMatchObject({ status: 200, body: first.body as object });
    expect(await sign(one.browser, one, one.sha256, 'Ann Other')).toMatchObject(conflict('agreement.signed'));
    expect((await traces(one)).audits).toHaveLength(1);
  });

  it('given fifty times at once has one effect', async () => {
    const one = await ready();
    const replies = await Promise.all(Array.from({ length: 50 }, () => sign(one.browser, one, one.sha256)));
    expect(replies.every(({ status }) => status === 200)).toBe(true);
    const { audits, activities, mails } = await traces(one);
    expect([audits.length, activities.length, mails.length]).toEqual([1, 1, 1]);
  });
});

describe('giving the loan up', () => {
  it('ends the application, so that another can be made, and is announced', async () => {
    const one = await ready();
    expect(await decline(one.browser, one)).toMatchObject({ status: 200, body: { state: 'Declined' } });
    expect((await decline(one.browser, one)).status).toBe(200);
    expect(await sign(one.browser, one, one.sha256)).toMatchObject(conflict('agreement.declined'));
    expect(await traces(one)).toMatchObject({
      audits: [{ action: 'agreement.decline' }],
      activities: [{ action: 'agreementDeclined' }],
      mails: [{ subject: 'You did not take the loan' }],
    });
    const again = { term: 4, interestRate: 6, loanAmount: 1_000, model: 'FirstModel' } as const;
    await one.browser.call('POST /api/loan-application', { body: again });
  });

  it('comes too late after the signature', async () => {
    const one = await ready();
    await sign(one.browser, one, one.sha256);
    expect(await decline(one.browser, one)).toMatchObject(conflict('agreement.signed'));
  });

  it('beside a signature: one of the two takes effect, in every one of twenty races', async () => {
    for (let race = 0; race < 20; race++) {
      const one = await ready();
      const [signed, declined] = await Promise.all([
        sign(one.browser, one, one.sha256),
        decline(one.browser, one),
      ]);
      expect([signed.status, declined.status].sort()).toEqual([200, 409]);
      const { audits, mails } = await traces(one);
      expect(audits).toMatchObject([
        { action: signed.status === 200 ? 'agreement.sign' : 'agreement.decline' },
      ]);
      expect(mails).toHaveLength(1);
      const { closed_at } = await test.db
        .selectFrom('applications')
        .select('closed_at')
        .where('id', '=', one.applicationId)
        .executeTakeFirstOrThrow();
      expect(closed_at === null).toBe(signed.status === 200);
    }
  }, 60_000);
});

describe('nobody else', () => {
  it('signs, gives up or sees it, but staff, whose look at the paper is on record', async () => {
    const one = await ready();
    const { file_id } = await agreementOf(test.services, one);
    const other = await loggedIn(test, await someone(test.services));
    expect(await shownTo(other, one.applicationId)).toBe(404);
    expect((await sign(other, one, one.sha256)).status).toBe(404);
    expect((await decline(other, one)).status).toBe(404);
    expect(await openedBy(other, file_id)).toBe(404);
    const officer = await moderator(test.services);
    const desk = await loggedIn(test, officer);
    expect(await shown(desk, one)).toMatchObject({ state: 'ReadyToSign' });
    expect((await sign(desk, one, one.sha256)).status).toBe(403);
    expect(await openedBy(desk, file_id)).toBe(200);
    const look = await test.db
      .selectFrom('audit_entries')
      .select('actor_id')
      .where('action', '=', 'file.open')
      .where('subject_id', '=', file_id ?? '')
      .execute();
    expect(look).toEqual([{ actor_id: officer.id }]);
  });
});

describe('an agreement with a lender', () => {
  const sent = async (agreed: Agreed) => ({
    ...agreed,
    browser: await loggedIn(test, agreed.person),
    sha256: await paperOf(agreed),
  });

  it('once signed stays open to that lender, also after consent was withdrawn; to no other', async () => {
    const own = await lender(test.services);
    const desk = await loggedIn(test, own.account);
    const rival = await loggedIn(test, (await lender(test.services)).account);
    const [signed, unsigned] = [
      await sent(await readyWithLender(test.services, own)),
      await sent(await readyWithLender(test.services, own)),
    ];
    const { file_id } = await agreementOf(test.services, unsigned);
    expect(await shown(desk, unsigned)).toMatchObject({ borrowerName: null, paper: { _id: file_id } });
    await sign(signed.browser, signed, signed.sha256, 'Marcia Campbell');
    for (const { browser } of [signed, unsigned]) {
      const { rows } = await browser.call('GET /api/consents');
      for (const { _id } of rows)
        await browser.call('POST /api/consents/:id/withdraw', { params: { id: _id } });
    }
    const files = {
      signed: (await agreementOf(test.services, signed)).file_id,
      unsigned: (await agreementOf(test.services, unsigned)).file_id,
    };
    expect(await shown(desk, signed)).toMatchObject({
      state: 'Signed',
      borrowerName: 'Marcia Campbell',
      paper: { _id: files.signed },
    });
    expect(await openedBy(desk, files.signed)).toBe(200);
    expect(await shown(desk, unsigned)).toMatchObject({
      state: 'ReadyToSign',
      borrowerName: null,
      paper: null,
    });
    expect(await openedBy(desk, files.unsigned)).toBe(404);
    expect(await openedBy(rival, files.signed)).toBe(404);
    expect(await shownTo(rival, signed.applicationId)).toBe(404);
    const mails = await test.db
      .selectFrom('mails')
      .select(['subject', 'body_text'])
      .where('account_id', '=', own.account.id)
      .where('subject', '=', 'A loan agreement was signed')
      .execute();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body_text).not.toContain('Marcia');
  });

  it('that may not lend any more cannot be signed', async () => {
    const own = await lender(test.services);
    const one = await sent(await readyWithLender(test.services, own));
    await test.db
      .updateTable('partners')
      .set({ licence_state: 'Expired' })
      .where('id', '=', own.partnerId)
      .execute();
    expect(await sign(one.browser, one, one.sha256, 'Marcia Campbell')).toMatchObject(
      conflict('agreement.lender_closed'),
    );
    expect((await decline(one.browser, one)).status).toBe(200);
  });
});
