// For the screen tests of the staff's contests: a stored one, answers in place of the server, a screen at its address.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { toastList } from '#platform/web/ui/overlay/toast.ts';
import type { DeskContest } from '../../contract.ts';
import { AddContest } from './add-contest.tsx';
import { StaffContest } from './staff-contest.tsx';
import { StaffContests } from './staff-contests.tsx';

export const stored: DeskContest = {
  _id: 'c1',
  name: 'Back to school',
  description: 'A bag, Books for a year',
  category: 'roulette',
  status: 'Scheduled',
  phase: 'scheduled',
  startDate: '2036-03-01T05:00:00.000Z',
  endDate: '2036-03-11T04:59:59.999Z',
  created: '2026-02-01T14:00:00.000Z',
  addedBy: 'Ann Lee',
  version: 3,
  points: 25,
  participants: 0,
  maxWinners: 2,
  claimDays: 30,
  approvalNumber: '',
  rules: '',
  prize: {
    _id: '00000000-0000-7000-a000-000000000001',
    name: 'School bag',
    imageUrl: null,
    value: 6_500,
    left: null,
  },
  opened: null,
  requests: [],
  commitment: null,
  draw: null,
};

export type Sent = { request: string; body: unknown };
export type Answers = Record<string, () => unknown>;

/** What the server answers, by method and path; what was sent is listed. */
export function serve(): { answers: Answers; sent: Sent[] } {
  const sent: Sent[] = [];
  const answers: Answers = {
    'GET /api/contests/desk/c1': () => stored,
    'GET /api/contests/participants/c1': () => ({ rows: [], total: 0, page: 1, perPage: 8 }),
  };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url === '/api/form') return Response.json({ csrfToken: 'token' });
    const request = `${init.method ?? 'GET'} ${url.split('?')[0]}`;
    if (init.method === 'POST') sent.push({ request, body: JSON.parse(String(init.body)) });
    else sent.push({ request: `GET ${url}`, body: null });
    const answer = answers[request]?.();
    if (answer instanceof Response) return answer;
    return answer === undefined ? new Response('{}', { status: 404 }) : Response.json(answer);
  });
  return { answers, sent };
}

export function showAt(address: string) {
  const router = createMemoryRouter(
    [
      { path: '/admin/contests', element: <StaffContests /> },
      { path: '/admin/contests/add', element: <AddContest /> },
      { path: '/admin/contests/c1', element: <StaffContest id="c1" /> },
    ],
    { initialEntries: [address] },
  );
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}
export const toasts = () => toastList.now().map(({ tone, text }) => [tone, text]);
export const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
export const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
export const yes = async (question: string) => {
  const dialog = await screen.findByRole('dialog', { name: question, hidden: true });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Yes', hidden: true }));
};
