import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast, toastList } from '#platform/web/ui/overlay/toast.ts';
import { day } from '#tests/support/days.ts';
import { saying } from '#tests/support/saying.ts';
import type { CounterOffer } from '../../contract/counter-offer.ts';
import { CounterOfferCard } from './counter-offer-card.tsx';

const cost = {
  repaymentOption: 'Monthly',
  fee: 2_500,
  cashInHand: 47_500,
  interest: 15_000,
  totalRepayment: 65_000,
  monthlyRepayment: 10_833.33,
  effectiveYearlyRate: 99.5,
  schedule: [
    { number: 1, dueOn: '2026-04-01', amount: 32_500 },
    { number: 2, dueOn: '2026-05-01', amount: 32_500 },
  ],
} as const;
const offer: CounterOffer = {
  _id: 'o1',
  state: 'Open',
  asked: { loanAmount: 50_000, interestRate: 5, term: 6, cost: { ...cost, schedule: [...cost.schedule] } },
  offered: {
    loanAmount: 30_000,
    interestRate: 6,
    term: 6,
    cost: {
      ...cost,
      schedule: [...cost.schedule],
      cashInHand: 28_500,
      totalRepayment: 40_800,
      monthlyRepayment: 6_800,
      effectiveYearlyRate: 121.25,
    },
  },
  reason: 'Your income carries this much.',
  madeAt: '2026-03-02T15:00:00.000Z',
  standsUntil: day('2026-03-09'),
  endedAt: null,
};

let sent: { url: string; body: unknown }[];
let reply: Response;
beforeEach(() => {
  sent = [];
  reply = Response.json({ message: 'Done' });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url === '/api/form') return Response.json({ csrfToken: 'token' });
    sent.push({ url, body: JSON.parse(String(init.body)) });
    return reply.clone();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const { id } of toastList.now()) toast.dismiss(id);
});

const show = (known: Partial<CounterOffer> = {}) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CounterOfferCard applicationId="a1" lender="Island Credit" offer={{ ...offer, ...known }} />
    </QueryClientProvider>,
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('shows both sides with every cost, why, and until when', () => {
  show();
  const rows = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['', 'You asked', 'Offered'],
    ['Amount', '$50,000.00', '$30,000.00'],
    ['Interest a month, add-on', '5%', '6%'],
    ['Term', '6 months', '6 months'],
    ['Cash in your hand', '$47,500.00', '$28,500.00'],
    ['Each month you pay', '$10,833.33', '$6,800.00'],
    ['You pay back in all', '$65,000.00', '$40,800.00'],
    ['Effective yearly rate', '99.50%', '121.25%'],
  ]);
  expect(screen.getByText('Your income carries this much.')).toBeTruthy();
  expect(screen.getByText(saying('You can answer until the end of March 9th 2026.'))).toBeTruthy();
});

test.each([
  ['Accept', 'Accept $30,000.00?', 'accept'],
  ['Decline', 'Decline these terms?', 'decline'],
])('%s asks once, and sends which offer was read', async (button, title, verb) => {
  show();
  press(button);
  const dialog = within(screen.getByRole('dialog', { name: title }));
  expect(sent).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: button }));
  await waitFor(() =>
    expect(sent).toEqual([
      { url: `/api/loan-application/a1/counter-offer/${verb}`, body: { counterOffer: 'o1' } },
    ]),
  );
  await waitFor(() => expect(toastList.now().map(({ text }) => text)).toEqual(['Done']));
});

test('that was taken back meanwhile says so', async () => {
  reply = Response.json({ code: 'counter_offer.withdrawn', message: 'Taken back' }, { status: 409 });
  show();
  press('Accept');
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Accept' }));
  await waitFor(() =>
    expect(toastList.now().map(({ tone, text }) => [tone, text])).toEqual([['bad', 'Taken back']]),
  );
});

test.each(['Accepted', 'Declined', 'Withdrawn', 'Expired'] as const)(
  'that is %s says so, and asks for no answer',
  (state) => {
    show({ state });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('table')).toBeTruthy();
    expect(screen.queryByText(/You can answer until/)).toBeNull();
  },
);
