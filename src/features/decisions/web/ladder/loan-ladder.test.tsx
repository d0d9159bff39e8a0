import { QueryClient } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { day } from '#tests/support/days.ts';
import { saying } from '#tests/support/saying.ts';
import { showScreen } from '#tests/support/show-screen.tsx';
import type { LadderOnWire } from '../../contract/ladder.ts';
import { LoanLadder } from './loan-ladder.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const NAMES = ['firstLoan', 'repayInFull', 'fullInformation', 'largerLoan'] as const;

type Decision = { loanDecision: boolean; reasons: { code: string }[] };
const offered: Decision = { loanDecision: true, reasons: [] };

let queries: QueryClient;

function show(
  now: (typeof NAMES)[number],
  known: Partial<LadderOnWire> = {},
  decision = offered,
  at = '/my-loans',
) {
  const place = NAMES.indexOf(now);
  const rungs = NAMES.map((name, index) => ({
    name,
    state: index < place ? 'done' : index === place ? 'now' : 'later',
  }));
  const answer = {
    rungs,
    loanRuns: false,
    opensOn: null,
    firstUpTo: 5_000,
    largest: 500_000,
    sections: { submitted: 3, required: 9 },
    ...known,
  };
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.startsWith('/api/loan/user/decision') ? decision : answer),
  );
  queries = new QueryClient();
  showScreen(<LoanLadder />, { at, client: queries });
}

const current = () =>
  screen.getAllByRole('listitem').filter((rung) => rung.getAttribute('aria-current') === 'step');

test('a newcomer stands on the first rung, and sees that the first loan must be repaid', async () => {
  show('firstLoan');
  expect(await screen.findByText('First loan up to $5,000.00')).toBeTruthy();
  expect(screen.getByText('Larger amounts, up to $500,000.00')).toBeTruthy();
  expect(screen.getAllByText('Later')).toHaveLength(3);
  const link = await screen.findByRole('link', { name: 'See your offer' });
  expect(link.getAttribute('href')).toBe('/loans');
});

test('while an application waits it leads there, and to no offer that is not there', async () => {
  show('firstLoan', {}, { loanDecision: false, reasons: [{ code: 'loan.applied' }] });
  const link = await screen.findByRole('link', { name: 'See your application' });
  expect(link.getAttribute('href')).toBe('/loan-application');
  expect(screen.queryByRole('link', { name: 'See your offer' })).toBeNull();
  expect(screen.getByText(/^You have applied for a loan, and we are looking at it/)).toBeTruthy();
  expect(screen.queryByText(/Six short sections make the offer/)).toBeNull();
});

test('an approved loan that is not paid out yet is shown as approved', async () => {
  show('firstLoan', {}, { loanDecision: false, reasons: [{ code: 'loan.approved' }] });
  expect(await screen.findByText(/^Your loan is approved\. See what comes next/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See what comes next' }).getAttribute('href')).toBe('/loans');
  expect(screen.queryByText(/Six short sections make the offer/)).toBeNull();
});

test('beside the offer, which leads on itself, it leads nowhere', async () => {
  show('firstLoan', {}, offered, '/loans');
  expect(await screen.findByText('First loan up to $5,000.00')).toBeTruthy();
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  expect(queries.getQueryCache().getAll()).toHaveLength(2);
  expect(screen.queryByRole('link')).toBeNull();
  cleanup();
  show('firstLoan', {}, { loanDecision: false, reasons: [{ code: 'loan.applied' }] }, '/loans');
  expect(await screen.findByText(/^You have applied for a loan, and we are looking at it/)).toBeTruthy();
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  expect(screen.queryByRole('link')).toBeNull();
});

test('while the first loan runs, repaying it in full is what opens more', async () => {
  show('repayInFull', { loanRuns: true });
  expect(await screen.findByText(/must be repaid before higher amounts unlock/)).toBeTruthy();
  expect(screen.getByText(/A loan runs just now/)).toBeTruthy();
  expect(current()).toHaveLength(1);
  expect(screen.queryByRole('link')).toBeNull();
});

test('repaid early, it says on which day more opens', async () => {
  show('repayInFull', { opensOn: day('2026-12-23') });
  expect(await screen.findByText(saying(/Higher amounts unlock on December 23rd 2026/))).toBeTruthy();
  expect(screen.queryByText(/must be repaid before/)).toBeNull();
});

test('once it is repaid, the full sections are next, and how many are done is said', async () => {
  show('fullInformation');
  expect(await screen.findByText(/3 of 9 full sections are submitted/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Fill in the sections' }).getAttribute('href')).toBe(
    '/earn-points',
  );
});
