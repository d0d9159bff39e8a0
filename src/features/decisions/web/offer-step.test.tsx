import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { OfferStep } from './offer-step.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  [true, [], /^Your offer is ready/, 'See your offer', '/loans'],
  [false, ['loan.applied'], /^You have applied for a loan/, 'See your application', '/loan-application'],
  [false, ['loan.open'], /^You have a loan with us/, 'See your application', '/loan-application'],
  [false, ['cash_flow.none'], /^We have no offer for you/, 'See why', '/loans'],
] as const)('of a decision of %s for %j it says %s', async (loanDecision, codes, sentence, button, to) => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    sent.push(`${init.method ?? 'GET'} ${url}`);
    return Response.json({ loanDecision, reasons: codes.map((code) => ({ code })) });
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <OfferStep />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByRole('link', { name: button }).getAttribute('href')).toBe(to);
  expect(sent).toEqual(['GET /api/loan/user/decision']);
});
