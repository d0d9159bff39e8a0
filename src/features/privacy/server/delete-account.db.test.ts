import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { person } from '#features/accounts/server/accounts.test-support.ts';
import { accountRefusals } from '#features/accounts/texts/refusals.ts';
import { dayOf } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { loggedIn, moderator, submitted } from '#tests/support/builders.ts';
import { type Caller, caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import { lender } from '#tests/support/lenders.ts';
import { repaid, runningLoan } from '#tests/support/loans.ts';
import { privacyReplies } from '../texts/privacy.ts';
import { privacyRefusals } from '../texts/refusals.ts';
import { HER_WORDS, PASSWORD, placesOf, withPassword, zipporah } from './privacy.test-support.ts';
import { TABLES_OF_A_PERSON } from './tables-of-a-person.test-support.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.db.deleteFrom('throttles').execute());

const remove = (browser: Caller, currentPassword = PASSWORD) =>
  browser.reply('POST /api/accounts/delete', { body: { currentPassword } });
const filesOnDisk = async () => (await Array.fromAsync(test.services.files.list())).map(({ id }) => id);
const accountOf = (id: IdOf<'accounts'>) =>
  test.db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Every balance as it is kept beside what the ledger's entries add up to. */
const unbalanced = async () =>
  (
    await sql`select s.id from seed_accounts s where s.kind = 'Person' and s.balance <>
      (select coalesce(sum(case when to_account = s.id then seeds else -seeds end), 0) from seed_transfers where s.id in (to_account, from_account))`.execute(
      test.db,
    )
  ).rows;

describe('a deleted account', () => {
  it('leaves nothing by which its person could be found, in no table and not on the disk', async () => {
    const email = 'zipporah.q@example.com';
    const her = await zipporah(test, email);
    const words = [...HER_WORDS, email, 'zipporah.q'];
    const before = await placesOf(test.services, words);
    for (const table of [
      'accounts',
      'audit_entries',
      'mails',
      'messages',
      'submissions',
      'verifications',
      'applications',
      'activities',
      'text_addresses',
      'text_messages',
    ])
      expect(
        before.some((place) => place.startsWith(`public.${table}:`)),
        table,
      ).toBe(true);
    const files = await test.db.selectFrom('files').select('id').where('owner_id', '=', her.id).execute();
    expect(files.length).toBeGreaterThanOrEqual(4);
    const ledger = await test.db.selectFrom('seed_transfers').selectAll().orderBy('id').execute();

    expect(await remove(her.browser)).toMatchObject({
      status: 200,
      body: { message: privacyReplies.deleted },
    });

    // The day of birth stays in the decisions' inputs, where it gives away nobody's name: docs/decisions/009.
    expect(
      (await placesOf(test.services, words)).filter((place) => place !== 'public.decisions: 1988-04'),
    ).toEqual([]);
    await vi.waitFor(
      async () => {
        const left = await filesOnDisk();
        expect(files.filter(({ id }) => left.includes(id))).toEqual([]);
      },
      { timeout: 15_000, interval: 200 },
    );
    expect(await unbalanced()).toEqual([]);
    const after = await test.db.selectFrom('seed_transfers').selectAll().orderBy('id').execute();
    expect(after.slice(0, ledger.length)).toEqual(ledger);
    expect(her.browser.cookies.has('session')).toBe(false);
    expect(
      await caller(test.app).refused('POST /api/accounts/login', { body: { email, password: PASSWORD } }),
    ).toMatchObject({ status: 401, message: accountRefusals['account.wrong_login'].text });
  });

  it('ends every session at once, and what still stood: consents, pending prizes, places in the queues', async () => {
    const her = await zipporah(test, 'second@example.com');
    const elsewhere = caller(test.app);
    await elsewhere.call('POST /api/accounts/login', {
      body: { email: 'second@example.com', password: PASSWORD },
    });
    const queue = async () => {
      const body = await her.desk.call('GET /api/informations/submitted/panel', {
        query: { audience: 'PreQualUser' },
      });
      return body;
    };
    const { total } = await queue();
    await remove(her.browser);
    expect((await elsewhere.refused('GET /api/accounts/profile/')).status).toBe(401);
    const after = await queue();
    expect(after.total).toBe(total - 1);
    expect(after.rows.map(({ user }) => user._id)).not.toContain(her.id);
    const [consents, redemptions] = await Promise.all([
      test.db.selectFrom('consents').select('withdrawn_at').where('account_id', '=', her.id).execute(),
      test.db.selectFrom('redemptions').select('status').where('account_id', '=', her.id).execute(),
    ]);
    expect(consents.length).toBeGreaterThan(0);
    for (const consent of consents) expect(consent.withdrawn_at).toBeInstanceOf(Date);
    expect(redemptions).toEqual([{ status: 'Cancelled' }]);
  });

  it('lets the same address sign up anew, with nothing of before', async () => {
    const her = await zipporah(test, 'again@example.com');
    await remove(her.browser);
    await caller(test.app).call('POST /api/accounts/register', { body: person('again@example.com') });
    const anew = await test.db
      .selectFrom('accounts')
      .innerJoin('seed_accounts', 'seed_accounts.id', 'accounts.id')
      .select(['accounts.id', 'status', 'balance'])
      .where('email', '=', 'again@example.com')
      .executeTakeFirstOrThrow();
    expect(anew).toMatchObject({ status: 'Pending', balance: 0 });
    expect(anew.id).not.toBe(her.id);
  });

  it('keeps in the audit log that each thing happened, by whom and when, and that it was deleted', async () => {
    const her = await zipporah(test, 'trail@example.com');
    const read = () =>
      test.db
        .selectFrom('audit_entries')
        .select(['id', 'action', 'actor_id', 'subject_id', 'created_at'])
        .where('account_id', '=', her.id)
        .orderBy('id')
        .execute();
    const before = await read();
    await remove(her.browser);
    const after = await read();
    expect(after).toEqual(expect.arrayContaining(before));
    const added = after.filter(({ id }) => before.every((entry) => entry.id !== id));
    expect(added.map(({ action }) => action).sort()).toEqual(['account.delete', 'acquisition.cancel']);
    expect(added.every(({ actor_id }) => actor_id === her.id)).toBe(true);
  });
});

describe('the append-only audit log', () => {
  it('opens for nothing but the emptying of an erased person’s entries', async () => {
    const her = await zipporah(test, 'door@example.com');
    const standing = await withPassword(test);
    await standing.browser.reply('GET /api/accounts/own-data');
    await remove(her.browser);
    const entry = (id: IdOf<'accounts'>) =>
      test.db.selectFrom('audit_entries').select('id').where('account_id', '=', id).executeTakeFirstOrThrow();
    const change = async (id: IdOf<'audit_entries'>, set: object) =>
      test.owner.updateTable('audit_entries').set(set).where('id', '=', id).execute();
    const erased = await entry(her.id);
    const kept = await entry(standing.id);
    const refused = /never changed or removed/;
    await expect(change(kept.id, { before: null, after: null })).rejects.toThrow(refused);
    await expect(change(erased.id, { action: 'nothing.happened' })).rejects.toThrow(refused);
    await expect(change(erased.id, { after: '{"forged":true}' })).rejects.toThrow(refused);
    await expect(change(erased.id, { actor_id: standing.id })).rejects.toThrow(refused);
    await expect(change(erased.id, { address: '10.0.0.1' })).rejects.toThrow(refused);
    await expect(
      test.owner.deleteFrom('audit_entries').where('id', '=', erased.id).execute(),
    ).rejects.toThrow(refused);
  });
});

describe('an account stays', () => {
  it('while a loan is open, and says why', async () => {
    const account = await withPassword(test);
    await submitted(test.services, account);
    const { _id } = await account.browser.call('POST /api/loan-application', {
      body: {
        term: 4,
        interestRate: 6,
        loanAmount: 5_000,
        model: 'FirstModel',
      },
    });
    expect(await remove(account.browser)).toMatchObject({
      status: 409,
      body: { code: 'account.application_open', message: privacyRefusals['account.application_open'].text },
    });
    const staff = await loggedIn(test, await moderator(test.services));
    await staff.call('POST /api/loan-application/admin/:id/approve', { params: { id: _id }, body: {} });
    expect(await remove(account.browser)).toMatchObject({
      status: 409,
      body: { code: 'account.loan_promised', message: privacyRefusals['account.loan_promised'].text },
    });
    await account.browser.call('GET /api/accounts/profile/');
    await test.db
      .updateTable('applications')
      .set({ closed_at: new Date() })
      .where('id', '=', asId<'applications'>(_id))
      .execute();
    expect((await remove(account.browser)).status).toBe(200);
  });

  it('while a loan runs, a lender’s too, and goes once it is repaid: its books stay, without a name', async () => {
    const account = await withPassword(test);
    const loan = await runningLoan(test.services, {
      borrower: account,
      lender: await lender(test.services),
    });
    expect(await remove(account.browser)).toMatchObject({
      status: 409,
      body: { code: 'account.loan_open' },
    });
    await repaid(test.services, loan, 5_250_00, dayOf(new Date()));
    const books = () =>
      test.db.selectFrom('loan_entries').selectAll().where('loan_id', '=', loan.id).orderBy('id').execute();
    const before = await books();
    expect((await remove(account.browser)).status).toBe(200);
    expect(await books()).toEqual(before);
  });

  it('when the password is wrong, and five wrong ones are too many', async () => {
    const account = await withPassword(test);
    for (let time = 0; time < 5; time++)
      expect(await remove(account.browser, `guess-${time}`)).toMatchObject({
        status: 422,
        body: { fields: { currentPassword: accountRefusals['account.wrong_password'].text } },
      });
    expect((await remove(account.browser)).status).toBe(429);
    expect((await accountOf(account.id)).erased_at).toBeNull();
  });
});

it('knows every table that points at an account: a new one must say what a deletion does with it', async () => {
  const { rows } = await sql<{ place: string }>`
    select distinct c.conrelid::regclass::text as place from pg_constraint c
    where c.contype = 'f' and c.confrelid = 'accounts'::regclass order by 1`.execute(test.db);
  expect(rows.map(({ place }) => place)).toEqual([...TABLES_OF_A_PERSON].sort());
});
