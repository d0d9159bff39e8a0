import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast, toastList } from '#platform/web/ui/overlay/toast.ts';
import { showScreen } from '#tests/support/show-screen.tsx';
import { StaffUsers } from './users.tsx';

const person = (number: number) => ({
  _id: `u${number}`,
  userid: `u${number}`,
  email: `person${number}@example.com`,
  fullName: `Person ${number}`,
  userType: 'User',
  status: 'Active',
  infoStatus: 'FirstModel',
  country: 'Jamaica',
  image: null,
  promoCode: null,
  created: '2026-03-08T21:05:00.000Z',
  lastLoginDate: null,
  assignedTo: number === 1 ? { _id: 'm1', fullName: 'Devon Clarke', email: 'devon@example.com' } : null,
});
const PEOPLE = Array.from({ length: 10 }, (_, index) => person(index + 1));

let asked: URL[];
let sent: unknown[];
let answer: () => Response;

beforeEach(() => {
  asked = [];
  sent = [];
  answer = () => Response.json({ message: 'Users assigned successfully' });
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://self');
    asked.push(url);
    if (url.pathname === '/api/form') return Response.json({ csrfToken: 'token' });
    if (url.pathname === '/api/accounts/moderatorsAndAdmins')
      return Response.json([
        { _id: 'm1', email: 'devon@example.com', fullName: 'Devon Clarke', userType: 'Moderator' },
      ]);
    if (init.method === 'POST') {
      sent.push(JSON.parse(String(init.body)));
      return answer();
    }
    const page = Number(url.searchParams.get('page'));
    const rows = PEOPLE.slice((page - 1) * 8, page * 8);
    return Response.json({ rows, total: PEOPLE.length, page, perPage: 8 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const { id } of toastList.now()) toast.dismiss(id);
});

function show(path = '/admin/users') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = showScreen(<StaffUsers />, { at: path, client });
  return router;
}
const check = async (name: string) => fireEvent.click(await screen.findByRole('checkbox', { name }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wholePage = () => screen.getAllByRole('checkbox', { name: 'Select all on this page' })[0];
const lastList = () => asked.findLast(({ pathname }) => pathname === '/api/accounts')?.searchParams;
const toasts = () => toastList.now().map(({ tone, text }) => [tone, text]);

test('the table has full name, email, status, created and assigned to; borrowers first', async () => {
  show();
  const row = await screen.findByRole('row', { name: /Person 1 / });
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Full name', 'Email', 'Status', 'Created', 'Assigned to']),
  );
  expect(row.textContent).toContain('Devon Clarke');
  expect(row.textContent).toContain('4:05 pm, March 8th 2026');
  expect(lastList()?.get('userType')).toBe('User');
});

test('what the address asks for is what is listed', async () => {
  show('/admin/users?search=mar&status=Active&assigned=me&sort=-name&page=2');
  await waitFor(() =>
    expect(Object.fromEntries(lastList() ?? [])).toEqual({
      page: '2',
      search: 'mar',
      userType: 'User',
      status: 'Active',
      assigned: 'me',
      sort: '-name',
    }),
  );
  expect((screen.getByLabelText('Filter') as HTMLInputElement).value).toBe('mar');
});

test('a filter goes into the address and back to the first page', async () => {
  const router = show('/admin/users?page=2');
  await screen.findByRole('row', { name: /Person 9/ });
  fireEvent.change(screen.getByLabelText('Assigned'), { target: { value: 'nobody' } });
  expect(router.state.location.search).toBe('?assigned=nobody');
  await waitFor(() => expect(lastList()?.get('assigned')).toBe('nobody'));
});

test('how many a search has found is announced', async () => {
  show();
  await screen.findByRole('row', { name: /Person 1 / });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'person' } });
  expect(await screen.findByText('10 found')).toBe(
    screen.getAllByRole('status').find(({ textContent }) => textContent === '10 found'),
  );
});

test('only borrowers can be picked', async () => {
  show('/admin/users?userType=Partner&assigned=me');
  await screen.findByRole('row', { name: /Person 1 / });
  expect(lastList()?.get('assigned')).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Assign Users' })).toBeNull();
});

test('the selection outlives its page, is counted, and can be cleared', async () => {
  const router = show();
  await check('Select Person 2');
  expect(screen.getByText('1 user selected')).toBeTruthy();
  expect((wholePage() as HTMLInputElement).indeterminate).toBe(true);
  fireEvent.click(wholePage() as Element);
  expect(screen.getByText('8 users selected')).toBeTruthy();
  await router.navigate('/admin/users?page=2');
  await check('Select Person 10');
  expect(screen.getByText('9 users selected')).toBeTruthy();
  await router.navigate('/admin/users');
  expect(await screen.findByRole('checkbox', { name: 'Select Person 1', checked: true })).toBeTruthy();
  press('Clear selection');
  expect(screen.getByText('0 users selected')).toBeTruthy();
  expect((screen.getByRole('button', { name: 'Assign Users' }) as HTMLButtonElement).disabled).toBe(true);
});

test('Assign Users sends whom and to whom, says so, and ends the selection', async () => {
  show();
  await check('Select Person 1');
  await check('Select Person 3');
  press('Assign Users');
  const dialog = await screen.findByRole('dialog', { name: 'Assign Users' });
  const manager = await within(dialog).findByLabelText('Manager');
  expect(within(manager).getByText('devon@example.com (Moderator)')).toBeTruthy();
  fireEvent.change(manager, { target: { value: 'm1' } });
  press('Assign');
  await waitFor(() => expect(toasts()).toEqual([['good', 'Users assigned successfully']]));
  expect(sent).toEqual([{ userIds: ['u1', 'u3'], adminOrModeratorId: 'm1' }]);
  expect(screen.getByText('0 users selected')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('without a manager nothing is sent', async () => {
  show();
  await check('Select Person 1');
  press('Assign Users');
  await screen.findByLabelText('Manager');
  press('Assign');
  expect(screen.getByText('You must select option to assign users')).toBeTruthy();
  expect(screen.getByLabelText('Manager').getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
});

test('a refusal is said in the dialog too, and the selection stays', async () => {
  answer = () =>
    Response.json(
      { code: 'assignment.only_borrowers', message: 'Only borrowers can be assigned.' },
      { status: 422 },
    );
  show();
  await check('Select Person 1');
  press('Assign Users');
  fireEvent.change(await screen.findByLabelText('Manager'), { target: { value: 'm1' } });
  press('Assign');
  expect((await screen.findByRole('alert')).textContent).toContain('Only borrowers can be assigned.');
  expect(toasts()).toEqual([['bad', 'Oops! Something Went wrong. Please try again.']]);
  expect(screen.getByText('1 user selected')).toBeTruthy();
});
