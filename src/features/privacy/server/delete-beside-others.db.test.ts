import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { submitSample } from '#features/information/server/information.test-support.ts';
import { submitAndSend } from '#features/verification/server/verification.test-support.ts';
import { newId } from '#shared/id.ts';
import { loggedIn } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { PASSWORD, withPassword } from './privacy.test-support.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.db.deleteFrom('throttles').execute());

const remove = (browser: Caller) =>
  browser.reply('POST /api/accounts/delete', { body: { currentPassword: PASSWORD } });

describe('a deletion beside others', () => {
  it('is deleted once by two calls at the same time', async () => {
    const account = await withPassword(test);
    const other = await loggedIn(test, account);
    const replies = await Promise.all([remove(account.browser), remove(other)]);
    for (const { status } of replies) expect([200, 401]).toContain(status);
    expect(replies.some(({ status }) => status === 200)).toBe(true);
    const audit = await test.db
      .selectFrom('audit_entries')
      .select('id')
      .where('account_id', '=', account.id)
      .where('action', '=', 'account.delete')
      .execute();
    expect(audit).toHaveLength(1);
  });

  it('takes nothing that arrives after it from a call that began before', async () => {
    const account = await withPassword(test, { emailVerified: true });
    await remove(account.browser);
    const late = submitSample(test, account, 'basic_information');
    await expect(late).rejects.toThrow();
    await expect(
      test.db
        .insertInto('files')
        .values({
          id: newId(),
          owner_id: account.id,
          original_name: 'late.pdf',
          media_type: 'application/pdf',
          size_bytes: 1,
          sha256: '0'.repeat(64),
          created_at: new Date(),
        })
        .execute(),
    ).rejects.toThrow(/deleted account/);
  });

  it('wins or loses whole against documents sent at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const account = await withPassword(test);
      const [sent, deleted] = await Promise.allSettled([
        submitAndSend(test, account, 'basic_information', ['id_front', 'id_back', 'proof_of_address']),
        remove(account.browser),
      ]);
      expect(deleted.status).toBe('fulfilled');
      expect(['fulfilled', 'rejected']).toContain(sent.status);
      const rows = await test.db
        .selectFrom('files')
        .select('id')
        .where('owner_id', '=', account.id)
        .execute();
      expect(rows).toEqual([]);
      const answers = await test.db
        .selectFrom('submissions')
        .select('answers')
        .where('account_id', '=', account.id)
        .execute();
      for (const row of answers) expect(row.answers).toEqual({});
    }
  });
});
