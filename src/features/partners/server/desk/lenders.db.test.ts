import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#shared/id.ts';
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
