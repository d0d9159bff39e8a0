import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { loggedIn, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { readZip } from '#tests/support/read-zip.ts';
import { heldTexts } from '#texts/held.ts';
import { PASSWORD, withPassword, zipporah } from './privacy.test-support.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.db.deleteFrom('throttles').execute());

/** Its bytes as the network carries them. */
async function download(browser: Caller) {
  const reply = await test.app.inject({
    method: 'GET',
    url: '/api/accounts/own-data',
    cookies: Object.fromEntries(browser.cookies),
  });
  return { status: reply.statusCode, headers: reply.headers, zip: reply.rawPayload };
}

const loginWasLongAgo = (accountId: IdOf<'accounts'>) =>
  test.db
    .updateTable('sessions')
    .set({ created_at: new Date(Date.now() - 11 * MINUTE_MS) })
    .where('account_id', '=', accountId)
    .execute();

type Downloaded = {
  parts: { title: string; records: Record<string, unknown>[]; files?: string[]; lost?: string[] }[];
};

describe('the download', () => {
  it('holds everything about its person: to read, for programs, and the papers as they were handed in', async () => {
    const her = await zipporah(test);
    const { status, headers, zip } = await download(her.browser);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'private, no-store',
    });
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename\*=UTF-8''pimento-my-data-\d{4}-\d\d-\d\d\.zip$/,
    );
    const files = readZip(zip);
    const page = files.get('index.html')?.toString() ?? '';
    for (const word of [
      'Zipporah',
      'zipporah.q@example.com',
      '104-583-927',
      'Delroy Campbell',
      'I am mending my roof.',
      'On Monday the clerk shouted.',
      'So her sister told us.',
      'speak to her neighbour',
      heldTexts.lender,
      'Basic Information',
      'Zipporah has no income',
      'Zipporah calls after six',
      'We have your loan application',
      '$5,000.00',
      'account.log_in',
    ])
      expect(page, word).toContain(word);
    const downloaded = JSON.parse(files.get('information.json')?.toString() ?? '') as Downloaded;
    const empty = downloaded.parts.filter(({ records }) => records.length === 0).map(({ title }) => title);
    expect(empty).toEqual([]);
    const documents = downloaded.parts.find(({ title }) => title === heldTexts.documents);
    expect(documents?.files).toHaveLength(5);
    for (const path of documents?.files ?? []) expect(files.get(path)?.length, path).toBeGreaterThan(50);
  });

  it('holds no password, no live link and nothing of another', async () => {
    await zipporah(test, 'other.one@example.com');
    const account = await withPassword(test, { firstName: 'Leroy', lastName: 'Bent' });
    await account.browser.call('POST /api/accounts/requestChangePasswordLink', {
      body: { email: account.email },
    });
    const text =
      readZip((await download(account.browser)).zip)
        .get('index.html')
        ?.toString() ?? '';
    expect(text).toContain('Leroy');
    expect(text).not.toMatch(/argon2|Zipporah|token=[\w-]{8}/);
  });

  it('names a paper that the disk has lost, and holds all the others', async () => {
    const her = await zipporah(test, 'lost.paper@example.com');
    const whole = readZip((await download(her.browser)).zip);
    const paper = await test.db
      .selectFrom('files')
      .select(['id', 'original_name'])
      .where('owner_id', '=', her.id)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    await test.services.files.remove(paper.id);
    const files = readZip((await download(her.browser)).zip);
    expect(files.size).toBe(whole.size - 1);
    expect(files.get('index.html')?.toString()).toContain(heldTexts.lost(paper.original_name));
    const downloaded = JSON.parse(files.get('information.json')?.toString() ?? '') as Downloaded;
    expect(downloaded.parts.flatMap(({ lost = [] }) => lost)).toEqual([paper.original_name]);
  });

  it('is on record', async () => {
    const account = await withPassword(test);
    await download(account.browser);
    const audit = await test.db
      .selectFrom('audit_entries')
      .select('actor_id')
      .where('account_id', '=', account.id)
      .where('action', '=', 'privacy.download')
      .execute();
    expect(audit).toEqual([{ actor_id: account.id }]);
  });

  it('asks for the password again when the login is not fresh', async () => {
    const account = await withPassword(test);
    await loginWasLongAgo(account.id);
    expect(await account.browser.refused('GET /api/accounts/own-data')).toMatchObject({
      code: 'session.not_fresh',
    });
    const confirm = (currentPassword: string) =>
      account.browser.reply('POST /api/accounts/confirmPassword', { body: { currentPassword } });
    expect((await confirm('not this one')).status).toBe(422);
    expect((await download(account.browser)).status).toBe(403);
    expect((await confirm(PASSWORD)).status).toBe(200);
    expect((await download(account.browser)).status).toBe(200);
    const elsewhere = await loggedIn(test, account);
    await test.db
      .updateTable('sessions')
      .set({ created_at: new Date(Date.now() - 11 * MINUTE_MS) })
      .where('account_id', '=', account.id)
      .execute();
    expect((await download(elsewhere)).status).toBe(403);
  });

  it('is made five times in a quarter of an hour at most', async () => {
    const browser = await loggedIn(test, await someone(test.services));
    for (let time = 0; time < 5; time++) expect((await download(browser)).status).toBe(200);
    const refused = await download(browser);
    expect(refused.status).toBe(429);
    expect(JSON.parse(String(refused.zip)).code).toBe('account.too_many_downloads');
  });
});
