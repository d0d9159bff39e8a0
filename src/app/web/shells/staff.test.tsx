import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { StaffShell } from './staff.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const NOTHING_WAITS = {
  loans: 0,
  payouts: 0,
  newDates: 0,
  payments: 0,
  adjustments: 0,
  redeem: 0,
  verification: 0,
  verificationModel5: 0,
  messages: 3,
  complaints: 0,
  signals: 0,
  waiting: 0,
  ownDocuments: 0,
  ownComplaints: 0,
};
type Menu = { waiting?: object; late?: object; pinned?: string[] | null; folded?: string[] };
let sent: unknown[];

function show(
  role: string,
  at = '/admin/dashboard',
  { waiting, late = {}, pinned = null, folded = [] }: Menu = {},
) {
  sent = [];
  const menu = { waiting: { ...NOTHING_WAITS, ...waiting }, late, pinned, folded };
  const shell = (
    <StaffShell person={{ name: 'Althea Morgan', email: 'althea@example.com', imageUrl: null }} role={role}>
      <h1>Here</h1>
    </StaffShell>
  );
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (init.method === 'POST') sent.push(JSON.parse(String(init.body)));
    if (url === '/api/form') return Response.json({ csrfToken: 'token' });
    return Response.json(url === '/api/audit/alerts' ? [] : menu);
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider
        router={createMemoryRouter([{ path: '*', element: shell }], { initialEntries: [at] })}
      />
    </QueryClientProvider>,
  );
}

const namesIn = (group: string) =>
  within(screen.getByRole('region', { name: group }))
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href'));

test('the sidebar has what is one’s own and its two groups, each place once, and marks where one is', () => {
  show('Admin', '/admin/loans/7');
  expect(namesIn('Mine')).toEqual([
    '/admin/dashboard',
    '/admin/loans',
    '/admin/verification',
    '/admin/messages',
  ]);
  expect(namesIn('Main panel')).toEqual(
    expect.arrayContaining(['/admin/disbursements', '/admin/contests', '/admin/export', '/admin/audit']),
  );
  expect(namesIn('User related panel')).toEqual(
    expect.arrayContaining([
      '/admin/users',
      '/admin/partners',
      '/admin/submission',
      '/admin/verification/model-5',
    ]),
  );
  const sidebar = screen.getByRole('navigation', { name: 'Main' });
  const current = within(sidebar)
    .getAllByRole('link', { hidden: true })
    .filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map((link) => link.textContent)).toEqual(['Loan applications']);
});

test('what is late is said of its place, and of a folded kind of work', async () => {
  show('Moderator', '/admin/dashboard', {
    waiting: { redeem: 5, signals: 2 },
    late: { redeem: 3 },
    folded: ['rewards'],
  });
  expect(await screen.findByRole('button', { name: /Contests and prizes/ })).toBeTruthy();
  expect(await screen.findAllByText('5 waiting, 3 late')).toHaveLength(2);
  expect(screen.getByText('2 waiting')).toBeTruthy();
});

test('what waits is said of each place, and is no part of its name; one’s own work shows while there is some', async () => {
  show('Moderator', '/admin/dashboard', {
    waiting: { loans: 2, verificationModel5: 120, ownDocuments: 4 },
  });
  const described = async (name: string) =>
    document.getElementById(
      (await screen.findByRole('link', { name, description: /waiting$/ })).getAttribute('aria-describedby') ??
        '',
    )?.textContent;
  expect(await described('Loan applications')).toBe('2 waiting');
  expect(await described('Verification, model 5')).toBe('120 waiting');
  expect(await described('My people’s documents')).toBe('4 waiting');
  expect(screen.getByRole('link', { name: 'Payouts' }).getAttribute('aria-describedby')).toBeNull();
  expect(screen.queryByRole('link', { name: 'My complaints' })).toBeNull();
});

test('a kind of work folds away and still says what waits in it; the present place is never folded away', async () => {
  show('Moderator', '/admin/contests/7', { folded: ['lending', 'rewards'], waiting: { payouts: 5 } });
  const lending = await screen.findByRole('button', { name: /^Lending/, expanded: false });
  expect(lending.textContent).toContain('5 waiting');
  expect(screen.queryByRole('link', { name: 'Payouts' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Contests' }).getAttribute('aria-current')).toBe('page');
  fireEvent.click(screen.getByRole('button', { name: 'Records' }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        pinned: ['/admin/dashboard', '/admin/loans', '/admin/verification', '/admin/messages'],
        folded: ['lending', 'rewards', 'records'],
      },
    ]),
  );
  expect(screen.queryByRole('link', { name: 'Export data' })).toBeNull();
});

test('an officer chooses what stands first, and in which order', async () => {
  show('Moderator', '/admin/dashboard', { pinned: ['/admin/loans', '/admin/complaints'] });
  await waitFor(() => expect(namesIn('Mine')).toEqual(['/admin/loans', '/admin/complaints']));
  fireEvent.click(screen.getByRole('button', { name: 'Arrange this menu' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Move Complaints up' }));
  await waitFor(() => expect(namesIn('Mine')).toEqual(['/admin/complaints', '/admin/loans']));
  fireEvent.click(screen.getByRole('button', { name: 'Put Payouts into ‘Mine’' }));
  await waitFor(() => expect(namesIn('Mine')).toHaveLength(3));
  fireEvent.click(screen.getByRole('button', { name: 'Take Loan applications out of ‘Mine’' }));
  await waitFor(() =>
    expect(sent.at(-1)).toEqual({ pinned: ['/admin/complaints', '/admin/disbursements'], folded: [] }),
  );
  expect(screen.queryByRole('button', { name: 'Put Add admin into ‘Mine’' })).toBeNull();
});

test.each([
  ['Admin', true],
  ['admin', true],
  ['Moderator', false],
])('to a %s the way to add an admin is shown: %s', (role, isShown) => {
  show(role);
  expect(namesIn('User related panel').includes('/admin/add-admin')).toBe(isShown);
});

test('the profile menu repeats the places used most, and has the password and the way out', () => {
  show('Moderator');
  const account = screen.getByRole('button', { name: /Your account/ });
  fireEvent.click(account);
  const menu = within(document.getElementById(account.getAttribute('aria-controls') ?? '') as HTMLElement);
  expect(menu.getByText('althea@example.com')).toBeTruthy();
  const links = menu.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));
  expect(links).toEqual(expect.arrayContaining(['/admin/loans', '/admin/users', '/admin/messages']));
  expect(links.slice(-2)).toEqual(['/admin/update-password', '/admin/logout']);
  expect(menu.getByText('Log out')).toBeTruthy();
});

test.each([
  ['Admin', 1],
  ['Moderator', 0],
])('the bell of security alerts rings for a %s: %s', (role, count) => {
  show(role);
  expect(screen.queryAllByRole('button', { name: 'Security alerts' })).toHaveLength(count);
});

test('the current entry is in view once the counts above it are known, which make their entries taller', async () => {
  const box = (top: number, bottom: number) => ({ top, bottom }) as DOMRect;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function of(this: Element) {
    if (this.getAttribute('aria-current') !== 'page') return box(0, 800);
    return document.querySelector('[aria-describedby]') ? box(790, 834) : box(740, 784);
  });
  show('Admin', '/admin/signals');
  const sidebar = screen.getByRole('navigation', { name: 'Main' });
  expect(sidebar.scrollTop).toBe(0);
  await waitFor(() => expect(sidebar.scrollTop).toBeGreaterThan(0));
  vi.restoreAllMocks();
});
