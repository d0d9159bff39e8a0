// For the tests of these screens: a router and a query client around one screen, and a server that answers as the test says.

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { day } from '#tests/support/days.ts';
import type { LateLoan, LoanRow, PortfolioFigures } from '../../../contract/portfolio.ts';
import type { LoanSummary } from '../../../contract.ts';
import { loanSummary } from '../../loan-summary.test-support.ts';

export type Asked = { path: string; query: URLSearchParams; body: unknown };

/** Answers each path as given; what was asked for is kept. */
export function serverSays(answers: Record<string, object>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
    const [path = '', query = ''] = url.split('?');
    asked.push({ path, query: new URLSearchParams(query), body: body ? JSON.parse(body) : null });
    const answer = path === '/api/form' ? { csrfToken: 'token' } : answers[path];
    return new Response(JSON.stringify(answer ?? {}), { status: answer ? 200 : 404 });
  });
  return asked;
}

export function show(screen: ReactNode, at: string) {
  const router = createMemoryRouter([{ path: '*', element: screen }], { initialEntries: [at] });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

export const figures: PortfolioFigures = {
  ageing: [
    { step: 'Current', loans: 70, principal: 700_000, share: 70 },
    { step: '1-30', loans: 1, principal: 150_000, share: 15 },
    { step: '31-60', loans: 6, principal: 90_000, share: 9 },
    { step: '61-90', loans: 3, principal: 40_000, share: 4 },
    { step: '90+', loans: 0, principal: 20_000, share: 2 },
  ],
  running: { loans: 1_080, principal: 1_000_000, owed: 1_110_000 },
  inArrears: { loans: 10, principal: 300_000 },
  repaid: 40,
  writtenOff: { loans: 4, owed: 33_000 },
  par30: 15,
};

export const summary: LoanSummary = {
  ...loanSummary,
  _id: '0190a000-0000-7000-8000-000000000001',
  state: 'InArrears',
  ageing: '1-30',
  overdue: 1_916.66,
  daysLate: 12,
  worstDaysLate: 12,
};

export const loanRow: LoanRow = {
  ...summary,
  borrower: { _id: 'b1', fullName: 'Marcia Campbell', email: 'marcia@example.com' },
};

export const lateLoan: LateLoan = {
  _id: summary._id,
  number: summary.number,
  partner: null,
  borrower: { ...loanRow.borrower, phone: '876-555-0123' },
  state: 'InArrears',
  ageing: '1-30',
  overdue: 1_916.66,
  owed: 3_833.34,
  daysLate: 12,
  lastPaidOn: day('2026-02-28'),
  lastContact: null,
  lastPromise: null,
};

export const pageOf = <Row,>(...rows: Row[]) => ({ rows, total: rows.length, page: 1, perPage: 8 });
