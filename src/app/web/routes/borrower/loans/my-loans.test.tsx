import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import MyLoans from './my-loans.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const rungs = ['firstLoan', 'repayInFull', 'fullInformation', 'largerLoan'].map((name, index) => ({
  name,
  state: index === 0 ? 'now' : 'later',
}));

/** The loans of somebody who has none yet, after this decision. */
function show(decision: object) {
  const answers: Record<string, object> = {
    '/api/loan/user/decision': decision,
    '/api/loan/user/ladder': {
      ...{ rungs, loanRuns: false, opensOn: null, firstUpTo: 5_000, largest: 500_000 },
      sections: { submitted: 0, required: 9 },
    },
    '/api/loan-application/user': { rows: [{ _id: 'a1', status: 'Approved', partner: null }], total: 1 },
    '/api/loan-application/a1/agreement': {
      agreement: { state: 'ReadyToSign', stillNeeded: [], loanId: null },
    },
  };
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(answers[url.split('?')[0] ?? ''] ?? { rows: [], total: 0, page: 1, perPage: 8 }),
  );
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={['/my-loans']}>
        <MyLoans />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('an approved loan leads to its agreement, and to no offer', async () => {
  show({ loanDecision: false, reasons: [{ code: 'loan.approved' }] });
  const link = await screen.findByRole('link', { name: 'Read and sign' });
  expect(link.getAttribute('href')).toBe('/loan-application/a1/agreement');
  expect(await screen.findByText(/^No loan runs yet/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'See your offer' })).toBeNull();
});

test.each([
  ['an offer', true, [], 'See your offer'],
  ['an application', false, [{ code: 'loan.applied' }], 'See your application'],
  ['neither', false, [{ code: 'sections.missing' }], 'See why'],
])('without a loan, with %s, one link leads on', async (_what, loanDecision, reasons, name) => {
  show({ loanDecision, reasons });
  expect(await screen.findByText(/^No loan runs yet/)).toBeTruthy();
  expect(await screen.findAllByRole('link', { name })).toHaveLength(1);
  const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(names).toEqual([...new Set(names)]);
  expect(screen.queryByRole('link', { name: 'Read and sign' })).toBeNull();
});
