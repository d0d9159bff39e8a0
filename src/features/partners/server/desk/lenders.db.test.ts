import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type IdOf, newId } from '#shared/id.ts';
import { loggedIn, moderator, type Someone, someone } from '#tests/support/builders.ts';
import { type Caller, caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { lender, partnerLoan } from '#tests/support/lenders.ts';
import type { LenderRow } from '../../contract/desk.ts';

let test: TestApp;
let officer: Someone;
let desk: Caller;

beforeAll(async () => {
  test = await openTestApp();
  officer = await moderator(test.services);
  desk = await loggedIn(test, officer);
});
afterAll(() => test.close());

const show = async (id: string) =>
  (await desk.call('GET /api/partners/staff/:id', { params: { id } })).partner;
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

describe("staff's list of lenders", () => {
  beforeAll(async () => {
    await someone(test.services, {
      userType: 'Partner',
      firstName: 'Kerry',
      lastName: 'Newcome',
      email: 'kerry@newcome.example',
    });
    for (const [name, more] of [
      ['Zion Credit', { licence_state: 'Applied', licence_number: null }],
      ['blue Ridge', {}],
      ['Arawak Loans', { status: 'Deactivated' }],
      ['100% Fair', { contact_email: 'hello@fair.example', status: 'Revoked' }],
    ] as const)
      await lender(test.services, { partner: { name, ...more } });
  });

  it.each([
    ['', 5, ['100% Fair', 'Arawak Loans', 'blue Ridge', 'Zion Credit', null]],
    ['?sort=created', 5, [null, 'Zion Credit', 'blue Ridge', 'Arawak Loans', '100% Fair']],
    ['?sort=name', 5, ['100% Fair', 'Arawak Loans', 'blue Ridge', null, 'Zion Credit']],
    ['?sort=-name', 5, ['Zion Credit', null, 'blue Ridge', 'Arawak Loans', '100% Fair']],
    ['?status=Active', 2, ['blue Ridge', 'Zion Credit']],
    ['?status=Revoked', 1, ['100% Fair']],
    ['?status=None', 1, [null]],
    ['?licence=Applied', 1, ['Zion Credit']],
    ['?licence=Licensed&status=Deactivated', 1, ['Arawak Loans']],
    ['?search=FAIR.example', 1, ['100% Fair']],
    ['?search=100%25', 1, ['100% Fair']],
    ['?search=newcome', 1, [null]],
    ['?search=nobody%20here', 0, []],
    ['?page=2', 5, []],
  ])('%s', async (query, total, names) => {
    const { status, body } = await desk.get(`/api/partners/staff${query}`);
    expect(status).toBe(200);
    const list = body as { rows: LenderRow[]; total: number };
    expect(list.total).toBe(total);
    expect(list.rows.map(({ company }) => company?.name ?? null)).toEqual(names);
  });

  it('has a lender without a company by the name of who signed up', async () => {
    const body = await desk.call('GET /api/partners/staff', { query: { status: 'None' } });
    const [row] = body.rows;
    expect(row).toMatchObject({
      fullName: 'Kerry Newcome',
      email: 'kerry@newcome.example',
      company: null,
    });
    expect(await show(row?.userId ?? '')).toMatchObject({ company: null, account: { status: 'Active' } });
  });

  it('shows of a lender all that borrowers see of it', async () => {
    const { account, partnerId } = await lender(test.services, { partner: { contact_phone: '8765550142' } });
    const { company } = await show(account.id);
    const { partner } = await caller(test.app).call('GET /api/partner/:id', { params: { id: partnerId } });
    expect(partner.contactPhone).toBe('8765550142');
    expect(company).toMatchObject(partner);
  });

  it('is for staff alone, and nobody but a lender is found in it', async () => {
    const island = await lender(test.services);
    const browser = await loggedIn(test, island.account);
    for (const path of ['', `/${island.account.id}`, `/${island.account.id}/loans`])
      expect((await browser.get(`/api/partners/staff${path}`)).status).toBe(403);
    const borrower = await someone(test.services);
    for (const id of [borrower.id, officer.id, newId()])
      for (const part of ['', '/products', '/loans'])
        expect((await desk.get(`/api/partners/staff/${id}${part}`)).status).toBe(404);
  });
});

describe('one lender', () => {
  it('is shown with its products and loans, on offer or not', async () => {
    const island = await lender(test.services, {
      partner: { name: 'Island Credit' },
      product: { name: 'Wheels', short_code: 'WH', status: 'Inactive' },
    });
    for (let number = 1; number <= 8; number++)
      await partnerLoan(test.services, island, {
        name: `Loan ${number}`,
        status: 'Inactive',
        created_at: new Date(Date.UTC(2026, 0, number)),
      });
    const { id } = island.account;
    expect(await show(id)).toMatchObject({
      userId: id,
      account: { email: island.account.email },
      company: { name: 'Island Credit', status: 'Active', licenceState: 'Licensed', products: 1, loans: 9 },
    });
    expect(await desk.call('GET /api/partners/staff/:id/products', { params: { id } })).toMatchObject({
      total: 1,
      rows: [{ name: 'Wheels', shortCode: 'WH', status: 'Inactive', loanRequirementCriteria: 'DSR' }],
    });
    const body = await desk.call('GET /api/partners/staff/:id/loans', { params: { id }, query: { page: 2 } });
    expect(body).toMatchObject({
      total: 9,
      rows: [{ name: 'Loan 1', product: 'Wheels', maximumAmount: 200_000, maximumInterestRate: 8 }],
    });
  });

  it('has neither while there is no company, and nothing can be decided about it', async () => {
    const { id } = await someone(test.services, { userType: 'Partner' });
    for (const part of ['products', 'loans'])
      expect((await desk.get(`/api/partners/staff/${id}/${part}`)).body).toMatchObject({
        rows: [],
        total: 0,
      });
    expect((await setStatus(id, 'Revoked', 'Active')).status).toBe(404);
    expect((await setLicence(id, {})).status).toBe(404);
  });
});

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
