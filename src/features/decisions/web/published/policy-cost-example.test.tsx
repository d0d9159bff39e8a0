import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { defaultPolicy } from '../../defaults/policy.ts';
import { publishPolicy } from '../../rules/published/publish-policy.ts';
import { PolicyCostExample } from './policy-cost-example.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ends = () =>
  screen.getAllByRole('slider').map((slider) => ['min', 'max'].map((end) => slider.getAttribute(end)));

function show(answer: () => Response) {
  vi.stubGlobal('fetch', async () => answer());
  render(<PolicyCostExample />);
}

const published = (known: Partial<typeof defaultPolicy> = {}) =>
  publishPolicy({ ...defaultPolicy, ...known }, new Date());

test('the sliders end where the policy in force ends, and the cost is at its lowest rate', async () => {
  const { loan, discount } = defaultPolicy;
  const largestCents = { ...loan.largestCents, FullModel: 60_000_00 };
  const stricter = {
    loan: { ...loan, largestCents, shortestTermMonths: 2, longestTermMonths: 5 },
    discount: { ...discount, lowestRateMonthlyBps: 450 },
  };
  show(() => Response.json({ ...published(stricter), trying: null }));
  await waitFor(() =>
    expect(ends()).toEqual([
      ['5000', '60000'],
      ['2', '5'],
    ]),
  );
  // Six months were shown first: 50,000 × 4.5 % × 5 are 11,250.
  expect(screen.getByText('5 months')).toBeTruthy();
  expect(screen.getByText(/^An example at 4\.5% a month/)).toBeTruthy();
  expect(screen.getAllByText('$11,250.00').length).toBeGreaterThan(0);
});

test('before the answer, and without one, they end where the policy that the product comes with does', async () => {
  const { largest, shortestTerm, longestTerm } = published();
  show(() => new Response('', { status: 503 }));
  const shipped = [
    ['5000', String(largest)],
    [String(shortestTerm), String(longestTerm)],
  ];
  expect(ends()).toEqual(shipped);
  await waitFor(() => expect(ends()).toEqual(shipped));
});
