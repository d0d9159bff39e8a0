// For the screen tests of prizes: answers in place of the server, and a screen at an address.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import type { Acquisition, Prize } from '../contract.ts';

export const bag: Prize = {
  _id: 'bag',
  name: 'School bag',
  description: 'Tap Redeem, wait for our message, collect it in town',
  type: 'Redeem',
  value: 4500,
  pointRequired: 300,
  imageUrl: null,
  stock: 4,
  givesCode: false,
  isRedeemed: false,
  isRemoved: false,
};

export const redeemedBag: Acquisition = {
  _id: 'redemption',
  prize: { _id: 'bag', name: 'School bag', value: 4500, imageUrl: null },
  created: '2026-03-03T21:05:00.000Z',
  pointSpent: 300,
  prizeType: 'Redeem',
  status: 'Pending',
  code: null,
  cancelReason: null,
  settled: null,
};

type Call = { request: string; key: string | null };

/** What the server answers, by method and address; the calls that were made are listed. */
export function serve(answers: Record<string, () => unknown>): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const request = `${init.method ?? 'GET'} ${url}`;
    calls.push({ request, key: new Headers(init.headers).get('idempotency-key') });
    if (url === '/api/form') return Response.json({ csrfToken: 'token' });
    const answer = answers[request]?.();
    if (answer instanceof Response) return answer;
    return answer === undefined ? new Response('{}', { status: 404 }) : Response.json(answer);
  });
  return calls;
}

export function showAt(address: string, path: string, screen: ReactElement): void {
  const router = createMemoryRouter([{ path, element: screen }], { initialEntries: [address] });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}
