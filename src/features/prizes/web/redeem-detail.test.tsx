import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast, toastList } from '#platform/web/ui/overlay/toast.ts';
import { saying } from '#tests/support/saying.ts';
import { RedeemDetail } from './redeem-detail.tsx';
import { bag, redeemedBag, serve, showAt } from './web.test-support.tsx';

const SETTLED = '2026-03-05T14:00:00.000Z';

let prize: object;
let points: number;
let redeemReply: () => Response;
let calls: ReturnType<typeof serve>;

beforeEach(() => {
  prize = { ...bag, acquisition: null };
  points = 340;
  redeemReply = () => {
    prize = { ...bag, isRedeemed: true, stock: 3, acquisition: redeemedBag };
    points = 40;
    return Response.json({ message: 'Yours: School bag.', _id: 'redemption' });
  };
  calls = serve({
    'GET /api/prizes/bag': () => prize,
    'GET /api/prizes/next': () => ({ prize: null, points, hasPoints: false, redeems: [] }),
    'POST /api/prizes/redeem/bag?pointRequired=300': () => redeemReply(),
  });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const { id } of toastList.now()) toast.dismiss(id);
});

const show = () => showAt('/redeem/bag', '/redeem/:id', <RedeemDetail id="bag" />);
const button = (name: string) => screen.findByRole('button', { name });
const redeemCalls = () => calls.filter(({ request }) => request.startsWith('POST'));
const toasts = () => toastList.now().map(({ tone, text }) => [tone, text]);

async function confirm() {
  await waitFor(async () => expect(await button('Redeem')).toHaveProperty('disabled', false));
  fireEvent.click(await button('Redeem'));
  expect(await screen.findByText('This takes 300 seeds from your balance.')).toBeTruthy();
  const dialog = screen.getByRole('dialog');
  const buttons = [...dialog.querySelectorAll('button')];
  fireEvent.click(buttons.find(({ textContent }) => textContent === 'Redeem') ?? dialog);
}

test('shows the steps one by one, and under Description what it costs and is worth', async () => {
  show();
  const steps = await screen.findAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    '1Tap Redeem',
    '2Wait for our message',
    '3Collect it in town',
  ]);
  expect(screen.getByText('4 left')).toBeTruthy();
  fireEvent.click(screen.getByRole('tab', { name: 'Description' }));
  expect(screen.getByText('Seeds Required')).toBeTruthy();
  expect(screen.getByText('Value').nextElementSibling?.textContent).toBe('$4,500.00');
});

test('asks first, redeems once, and then is disabled and called Redeemed', async () => {
  show();
  await confirm();
  expect(redeemCalls()).toEqual([]);
  const redeemed = await screen.findByRole('button', { name: 'Redeemed' }, { timeout: 3_000 });
  expect(redeemed).toHaveProperty('disabled', true);
  expect(redeemCalls()).toHaveLength(1);
  expect(toasts()).toEqual([['good', 'Yours: School bag.']]);
  expect(screen.getByText('Pending')).toBeTruthy();
});

test('a refusal is said in the server’s words, and another try is the same intent', async () => {
  const words = 'The last one is gone. Your seeds were not touched.';
  redeemReply = () => Response.json({ code: 'prize.out_of_stock', message: words }, { status: 409 });
  show();
  await confirm();
  await waitFor(() => expect(toasts()).toEqual([['bad', words]]), { timeout: 3_000 });
  await confirm();
  await waitFor(() => expect(redeemCalls()).toHaveLength(2), { timeout: 3_000 });
  expect(new Set(redeemCalls().map(({ key }) => key)).size).toBe(1);
});

test('with too few seeds it says how many are missing and leads to where they are earned', async () => {
  points = 260;
  show();
  expect(
    await screen.findByText('You need 40 seeds more for this. Each section you submit earns some.'),
  ).toBeTruthy();
  expect(await button('Redeem')).toHaveProperty('disabled', true);
  expect(screen.getByRole('link', { name: 'Earn more seeds' }).getAttribute('href')).toBe('/earn-points');
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('260 of 300 seeds');
});

test('a coupon shows its code to its owner and copies it', async () => {
  prize = {
    ...bag,
    isRedeemed: true,
    givesCode: true,
    acquisition: { ...redeemedBag, status: 'Fulfilled', code: 'GAS-4711', settled: SETTLED },
  };
  const written: string[] = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void written.push(text) } });
  show();
  expect(await screen.findByText('GAS-4711')).toBeTruthy();
  expect(screen.queryByText(/^Decided by/)).toBeNull();
  fireEvent.click(await button('Copy code'));
  await waitFor(() => expect(toasts()).toEqual([['good', 'Code copied']]));
  expect(written).toEqual(['GAS-4711']);
});

test('after a cancellation the reason is there, and it can be redeemed again', async () => {
  prize = {
    ...bag,
    acquisition: {
      ...redeemedBag,
      status: 'Cancelled',
      cancelReason: 'The shop has closed',
      settled: SETTLED,
    },
  };
  show();
  expect(await screen.findByText('The shop has closed')).toBeTruthy();
  expect(screen.getByText(saying('Decided by our Rewards desk, 9:00 am, March 5th 2026'))).toBeTruthy();
  await waitFor(async () => expect(await button('Redeem')).toHaveProperty('disabled', false));
});
