import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { toastList } from '#platform/web/ui/overlay/toast.ts';
import { saying } from '#tests/support/saying.ts';
import type { Consent } from '../contract.ts';
import { MyConsents } from './my-consents.tsx';

const standing: Consent = {
  _id: '1',
  partner: { _id: 'p', name: 'Island Credit' },
  purpose: 'LoanApplication',
  shared: ['contact', 'documents'],
  given: '2026-03-01T15:00:00.000Z',
  withdrawn: null,
};

/** A server that knows these consents and withdraws what it is asked to. */
function show(rows: Consent[]) {
  const withdrawn: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url === '/api/form') return Response.json({ csrfToken: 'token' });
    if (init.method === 'POST') {
      withdrawn.push(url);
      return Response.json({
        message: 'Island Credit can no longer see your information.',
        withdrawn: standing.given,
      });
    }
    const now = rows.map((row) => (withdrawn.length > 0 ? { ...row, withdrawn: standing.given } : row));
    return Response.json({ rows: now, total: rows.length, page: 1, perPage: 8 });
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <MyConsents />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return withdrawn;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('each consent says who sees what, and is withdrawn after one question', async () => {
  const withdrawn = show([standing]);
  expect(await screen.findByText('Your name, e-mail address and phone number')).toBeTruthy();
  expect(screen.queryByText('The answers in your verified sections')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw from Island Credit' }));
  expect(screen.getByRole('dialog', { name: 'Withdraw your consent for Island Credit?' })).toBeTruthy();
  expect(screen.getByText(/^A loan that Island Credit has approved is still yours to sign/)).toBeTruthy();
  expect(withdrawn).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(withdrawn).toEqual(['/api/consents/1/withdraw']));
  expect(await screen.findByText(saying('Withdrawn'))).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Withdraw from Island Credit' })).toBeNull();
  expect(toastList.now().map(({ text }) => text)).toContain(
    'Island Credit can no longer see your information.',
  );
});

test('withdrawing from being contacted says nothing of agreements', async () => {
  show([{ ...standing, purpose: 'Prequalification', shared: ['contact', 'figures'] }]);
  fireEvent.click(await screen.findByRole('button', { name: 'Withdraw from Island Credit' }));
  expect(screen.getByText(/does not find you in its list of people/)).toBeTruthy();
  expect(screen.queryByText(/^A loan that Island Credit has approved/)).toBeNull();
});

test('without any it says so', async () => {
  show([]);
  expect(await screen.findByText(/No lender can see your information/)).toBeTruthy();
});
