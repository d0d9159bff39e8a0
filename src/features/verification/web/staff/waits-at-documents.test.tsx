import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { claimsQuery, queueQuery, type Review, reviewQuery } from './queries.ts';
import { WaitsAtDocuments } from './waits-at-documents.tsx';

const entry: Review['waits'][number] = {
  _id: 'd1',
  queue: 'Verification',
  recordId: 'd1',
  person: { _id: 'p1', fullName: 'Marcia Bent' },
  what: 'Banking',
  entered: '2026-03-01T10:00:00.000Z',
  due: '2026-03-02T10:00:00.000Z',
  isLate: true,
  holdUp: 'Owner',
  mayTake: true,
  owner: { _id: 'ann', fullName: 'Ann Officer' },
};
const queue = [
  { _id: 'owned', owner: { _id: 'ann', fullName: 'Ann Officer' } },
  { _id: 'held', owner: null },
  { _id: 'free', owner: null },
];
let asked: string[];
beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (url.startsWith('/api/verification/queue'))
      return Response.json({ rows: queue, total: 119, free: 'free' });
    return Response.json(url === '/api/verification/claims' ? [] : { waits: [entry] });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(client: QueryClient, at = '/') {
  const routes = [{ path: '*', element: <WaitsAtDocuments id="d1" /> }];
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

test('documents that were read ahead bring along by when they are due and whose they are', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } });
  client.setQueryData(reviewQuery('d1').queryKey, { waits: [entry] } as Review);
  client.setQueryData(claimsQuery.queryKey, []);
  show(client);
  const bar = await screen.findByRole('region', { name: 'What waits here' });
  for (const words of ['Ann Officer', 'Late']) expect(bar.textContent).toContain(words);
  expect(asked).toEqual([]);
});

test('whose they are is read again once somebody else holds them', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } });
  client.setQueryData(reviewQuery('d1').queryKey, { waits: [{ ...entry, owner: null }] } as Review);
  client.setQueryData(claimsQuery.queryKey, []);
  show(client);
  await screen.findByText('Nobody');
  client.setQueryData(claimsQuery.queryKey, [
    {
      verificationId: 'd1',
      by: { _id: 'ann', fullName: 'Ann Officer', email: 'ann@example.com' },
      until: new Date(Date.now() + 60_000).toISOString(),
    },
  ]);
  await screen.findByText('Ann Officer');
  await waitFor(() => expect(asked).toEqual(['/api/verification/d1']));
});

test.each([
  ['that is nobody else’s, on whatever page of the queue', 'far', 'far'],
  ['that is nobody else’s still, where a colleague has opened that meanwhile', 'held', 'free'],
  ['that nobody has open, where all are somebody’s', null, 'owned'],
])('where these are decided, the way leads on to the oldest %s', async (_which, stated, to) => {
  const all = { rows: stated ? queue : queue.slice(0, 1), total: 119, free: stated };
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } });
  client.setQueryData(queueQuery('FullUser', 1).queryKey, all as never);
  const decided = { waits: [], verification: { for: 'FullUser' } } as unknown as Review;
  client.setQueryData(reviewQuery('d1').queryKey, decided);
  client.setQueryData(claimsQuery.queryKey, [
    {
      verificationId: 'held',
      by: { _id: 'ann', fullName: 'Ann Officer', email: 'ann@example.com' },
      until: new Date(Date.now() + 60_000).toISOString(),
    },
  ]);
  show(client, '/admin/verification/d1');
  const link = await screen.findByRole('link', { name: 'Review documents (119)' });
  expect(link.getAttribute('href')).toBe(`/admin/verification/${to}`);
});
