import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { dropSession, setSession } from '#tests/support/readable-session.ts';
import type { Entry, Level } from '../../contract.ts';
import { WaitingEntries } from './waiting-entries.tsx';
import { WaitsHere } from './waits-here.tsx';

afterEach(() => {
  cleanup();
  dropSession();
  vi.unstubAllGlobals();
});

const ben = { _id: 'ben', fullName: 'Ben Officer' };
const entry: Entry = {
  ...{
    _id: 'one',
    queue: 'Redemptions',
    recordId: 'one',
    person: { _id: 'keisha', fullName: 'Keisha Wright' },
    what: 'A school bag',
  },
  ...{
    entered: '2026-03-02T15:00:00.000Z',
    due: '2026-03-05T15:00:00.000Z',
    isLate: true,
    holdUp: 'Nobody',
    mayTake: true,
  },
  owner: null,
};
const owned: Entry = {
  ...entry,
  _id: 'two',
  queue: 'Signals',
  recordId: 'two',
  person: null,
  what: null,
  isLate: false,
  owner: ben,
  holdUp: 'Owner',
};
const level: Level = { queue: 'Redemptions', hours: 72, isPromised: false, waiting: 2, late: 1 };
const promised: Level = { queue: 'Applications', hours: 24, isPromised: true, waiting: 0, late: 0 };
const staff = [{ _id: 'ben', fullName: 'Ben Officer', email: 'ben@example.com', userType: 'Moderator' }];

let asked: string[];
let sent: { url: string; body: unknown }[];

function show(
  element: ReactElement,
  { role = 'Moderator', at = '/admin/waiting', entries = [entry, owned] } = {},
) {
  setSession({ id: 'ann', userType: role, status: 'Active', fullName: 'Ann Officer' } as never);
  asked = [];
  sent = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const { pathname, search } = new URL(url, 'http://self');
    if (init.body) {
      sent.push({ url: pathname, body: JSON.parse(String(init.body)) });
      return Response.json({ message: 'Done' });
    }
    if (pathname === '/api/form') return Response.json({ csrfToken: 'token' });
    if (pathname === '/api/casework/levels') return Response.json({ levels: [level, promised] });
    if (pathname === '/api/accounts/moderatorsAndAdmins') return Response.json(staff);
    asked.push(search);
    return Response.json({ rows: entries, total: entries.length, page: 1, perPage: 8 });
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [at] })} />
    </QueryClientProvider>,
  );
}

const rowOf = async (name: string) => {
  const cell = await screen.findByText(name);
  return within(cell.closest('tr') as HTMLElement);
};

test('every entry says its queue, whom it is about, when it is due, whose it is and what it waits for', async () => {
  show(<WaitingEntries />, { at: '/admin/waiting?queue=Redemptions&owner=nobody&late=yes&holdUp=Nobody' });
  const row = await rowOf('Keisha Wright');
  for (const words of [/ days late$/, 'Nobody', 'Somebody to take it'])
    expect(row.getByText(words)).toBeTruthy();
  expect(row.getByTitle('10:00 am, March 5th 2026')).toBeTruthy();
  expect(row.getByRole('link').getAttribute('href')).toBe('/admin/redeem/one');
  expect(asked[0]).toBe('?page=1&queue=Redemptions&owner=nobody&late=yes&holdUp=Nobody');
});

test('what is chosen is taken from whom the row names', async () => {
  show(<WaitingEntries />);
  fireEvent.click(await screen.findByRole('checkbox', { name: /Several accounts, Fraud signals/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Take it' }));
  await waitFor(() =>
    expect(sent).toEqual([{ url: '/api/casework/two/take', body: { queue: 'Signals', from: 'ben' } }]),
  );
  expect(screen.queryByRole('button', { name: 'Assign' })).toBeNull();
});

test('an admin assigns what is chosen to one of the staff', async () => {
  show(<WaitingEntries />, { role: 'Admin' });
  fireEvent.click(
    await screen.findByRole('checkbox', { name: 'Select Keisha Wright, Redemptions, A school bag' }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Assign' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Who looks after it?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Assign' }));
  expect(await dialog.findByText('Choose who looks after it.')).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.change(dialog.getByLabelText('Officer'), { target: { value: 'ben' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Assign' }));
  await waitFor(() =>
    expect(sent).toEqual([{ url: '/api/casework/one/assign', body: { queue: 'Redemptions', to: 'ben' } }]),
  );
});

test('the service levels lead to what waits and is late; an admin changes those that nobody was promised', async () => {
  show(<WaitingEntries />, { role: 'Admin' });
  const late = await screen.findByRole('link', { name: '1 Late: Redemptions' });
  expect(late.getAttribute('href')).toBe('/admin/waiting?queue=Redemptions&late=yes');
  expect(screen.queryByRole('button', { name: 'Change the hours of Loan applications' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Change the hours of Redemptions' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/Hours/), { target: { value: '48' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Change' }));
  await waitFor(() =>
    expect(sent).toEqual([{ url: '/api/casework/levels', body: { queue: 'Redemptions', hours: 48 } }]),
  );
});

test('a record says what waits there, and it is taken on the spot', async () => {
  show(<WaitsHere id="one" />, { entries: [entry] });
  fireEvent.click(await screen.findByRole('button', { name: 'Take it' }));
  await waitFor(() =>
    expect(sent).toEqual([{ url: '/api/casework/one/take', body: { queue: 'Redemptions', from: null } }]),
  );
});

test('a record at which nothing waits says so', async () => {
  show(<WaitsHere id="one" />, { entries: [] });
  expect(await screen.findByText('Nothing waits for staff here.')).toBeTruthy();
});
