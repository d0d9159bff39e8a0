import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast, toastList } from '#platform/web/ui/overlay/toast.ts';
import type { SessionRecord } from '#shared/actor.ts';
import { setSession } from '#tests/support/readable-session.ts';
import { showScreen } from '#tests/support/show-screen.tsx';
import type { StaffAccount } from '../../../contract/desk.ts';
import { AddAdmin } from './add-admin.tsx';

const boss: SessionRecord = {
  id: 'boss',
  userType: 'Admin',
  status: 'Active',
  infoStatus: 'FirstModel',
  fullName: 'Althea Morgan',
  email: 'althea@example.com',
  image: null,
};
const account = (id: string, more: Partial<StaffAccount>): StaffAccount => ({
  _id: id,
  email: `${id}@example.com`,
  fullName: 'Devon Clarke',
  status: 'Active',
  created: '2026-03-08T21:05:00.000Z',
  lastLoginDate: null,
  userType: 'Moderator',
  ...more,
});
const STAFF = [
  account('boss', { fullName: 'Althea Morgan', userType: 'Admin' }),
  account('devon', {}),
  account('omar', { fullName: 'Omar Reid', userType: 'Admin', status: 'Suspended' }),
];

let sent: { path: string; body: unknown }[];
let answer: Response;

beforeEach(() => {
  setSession(boss);
  sent = [];
  answer = Response.json({ message: 'Account created successfully', _id: 'new' });
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const path = address.split('?')[0] ?? '';
    if (path === '/api/form') return Response.json({ csrfToken: 'token' });
    if (path === '/api/accounts/staff')
      return Response.json({ rows: STAFF, total: STAFF.length, page: 1, perPage: 8 });
    sent.push({ path, body: JSON.parse(String(init.body)) });
    return answer.clone();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const { id } of toastList.now()) toast.dismiss(id);
});

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  showScreen(<AddAdmin />, { client });
}
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
function fillAll() {
  fill('First name', 'Nia');
  fill('Last name', 'Wynter');
  fill('Email', 'nia@example.com');
  fill('Password', 'mango-Sorrel 47');
  fill('Repeat password', 'mango-Sorrel 47');
  fill('User Type', 'Moderator');
}
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Add admin' }));
const toasts = () => toastList.now().map(({ tone, text }) => [tone, text]);

test('Add New Admin User says of every field what is missing', async () => {
  show();
  expect(screen.getByRole('heading', { name: 'Add New Admin User' })).toBeTruthy();
  submit();
  for (const text of [
    'First Name is Required',
    'Last Name is Required',
    'Email is Required',
    'User Type is Required',
  ])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getAllByText('Password is Required')).toHaveLength(2);
  expect(sent).toEqual([]);
});

test.each([
  ['First name', 'Christopher-Lees', 'Must be 15 characters or less'],
  ['Last name', 'x'.repeat(21), 'Must be 20 characters or less'],
  ['Email', 'nia@', 'Invalid email address'],
  ['Password', 'kq7-Wz', 'minimum of 8 characters'],
  ['Repeat password', 'mango-Sorrel 48', 'Password must match'],
])('%s ‘%s’ is refused', (label, value, error) => {
  show();
  fillAll();
  fill(label, value);
  submit();
  expect(screen.getAllByText(error).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
});

test('a colleague is added after 400 ms, without the repeated password, and the form is empty again', async () => {
  show();
  fillAll();
  const before = performance.now();
  submit();
  await waitFor(() => expect(toasts()).toEqual([['good', 'Account created successfully']]));
  expect(performance.now() - before).toBeGreaterThanOrEqual(395);
  expect(sent).toEqual([
    {
      path: '/api/accounts/addAdmin',
      body: {
        firstName: 'Nia',
        lastName: 'Wynter',
        email: 'nia@example.com',
        password: 'mango-Sorrel 47',
        userType: 'Moderator',
      },
    },
  ]);
  expect((screen.getByLabelText('First name') as HTMLInputElement).value).toBe('');
});

test('a moderator reads the refusal, and sees no staff accounts', async () => {
  setSession({ ...boss, userType: 'Moderator' });
  answer = Response.json(
    { code: 'account.admin_only', message: 'Failed! Only admin can create new admins.' },
    { status: 403 },
  );
  show();
  expect(screen.queryByRole('heading', { name: 'Staff accounts' })).toBeNull();
  fillAll();
  submit();
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Failed! Only admin can create new admins.',
  );
  expect(toasts()).toEqual([['bad', 'Failed! Only admin can create new admins.']]);
  expect((screen.getByLabelText('First name') as HTMLInputElement).value).toBe('Nia');
});

test('what the server finds wrong stands beside its field', async () => {
  const taken = 'There is an account with this email address already.';
  answer = Response.json(
    { code: 'account.email_taken', message: taken, fields: { email: taken } },
    { status: 409 },
  );
  show();
  fillAll();
  submit();
  expect(await screen.findByText(taken)).toBeTruthy();
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
});

test('an admin can change every staff account but the own', async () => {
  show();
  const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
  expect((await rowOf('Althea Morgan')).queryByRole('button')).toBeNull();
  expect((await rowOf('Omar Reid')).getByRole('button', { name: 'Reactivate: Omar Reid' })).toBeTruthy();
  expect((await rowOf('Omar Reid')).getByRole('button', { name: 'Make moderator: Omar Reid' })).toBeTruthy();
  answer = Response.json({ message: 'Suspended now', status: 'Suspended' });
  fireEvent.click((await rowOf('Devon Clarke')).getByRole('button', { name: 'Suspend: Devon Clarke' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Suspend Devon Clarke?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(sent).toEqual([]);
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'On leave' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
  await waitFor(() => expect(toasts()).toEqual([['good', 'Suspended now']]));
  expect(sent).toEqual([
    {
      path: '/api/accounts/status/devon',
      body: { status: 'Suspended', seen: 'Active', reason: 'On leave' },
    },
  ]);
});

test('making somebody an admin asks first', async () => {
  answer = Response.json({ message: 'Devon Clarke is now Admin' });
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Make admin: Devon Clarke' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Make Devon Clarke an admin?' }));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Leads the team' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Make admin' }));
  await waitFor(() => expect(toasts()).toEqual([['good', 'Devon Clarke is now Admin']]));
  expect(sent).toEqual([
    { path: '/api/accounts/role/devon', body: { userType: 'Admin', reason: 'Leads the team' } },
  ]);
});
