import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { Dashboard } from './dashboard.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const section = { _id: '1', sId: 'basic_information', name: 'Basic Information' };
const answer = {
  points: 120,
  level: 'seed4',
  counts: { submitted: 2, waiting: 0, verified: 1, rejected: 0, total: 6 },
  nextStep: { action: 'submit', section },
  loan: null,
};

function show(given: object = answer) {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(given)));
  const router = createMemoryRouter([
    { path: '/', element: <Dashboard offerStep={<p>The offer's step</p>} /> },
  ]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

const linkOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('the tiles and the two cards lead where they should', async () => {
  show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My dashboard');
  await screen.findByRole('link', { name: /My Points.*120 seeds/ });
  expect(linkOf(/My Profile/)).toBe('/earn-points');
  expect(linkOf(/My Loans/)).toBe('/loan-services');
  expect(linkOf(/My Rewards/)).toBe('/redeem');
  expect(linkOf(/Financial Tips/)).toBe('/financial-tip');
  expect(linkOf(/My Points/)).toBe('/redeem');
  expect(linkOf(/Your Offers/)).toBe('/loans');
  expect(linkOf(/Your Applications/)).toBe('/loan-application');
});

test('the plant, the verification status and the one next step', async () => {
  show();
  expect(await screen.findByRole('img', { name: 'Your plant, at level 4 of 10' })).toBeTruthy();
  expect(screen.getByText('Not Verified')).toBeTruthy();
  expect(linkOf(/Start this section/)).toBe('/information?section=basic_information');
});

test('a loan that runs has its card, and is the next step where nothing else is or where it is overdue', async () => {
  const loan = { _id: 'l1', owed: 3_833.34, overdue: 0, nextAmount: 1_916.66, nextDueOn: '2026-03-31' };
  show({ ...answer, loan });
  await screen.findByText('Next: $1,916.66 on 31 March 2026');
  await screen.findByRole('link', { name: /Start this section/ });
  expect(linkOf(/Your loan/)).toBe('/my-loans/l1');
  expect(linkOf(/Start this section/)).toBe('/information?section=basic_information');
  cleanup();
  show({ ...answer, loan, nextStep: { action: 'offer', section: null } });
  await screen.findByRole('link', { name: 'See your loan' });
  expect(screen.queryByText("The offer's step")).toBeNull();
  cleanup();
  show({ ...answer, loan: { ...loan, overdue: 1_916.66 } });
  await screen.findByRole('link', { name: 'See your loan' });
  expect(screen.getAllByText('$1,916.66 is overdue')).toHaveLength(2);
});

test('with every section verified the status line says so', async () => {
  show({
    ...answer,
    counts: { ...answer.counts, verified: 6 },
    nextStep: { action: 'offer', section: null },
  });
  expect(await screen.findByText('Verified')).toBeTruthy();
  expect(screen.getByText("The offer's step")).toBeTruthy();
});
