import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { Offer } from './offer.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const decision = {
  loanDecision: false,
  maxLoanAmount: 0,
  loanTermMonths: 0,
  interestRate: 0,
  reasonForDecline: 'We have approved a loan for you.',
  expiresOn: null,
  score: 76,
  grade: 'B',
  dsr: 9,
  reasons: [{ code: 'loan.approved', reason: 'We have approved a loan for you.', note: null }],
  advice: [],
  adviceGap: 'stepsFirst',
  levers: [],
  updates: [],
  policyVersion: 3,
  decidedOn: '2026-03-01',
  adviceStandsUntil: '2026-03-31',
  kept: null,
};

const own = {
  rows: [
    { _id: 'b2', status: 'Approved', partner: { name: 'Island Credit' } },
    { _id: 'a1', status: 'Approved', partner: null },
  ],
  total: 2,
};

/** The offers of somebody whose application was approved, and whose agreement is this. */
function show(agreement: object) {
  const answers: Record<string, object> = {
    '/api/form': { csrfToken: 'token' },
    '/api/loan/user/decision': decision,
    '/api/loan-application/user': own,
    '/api/loan-application/a1/agreement': { agreement },
  };
  vi.stubGlobal('fetch', async (url: string) => {
    const answer = answers[url.split('?')[0] ?? ''];
    return answer ? Response.json(answer) : new Response('', { status: 404 });
  });
  const router = createMemoryRouter([{ path: '/loans', element: <Offer /> }], { initialEntries: ['/loans'] });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

const nothingRuns = () => expect(screen.queryByText(/You have a loan with us|See your loan/)).toBeNull();

test('an approved loan leads to the agreement that waits for its signature', async () => {
  show({ state: 'ReadyToSign', stillNeeded: [], loanId: null });
  const link = await screen.findByRole('link', { name: 'Read and sign' });
  expect(link.getAttribute('href')).toBe('/loan-application/a1/agreement');
  expect(screen.getByRole('heading', { name: 'Your loan is approved' })).toBeTruthy();
  nothingRuns();
});

test('a signed one says what its money waits for', async () => {
  const section = { sId: 'identification', name: 'Identification' };
  const stillNeeded = [{ proof: 'identity', state: 'NotProved', section }];
  show({ state: 'Signed', stillNeeded, loanId: null, disbursedOn: null, moneyDueBy: null });
  expect(
    await screen.findByText('Your money comes within 24 hours after we have checked your ID.'),
  ).toBeTruthy();
  nothingRuns();
});
