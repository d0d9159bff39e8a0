// For the screen tests of complaints: a screen at an address, and a server that answers as the test says.

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { day } from '#tests/support/days.ts';
import type { OwnComplaint } from '../contract.ts';

export const received: OwnComplaint = {
  _id: 'one',
  number: 'C-100001',
  category: 'Service',
  state: 'Received',
  sent: '2026-03-02T15:00:00.000Z',
  dueOn: day('2026-03-04'),
  isLate: false,
  words: 'Nobody answers the phone.',
  takeUpBy: day('2026-03-04'),
  answerBy: day('2026-03-23'),
  outcome: null,
  about: null,
  backUntil: null,
  mayReopen: false,
  mayEscalate: false,
  answer: null,
  steps: [],
};

export const page = <Row,>(...rows: Row[]) => ({ rows, total: rows.length, page: 1, perPage: 8 });

/** What the server answers, by method and address; what was sent is listed. */
export function serve(answers: Record<string, () => unknown>) {
  const sent: { request: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const request = `${init.method ?? 'GET'} ${url}`;
    if (url === '/api/form') return Response.json({ csrfToken: 'token' });
    if (init.body) sent.push({ request, body: JSON.parse(String(init.body)) });
    const answer = answers[request]?.();
    if (answer instanceof Response) return answer;
    return answer === undefined ? new Response('{}', { status: 404 }) : Response.json(answer);
  });
  return sent;
}

export function showAt(address: string, screen: ReactElement) {
  const [path = ''] = address.split('?');
  const router = createMemoryRouter(
    [
      { path, element: screen },
      { path: '*', element: <p>elsewhere</p> },
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
