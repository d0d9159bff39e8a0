import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast, toastList } from '#platform/web/ui/overlay/toast.ts';
import { showScreen } from '#tests/support/show-screen.tsx';
import type { LenderOnDesk, LenderRow } from '../../contract/desk.ts';
import { StaffLender } from './lender-on-desk.tsx';
import { StaffLenders } from './lenders.tsx';

const company = {
  _id: 'p1',
  name: 'Island Credit',
  contactEmail: 'hello@island.example',
  status: 'Active',
  licenceNumber: null,
  licenceState: 'Applied',
} as const;
const ROWS: LenderRow[] = [
  {
    userId: 'a1',
    fullName: 'Kerry Newcome',
    email: 'kerry@newcome.example',
    created: '2026-03-08T21:05:00.000Z',
    company: null,
  },
  {
    userId: 'a2',
    fullName: 'Ann Lee',
    email: 'ann@island.example',
    created: '2026-03-08T21:05:00.000Z',
    company,
  },
];

let lender: LenderOnDesk;
let sent: { path: string; body: unknown }[];
let answer: Response;
let asked: URL[];

beforeEach(() => {
  lender = {
    userId: 'a2',
    account: {
      fullName: 'Ann Lee',
      email: 'ann@island.example',
      status: 'Active',
      created: '2026-03-08T21:05:00.000Z',
      lastLoginDate: null,
    },
    company: {
      ...company,
      contactPhone: '876-555-0100',
      address: '1 King Street',
      description: 'Lends.',
      logo: '/api/partner/image/l1',
      created: '2026-03-08T21:05:00.000Z',
      products: 1,
      loans: 0,
      checkedName: null,
      checkedAddress: null,
      revision: 1,
      acceptances: [
        { version: 2, sha256: 'ab12'.repeat(16), name: 'Ann Kemp', at: '2026-03-01T15:00:00.000Z' },
      ],
    },
  };
  sent = [];
  asked = [];
  answer = Response.json({ message: 'Licence saved' });
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://self');
    asked.push(url);
    if (url.pathname === '/api/form') return Response.json({ csrfToken: 'token' });
    if (init.method === 'POST') {
      sent.push({ path: url.pathname, body: JSON.parse(String(init.body)) });
      return answer.clone();
    }
    if (url.pathname === '/api/partners/staff')
      return Response.json({ rows: ROWS, total: 2, page: 1, perPage: 8 });
    if (url.pathname === '/api/partners/staff/a2') return Response.json({ partner: lender });
    const wheels = {
      _id: 'x1',
      name: 'Wheels',
      type: 'Personal',
      shortCode: 'WH',
      status: 'Inactive',
      loanRequirementCriteria: 'DSR',
      created: '2026-03-08T21:05:00.000Z',
    };
    const rows = url.pathname.endsWith('/products') ? [wheels] : [];
    return Response.json({ rows, total: rows.length, page: 1, perPage: 8 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const { id } of toastList.now()) toast.dismiss(id);
});

function show(element: ReactElement, path = '/admin/partners') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  showScreen(element, { at: path, client });
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));
const give = (within: Awaited<ReturnType<typeof dialog>>, label: RegExp, value: string) =>
  fireEvent.change(within.getByLabelText(label), { target: { value } });
const toasts = () => toastList.now().map(({ tone, text }) => [tone, text]);

test('a lender without a company has its row, by the name of who signed up', async () => {
  const address = '/admin/partners?status=None&licence=Applied&sort=name&search=ker';
  show(<StaffLenders />, address);
  const row = await screen.findByRole('row', { name: /Kerry Newcome/ });
  expect(row.textContent).toContain('No company yet');
  expect(row.textContent).toContain('kerry@newcome.example');
  const island = screen.getByRole('row', { name: /Island Credit/ });
  expect(island.textContent).toContain('Licence applied for');
  expect(within(island).getByRole('link').getAttribute('href')).toBe(
    `/admin/partners/a2?${new URLSearchParams({ list: address })}`,
  );
  const list = asked.find(({ pathname }) => pathname === '/api/partners/staff');
  expect(Object.fromEntries(list?.searchParams ?? [])).toEqual({
    page: '1',
    search: 'ker',
    status: 'None',
    licence: 'Applied',
    sort: 'name',
  });
});

test('a lender is shown with its company, its account, its products and its loans', async () => {
  show(<StaffLender id="a2" />);
  expect(await screen.findByRole('heading', { name: 'Island Credit' })).toBeTruthy();
  expect(await screen.findByText(/Borrowers do not see this lender’s loans/)).toBeTruthy();
  expect(await screen.findByRole('row', { name: /Wheels DSR WH/ })).toBeTruthy();
  expect(await screen.findByText('No loans yet.')).toBeTruthy();
  expect(screen.getByText(/Version 2, by Ann Kemp/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Notes' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go back' }).getAttribute('href')).toBe('/admin/partners');
});

test('one that renamed itself since its licence was checked shows what was checked', async () => {
  const checked = { checkedName: 'Island Credit Ltd', checkedAddress: '9 Elsewhere Road' };
  lender = { ...lender, company: lender.company && { ...lender.company, ...checked } };
  show(<StaffLender id="a2" />);
  expect(await screen.findByText(/has changed its name or address since/)).toBeTruthy();
  expect(screen.getByText('Name when checked').parentElement?.textContent).toContain('Island Credit Ltd');
  expect(screen.getByText('Address when checked').parentElement?.textContent).toContain('9 Elsewhere Road');
});

test('one without a company has nothing to judge', async () => {
  lender = { ...lender, company: null };
  show(<StaffLender id="a2" />);
  expect(await screen.findByText(/has not recorded a company yet/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Edit licence' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Change status' })).toBeNull();
});

test('a valid licence needs its number and a reason', async () => {
  show(<StaffLender id="a2" />);
  await press('Edit licence');
  const form = await dialog();
  give(form, /^State/, 'Licensed');
  give(form, /^Reason/, 'Checked with the registrar');
  fireEvent.click(form.getByRole('button', { name: 'Save licence' }));
  expect(form.getByText('A valid licence has a number.')).toBeTruthy();
  expect(sent).toEqual([]);
  give(form, /^Licence number/, 'MC-77');
  fireEvent.click(form.getByRole('button', { name: 'Save licence' }));
  await waitFor(() => expect(toasts()).toEqual([['good', 'Licence saved']]));
  expect(sent).toEqual([
    {
      path: '/api/partners/staff/a2/licence',
      body: {
        licenceNumber: 'MC-77',
        licenceState: 'Licensed',
        seen: 'Applied',
        revision: 1,
        reason: 'Checked with the registrar',
      },
    },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('revoking says what it does, and needs a choice and a reason', async () => {
  answer = Response.json({ message: 'The lender is Revoked now' });
  show(<StaffLender id="a2" />);
  await press('Change status');
  const form = await dialog();
  fireEvent.click(form.getByRole('button', { name: 'Change status' }));
  expect(form.getByText('Choose the new status.')).toBeTruthy();
  fireEvent.click(form.getByRole('radio', { name: /Revoked.*logged out everywhere/ }));
  give(form, /^Reason/, 'Complaints');
  fireEvent.click(form.getByRole('button', { name: 'Change status' }));
  await waitFor(() => expect(toasts()).toEqual([['good', 'The lender is Revoked now']]));
  expect(sent).toEqual([
    {
      path: '/api/partners/staff/a2/status',
      body: { status: 'Revoked', seen: 'Active', reason: 'Complaints' },
    },
  ]);
});
