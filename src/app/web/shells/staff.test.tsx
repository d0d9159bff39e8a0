import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { StaffShell } from './staff.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(role: string, at = '/admin/dashboard') {
  const shell = (
    <StaffShell person={{ name: 'Althea Morgan', email: 'althea@example.com', imageUrl: null }} role={role}>
      <h1>Here</h1>
    </StaffShell>
  );
  vi.stubGlobal(
    'fetch',
    async (url: string) => new Response(JSON.stringify(url === '/api/audit/alerts' ? [] : { unread: 3 })),
  );
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

test('the sidebar has its two groups, and marks where one is', () => {
  show('Admin', '/admin/loans/7');
  expect(namesIn('Main panel')).toEqual(
    expect.arrayContaining(['/admin/dashboard', '/admin/loans', '/admin/export', '/admin/audit']),
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
