import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Prize } from '../contract.ts';
import { MyAcquisitions } from './my-acquisitions.tsx';
import { NextPrizeCard } from './next-prize-card.tsx';
import { RedeemList } from './redeem-list.tsx';
import { bag, redeemedBag, serve, showAt } from './web.test-support.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const prizes: Prize[] = [
  bag,
  { ...bag, _id: 'credit', name: 'Phone credit', pointRequired: 90, stock: null },
  { ...bag, _id: 'gas', name: 'Gas voucher', stock: 0 },
  { ...bag, _id: 'book', name: 'Exercise books', isRedeemed: true },
];

function showList(rows: Prize[], points = 100) {
  const next = { prize: rows[0] ?? null, points, hasPoints: false, redeems: rows.slice(1, 2) };
  serve({
    'GET /api/prizes?type=Redeem&page=1': () => ({ rows, total: rows.length, page: 1, perPage: 8 }),
    'GET /api/prizes/next': () => next,
  });
}

test('each prize shows its price, what is missing and left, and leads to its page', async () => {
  showList(prizes);
  showAt('/redeem', '/redeem', <RedeemList featured={<p>The contest of the month</p>} />);
  const cards = await screen.findAllByRole('article');
  expect(await screen.findByText('100 seeds')).toBeTruthy();
  expect(screen.getByText('The contest of the month')).toBeTruthy();
  const [first, second, third, fourth] = cards.map((card) => within(card));
  expect(first?.getByText('200 seeds to go · 4 left')).toBeTruthy();
  expect(second?.queryByText(/to go/)).toBeNull();
  expect(third?.getByText('All gone')).toBeTruthy();
  expect(fourth?.getByText('Redeemed')).toBeTruthy();
  const link = first?.getByRole('link', { name: 'Get Now! School bag' });
  expect(link?.getAttribute('href')).toBe('/redeem/bag');
});

test('with no prize it says so', async () => {
  showList([]);
  showAt('/redeem', '/redeem', <RedeemList />);
  expect(
    await screen.findByText(
      'There is nothing to redeem right now. We are working on adding new prizes for you',
    ),
  ).toBeTruthy();
});

test('the next prize shows how far it is', async () => {
  showList(prizes);
  showAt('/', '/', <NextPrizeCard />);
  expect(await screen.findByText('Answer Questions to earn seed points and redeem rewards')).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('100 of 300 seeds');
  expect(screen.getByText('Your seeds are enough for 1 reward now.')).toBeTruthy();
});

test('a prize that one can have already is no next one, and the next is named once', async () => {
  showList(prizes);
  showAt('/', '/', <NextPrizeCard />);
  expect(await screen.findAllByText('School bag')).toHaveLength(1);
  cleanup();
  serve({ 'GET /api/prizes/next': () => ({ prize: bag, points: 900, hasPoints: true, redeems: [bag] }) });
  showAt('/', '/', <NextPrizeCard />);
  expect(await screen.findByText('Your seeds are enough for 1 reward now.')).toBeTruthy();
  expect(screen.queryByText('School bag')).toBeNull();
});

test('one’s acquisitions show their state, and why one was cancelled', async () => {
  const cancelled = {
    ...redeemedBag,
    _id: 'other',
    status: 'Cancelled',
    cancelReason: 'The shop has closed',
    settled: '2026-03-05T14:00:00.000Z',
  };
  const coupon = {
    ...redeemedBag,
    _id: 'coupon',
    status: 'Fulfilled',
    code: 'GAS-4711',
    settled: redeemedBag.created,
  };
  serve({
    'GET /api/acquisitions?page=1': () => ({
      rows: [redeemedBag, cancelled, coupon],
      total: 3,
      page: 1,
      perPage: 8,
    }),
  });
  showAt('/profile', '/profile', <MyAcquisitions />);
  expect(await screen.findByText('Pending')).toBeTruthy();
  expect(screen.getByText('The shop has closed')).toBeTruthy();
  expect(screen.getAllByText(/^Decided by/).map(({ textContent }) => textContent)).toEqual([
    'Decided by our Rewards desk, 9:00 am, March 5th 2026',
  ]);
  expect(screen.getByText('GAS-4711')).toBeTruthy();
});

test('without acquisitions it says so', async () => {
  serve({ 'GET /api/acquisitions?page=1': () => ({ rows: [], total: 0, page: 1, perPage: 8 }) });
  showAt('/profile', '/profile', <MyAcquisitions />);
  expect(await screen.findByText('You have not redeemed anything yet.')).toBeTruthy();
});
