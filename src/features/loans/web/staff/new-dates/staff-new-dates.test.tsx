import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { day } from '#tests/support/days.ts';
import type { NewDateRow } from '../../../contract/new-dates.ts';
import { StaffNewDates } from './staff-new-dates.tsx';

let rows: NewDateRow[];
let calls: { request: string; body: unknown }[];
let answer: () => Response;

const row: NewDateRow = {
  _id: '019a0000-0000-7000-8000-000000000001',
  status: 'Asked',
  instalment: 1,
  fromDueOn: day('2026-02-28'),
  wantedDueOn: day('2026-03-05'),
  dueOn: day('2026-02-28'),
  reason: 'My salary comes on the 5th.',
  askedAt: '2026-02-20T12:00:00.000Z',
  decidedAt: null,
  note: null,
  user: { _id: 'u', fullName: 'Marcia Campbell', email: 'marcia@example.com' },
  loan: { _id: 'l', number: '100000017', state: 'Active', daysLate: 0, worstDaysLate: 3 },
  amount: 1_916.66,
  nothingDue: false,
  decidedBy: null,
  due: '2026-02-21T12:00:00.000Z',
  isLate: false,
  owner: { _id: 'ann', fullName: 'Ann Officer' },
  mayTake: true,
};

beforeEach(() => {
  rows = [row];
  calls = [];
  answer = () => Response.json({ message: 'The date is moved' });
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (address === '/api/form') return Response.json({ csrfToken: 'token' });
    const { pathname, search } = new URL(address, 'http://self');
    const request = `${init.method ?? 'GET'} ${pathname}${search}`;
    calls.push({ request, body: init.body ? JSON.parse(String(init.body)) : undefined });
    if (init.method === 'POST') return answer();
    return Response.json({ rows, total: rows.length, page: 1, perPage: 8 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(path = '/admin/new-dates') {
  const router = createMemoryRouter([{ path: '*', element: <StaffNewDates /> }], { initialEntries: [path] });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}
const posts = () => calls.filter(({ request }) => request.startsWith('POST'));

test('a request says who, what, from when to when, why, and how the loan was kept', async () => {
  show();
  const line = await screen.findByRole('row', { name: /Marcia Campbell/ });
  for (const text of [
    '100 000 017',
    '$1,916.66',
    'Due February 28th 2026',
    'March 5th 2026',
    '5 days later',
    'My salary comes on the 5th.',
    'Once 3 days late',
    'Asked at 7:00 am, February 20th 2026',
    'Ann Officer',
  ])
    expect(within(line).getByText(text)).toBeTruthy();
});

test.each([
  ['names the day that it was granted for, where a holiday has moved it', '2026-03-06', 'Due March 6th 2026'],
  ['names one day, where it was granted as it was asked', '2026-03-05', null],
])('a granted request %s', async (_, dueOn, said) => {
  rows = [{ ...row, status: 'Granted', dueOn: day(dueOn), decidedAt: '2026-02-21T12:00:00.000Z' }];
  show('/admin/new-dates?status=Granted');
  const line = await screen.findByRole('row', { name: /Marcia Campbell/ });
  expect(within(line).getByText('March 5th 2026')).toBeTruthy();
  expect(within(line).queryByText(/^Due March/)?.textContent ?? null).toBe(said);
});

test('it is granted after one question, with or without a word', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Grant: Marcia Campbell' }));
  expect(screen.getByText('Move the date of Marcia Campbell to March 5th 2026?')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Grant' }));
  await waitFor(() =>
    expect(posts()).toEqual([
      { request: `POST /api/loans/admin/new-dates/${row._id}/grant`, body: { note: '' } },
    ]),
  );
});

test('it is refused only with a reason', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Refuse: Marcia Campbell' }));
  fireEvent.click(screen.getByRole('button', { name: 'Refuse' }));
  expect(await screen.findByText('Say why the date stays')).toBeTruthy();
  expect(posts()).toEqual([]);
  fireEvent.change(screen.getByLabelText('Why does the date stay?'), { target: { value: ' Too soon. ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Refuse' }));
  await waitFor(() =>
    expect(posts()).toEqual([
      { request: `POST /api/loans/admin/new-dates/${row._id}/refuse`, body: { note: 'Too soon.' } },
    ]),
  );
});

test('what somebody else has settled says so', async () => {
  answer = () =>
    Response.json(
      { code: 'new_date.settled', message: 'This request has been settled already.' },
      { status: 409 },
    );
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Grant: Marcia Campbell' }));
  fireEvent.click(screen.getByRole('button', { name: 'Grant' }));
  expect(await screen.findByText('This request has been settled already.')).toBeTruthy();
});

test('what was paid meanwhile can only be refused', async () => {
  rows = [{ ...row, nothingDue: true }];
  show();
  expect(await screen.findByText('Nothing due any more')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Grant/ })).toBeNull();
});

test('settled ones are found by their status, with who decided and why', async () => {
  rows = [
    {
      ...row,
      status: 'Refused',
      decidedAt: '2026-02-21T15:00:00.000Z',
      decidedBy: 'Ann Officer',
      note: 'Too soon.',
    },
  ];
  const router = show();
  fireEvent.change(await screen.findByLabelText('Status'), { target: { value: 'Refused' } });
  expect(await screen.findByText('Ann Officer, 10:00 am, February 21st 2026')).toBeTruthy();
  expect(screen.getByText('Too soon.')).toBeTruthy();
  expect(router.state.location.search).toBe('?status=Refused');
  await waitFor(() =>
    expect(calls.map(({ request }) => request)).toContain(
      'GET /api/loans/admin/new-dates?page=1&status=Refused',
    ),
  );
});

test('an empty list says so', async () => {
  rows = [];
  show();
  expect(await screen.findByText('Nobody is waiting for an answer.')).toBeTruthy();
});
