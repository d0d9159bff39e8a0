import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { toast, toastList } from '#platform/web/ui/overlay/toast.ts';
import { setSession } from '#tests/support/readable-session.ts';
import { Holidays } from './holidays.tsx';

const holidays = [
  { day: '2026-12-25', name: 'Christmas Day', isAdded: false },
  { day: '2027-02-02', name: 'General election', isAdded: true },
];

let sent: [string, unknown][] = [];
let listed = holidays;
const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });

function show(userType: 'Admin' | 'Moderator') {
  setSession({
    ...{ id: '01a0-officer', userType, status: 'Active', infoStatus: 'FirstModel', image: null },
    ...{ fullName: 'Althea Morgan', email: 'althea@example.com' },
  });
  sent = [];
  listed = holidays;
  queries.clear();
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname } = new URL(address, 'http://self');
    if (init.method === 'POST') sent.push([pathname, JSON.parse(String(init.body))]);
    if (pathname === '/api/form') return Response.json({ csrfToken: 'token' });
    return Response.json(init.method === 'POST' ? { message: 'The day is removed' } : { holidays: listed });
  });
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <Holidays
          whatMoves={(day, onRead) => (
            <button type="button" onClick={() => day && onRead(day)}>{`Moves off ${day}`}</button>
          )}
        />
      ),
    },
  ]);
  render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const { id } of toastList.now()) toast.dismiss(id);
});

const ask = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'Remove General election' }));
const question = () => screen.findByRole('dialog', { name: 'Remove February 2nd 2027, General election?' });

test('an admin takes away a day that was added, and none of the law, after a question that names it', async () => {
  show('Admin');
  await ask();
  expect(within(await question()).getByText(/Dates that it has moved stay where they are/)).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Yes, remove' }));
  await waitFor(() => expect(sent).toEqual([['/api/holidays/remove', { day: '2027-02-02' }]]));
  expect(screen.queryByRole('button', { name: 'Remove Christmas Day' })).toBeNull();
  await waitFor(() => expect(toastList.now().map(({ text }) => text)).toEqual(['The day is removed']));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('nothing is left to confirm of a day that a colleague removed meanwhile', async () => {
  show('Admin');
  await ask();
  const dialog = await question();
  listed = holidays.filter(({ isAdded }) => !isAdded);
  await queries.invalidateQueries();
  expect(await within(dialog).findByText('This day was removed meanwhile.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Yes, remove' })).toBeNull();
});

test('an admin adds a day, which is named before it is sent, and sees beforehand what it moves', async () => {
  show('Admin');
  fireEvent.click(await screen.findByRole('button', { name: 'Add a day' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a public holiday' });
  const [confirm] = [...dialog.querySelectorAll('button')].filter(
    ({ textContent }) => textContent === 'Add a day',
  );
  if (confirm) fireEvent.click(confirm);
  expect(await screen.findByText('Choose the day.')).toBeTruthy();
  expect(screen.getByText('Say what the day is.')).toBeTruthy();
  expect(sent).toEqual([]);
  expect(screen.getByText('Moves off null')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2027-03-05' } });
  expect(await screen.findByText('Moves off 2027-03-05')).toBeTruthy();
});

test('nothing is sent before it is there to read what the day moves, by Enter neither', async () => {
  show('Admin');
  fireEvent.click(await screen.findByRole('button', { name: 'Add a day' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a public holiday' });
  const [confirm] = within(dialog).getAllByRole('button', { name: 'Add a day' }) as HTMLButtonElement[];
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
  type('Day', '2027-03-05');
  type('Name', 'General election');
  expect(confirm?.disabled).toBe(true);
  if (confirm?.form) fireEvent.submit(confirm.form);
  fireEvent.click(screen.getByText('Moves off 2027-03-05'));
  expect(confirm?.disabled).toBe(false);
  expect(sent).toEqual([]);
  type('Day', '2027-03-06');
  expect(confirm?.disabled).toBe(true);
  fireEvent.click(screen.getByText('Moves off 2027-03-06'));
  if (confirm?.form) fireEvent.submit(confirm.form);
  await waitFor(() =>
    expect(sent).toEqual([['/api/holidays', { day: '2027-03-06', name: 'General election' }]]),
  );
});

test('a moderator reads them', async () => {
  show('Moderator');
  expect(await screen.findByText('December 25th 2026')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
