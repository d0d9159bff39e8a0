import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IdOf } from '#shared/id.ts';
import { loggedIn, moderator, type Someone } from '#tests/support/builders.ts';
import { type Caller, caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { lender } from '#tests/support/lenders.ts';

let test: TestApp;
let officer: Someone;
let desk: Caller;

beforeAll(async () => {
  test = await openTestApp();
  officer = await moderator(test.services);
  desk = await loggedIn(test, officer);
});
afterAll(() => test.close());

const setStatus = (id: string, status: string, seen: string, by = desk) =>
  by.post(`/api/partners/staff/${id}/status`, { status, seen, reason: 'The supervisor wrote' });
const setLicence = (id: string, licence: object, by = desk) =>
  by.reply('POST /api/partners/staff/:id/licence', {
    params: { id },
    body: {
      licenceNumber: 'MC-1',
      licenceState: 'Licensed',
      seen: 'Licensed',
      reason: 'Checked with the registrar',
      ...licence,
    },
  });
const isPublic = async (loanId: string) =>
  (await caller(test.app).reply('GET /api/loan/public/:id', { params: { id: loanId } })).status === 200;
const accountStatus = async (id: IdOf<'accounts'>) =>
  (await test.db.selectFrom('accounts').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status;

describe('a licence', () => {
  it('is recorded with number, state and reason: loans are public exactly while it is valid', async () => {
    const island = await lender(test.services, {
      partner: { licence_state: 'Applied', licence_number: null },
    });
    const { id } = island.account;
    expect(await isPublic(island.loanId)).toBe(false);
    expect(await setLicence(id, { licenceNumber: ' MC-77 ', seen: 'Applied' })).toMatchObject({
      status: 200,
      body: { message: 'Licence saved' },
    });
    expect(await isPublic(island.loanId)).toBe(true);
    for (const licenceState of ['Suspended', 'Expired', 'None']) {
      await setLicence(id, { licenceNumber: 'MC-77', licenceState });
      expect(await isPublic(island.loanId)).toBe(false);
      await setLicence(id, { licenceNumber: 'MC-77', seen: licenceState });
    }
    const [entry] = await test.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('subject_id', '=', island.partnerId)
      .orderBy('id')
      .execute();
    expect(entry).toMatchObject({
      action: 'partner.record_licence',
      actor_id: officer.id,
      account_id: id,
      before: { licenceNumber: null, licenceState: 'Applied' },
      after: { licenceNumber: 'MC-77', licenceState: 'Licensed', reason: 'Checked with the registrar' },
    });
    const [mail] = await test.db.selectFrom('mails').selectAll().where('account_id', '=', id).execute();
    expect(mail?.body_text).toContain('as: Licensed.');
    expect(mail?.body_text).not.toContain('registrar');
  });

  it('needs its number, a reason, and a number of its own', async () => {
    const island = await lender(test.services, { partner: { licence_number: 'mc-taken' } });
    const other = await lender(test.services);
    const fieldsOf = async (licence: object) =>
      ((await setLicence(other.account.id, licence)).body as { fields?: object }).fields;
    expect(await fieldsOf({ licenceNumber: ' ' })).toEqual({
      licenceNumber: 'A valid licence has a number.',
    });
    expect(await fieldsOf({ reason: '' })).toEqual({ reason: 'Please give the reason.' });
    expect(await fieldsOf({ licenceNumber: 'MC-TAKEN' })).toEqual({
      licenceNumber: 'Another lender has this licence number.',
    });
    expect((await setLicence(island.account.id, { licenceNumber: 'MC-Taken' })).status).toBe(200);
  });

  it('of one number for two lenders at once is recorded once', async () => {
    const [one, two] = [await lender(test.services), await lender(test.services)];
    const replies = await Promise.all(
      [one, two].map(({ account }) => setLicence(account.id, { licenceNumber: 'MC-RACE' })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('that a colleague has judged meanwhile is not overwritten', async () => {
    const island = await lender(test.services);
    const colleague = await loggedIn(test, await moderator(test.services));
    const replies = await Promise.all([
      setLicence(island.account.id, { licenceState: 'Expired', licenceNumber: 'MC-A' }),
      setLicence(island.account.id, { licenceState: 'Suspended', licenceNumber: 'MC-A' }, colleague),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('the status of a lender', () => {
  it('Deactivated takes its loans out of the public list at once, and it can still log in', async () => {
    const island = await lender(test.services);
    const browser = await loggedIn(test, island.account);
    expect(await setStatus(island.account.id, 'Deactivated', 'Active')).toMatchObject({
      status: 200,
      body: { message: 'The lender is Deactivated now' },
    });
    expect(await isPublic(island.loanId)).toBe(false);
    expect(await browser.call('GET /api/partner')).toMatchObject({ partner: { status: 'Deactivated' } });
    await setStatus(island.account.id, 'Active', 'Deactivated');
    expect(await isPublic(island.loanId)).toBe(true);
    expect(await accountStatus(island.account.id)).toBe('Active');
  });

  it('Revoked logs it out at once, takes its loans off, and lets nobody in until it is taken back', async () => {
    const island = await lender(test.services);
    const { id } = island.account;
    const [browser, phone] = [await loggedIn(test, island.account), await loggedIn(test, island.account)];
    await setStatus(id, 'Revoked', 'Active');
    expect((await browser.refused('GET /api/partner')).status).toBe(401);
    expect((await phone.refused('GET /api/partner')).status).toBe(401);
    expect(await accountStatus(id)).toBe('Suspended');
    expect(await isPublic(island.loanId)).toBe(false);
    await setStatus(id, 'Active', 'Revoked');
    expect(await accountStatus(id)).toBe('Reactivated');
    expect(await isPublic(island.loanId)).toBe(true);
    const entries = await test.db
      .selectFrom('audit_entries')
      .select(['before', 'after'])
      .where('subject_id', '=', island.partnerId)
      .orderBy('created_at')
      .execute();
    expect(entries).toMatchObject([
      { before: { status: 'Active' }, after: { status: 'Revoked', accountStatus: 'Suspended' } },
      { before: { status: 'Revoked' }, after: { status: 'Active', accountStatus: 'Reactivated' } },
    ]);
  });

  it('is not overwritten by a colleague who saw another one', async () => {
    const island = await lender(test.services);
    const colleague = await loggedIn(test, await moderator(test.services));
    const replies = await Promise.all([
      setStatus(island.account.id, 'Revoked', 'Active'),
      setStatus(island.account.id, 'Deactivated', 'Active', colleague),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = replies.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'partner.changed' });
    expect((await setStatus(island.account.id, 'Active', 'Active')).status).toBe(409);
  });

  it('needs a reason', async () => {
    const island = await lender(test.services);
    const reply = await desk.reply('POST /api/partners/staff/:id/status', {
      params: { id: island.account.id },
      body: {
        status: 'Revoked',
        seen: 'Active',
        reason: ' ',
      },
    });
    expect(reply).toMatchObject({ status: 422, body: { fields: { reason: 'Please give the reason.' } } });
  });

  it('Revoked with an account that can log in is kept by no writer', async () => {
    const { id } = (await lender(test.services)).account;
    const write = (table: 'partners' | 'accounts', change: object) =>
      table === 'partners'
        ? test.db.updateTable('partners').set(change).where('account_id', '=', id).execute()
        : test.db.updateTable('accounts').set(change).where('id', '=', id).execute();
    await expect(write('partners', { status: 'Revoked' })).rejects.toThrow(/cannot log in/);
    await setStatus(id, 'Revoked', 'Active');
    await expect(write('accounts', { status: 'Reactivated' })).rejects.toThrow(/cannot log in/);
    expect(await accountStatus(id)).toBe('Suspended');
  });
});
