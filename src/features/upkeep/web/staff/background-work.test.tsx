import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { toast, toastList } from '#platform/web/ui/overlay/toast.ts';
import { setSession } from '#tests/support/readable-session.ts';
import type { JobRow, QueueRow } from '../../contract.ts';
import { BackgroundWork } from './background-work.tsx';

const mail: QueueRow = {
  name: 'send-mail',
  cron: null,
  nextRun: null,
  lastFinished: '2026-03-08T21:05:00.000Z',
  waiting: 3,
  running: 0,
  retrying: 0,
  failed: 1,
};
const nightly: QueueRow = {
  ...mail,
  name: 'forget-old-keys',
  cron: '20 3 * * *',
  nextRun: '2026-03-09T08:20:00.000Z',
  lastFinished: null,
  waiting: 0,
  failed: 0,
};
const failed: JobRow = {
  _id: '01a00000-0000-7000-8000-000000000009',
  queue: 'send-mail',
  state: 'Failed',
  created: '2026-03-08T21:05:00.000Z',
  tries: 13,
  mostTries: 13,
  nextTry: null,
  error: 'come back later',
  about: ['01a00000-0000-7000-8000-000000000001'],
};

let asked: { request: string; body: unknown }[] = [];

function show(
  path: string,
  rows: JobRow[],
  retried = () => Response.json({ message: 'The job is tried again', state: 'Retrying' }),
) {
  setSession({
    id: '01a0-officer',
    userType: 'Moderator',
    status: 'Active',
    infoStatus: 'FirstModel',
    fullName: 'Althea Morgan',
    email: 'althea@example.com',
    image: null,
  });
  asked = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://self');
    asked.push({
      request: `${init.method ?? 'GET'} ${url.pathname}${url.search}`,
      body: init.body ? JSON.parse(String(init.body)) : undefined,
    });
    if (url.pathname === '/api/form') return Response.json({ csrfToken: 'token' });
    if (url.pathname === '/api/holidays') return Response.json({ holidays: [] });
    if (url.pathname === '/api/jobs/queues') return Response.json({ queues: [mail, nightly] });
    if (url.pathname === '/api/jobs') return Response.json({ rows, total: rows.length, page: 1, perPage: 8 });
    return retried();
  });
  const router = createMemoryRouter([{ path: '*', element: <BackgroundWork whatMoves={() => null} /> }], {
    initialEntries: [path],
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const { id } of toastList.now()) toast.dismiss(id);
});

test('each kind of work says when it runs, what waits and what failed, and leads to those jobs', async () => {
  const router = show('/admin/jobs', []);
  const row = await screen.findByRole('row', { name: /Email/ });
  expect(within(row).getByText('When something asks for it')).toBeTruthy();
  const recurring = screen.getByRole('row', { name: /Old replies/ });
  expect(within(recurring).getByText('Every day at 3:20 am')).toBeTruthy();
  expect(within(recurring).getByText('Next at 3:20 am, March 9th 2026')).toBeTruthy();
  expect(within(recurring).getByText('Not yet')).toBeTruthy();
  fireEvent.click(within(row).getByRole('link', { name: '1 Failed, Email' }));
  expect(router.state.location.search).toBe('?queue=send-mail&state=Failed');
  await waitFor(() =>
    expect(asked.map(({ request }) => request)).toContain(
      'GET /api/jobs?page=1&queue=send-mail&state=Failed',
    ),
  );
});

test('a job that failed says why and what it is about, and is tried again', async () => {
  show('/admin/jobs', [failed]);
  const row = await screen.findByRole('row', { name: /come back later/ });
  expect(within(row).getByText('13 of 13')).toBeTruthy();
  expect(within(row).getByText(`About ${failed.about[0]}`)).toBeTruthy();
  fireEvent.click(within(row).getByRole('button', { name: 'Retry now: Email' }));
  await waitFor(() =>
    expect(toastList.now().map(({ tone, text }) => [tone, text])).toEqual([
      ['good', 'The job is tried again'],
    ]),
  );
  expect(asked).toContainEqual({
    request: `POST /api/jobs/retry/${failed._id}`,
    body: { queue: 'send-mail' },
  });
});

test('one that is no longer failed says so, and only a failed one can be tried again', async () => {
  show('/admin/jobs', [failed, { ...failed, _id: 'other', state: 'Retrying', error: 'still trying' }], () =>
    Response.json(
      { code: 'job.not_failed', message: 'Only a job that has failed is tried again.' },
      { status: 409 },
    ),
  );
  fireEvent.click(await screen.findByRole('button', { name: /Retry now/ }));
  await waitFor(() =>
    expect(toastList.now().map(({ tone, text }) => [tone, text])).toEqual([
      ['bad', 'Only a job that has failed is tried again.'],
    ]),
  );
});

test.each([
  ['/admin/jobs', 'All work is done: nothing waits and nothing failed.'],
  ['/admin/jobs?state=Failed', 'No job matches these filters.'],
])('a list without a job at %s says so', async (address, text) => {
  show(address, []);
  expect(await screen.findByText(text)).toBeTruthy();
});
