import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { toast, toastList } from '#platform/web/ui/overlay/toast.ts';
import { saying } from '#tests/support/saying.ts';
import type { Acquisition } from '../../../contract.ts';
import { redeemedBag, serve, showAt } from '../../web.test-support.tsx';
import { StaffRedemption } from './staff-redemption.tsx';
import { StaffRedemptions } from './staff-redemptions.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const { id } of toastList.now()) toast.dismiss(id);
});

const redeemed: Acquisition = {
  ...redeemedBag,
  user: { _id: 'keisha', fullName: 'Keisha Wright', email: 'keisha@example.com' },
  settledBy: null,
};
const PATH = '/api/acquisitions/redemption';
const toasts = () => toastList.now().map(({ text }) => text);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const inDialog = () => within(screen.getByRole('dialog'));

async function show(redemption: Acquisition, answers: Record<string, () => unknown> = {}) {
  const calls = serve({ [`GET ${PATH}`]: () => redemption, ...answers });
  showAt('/admin/redeem/redemption?status=Pending', '*', <StaffRedemption id="redemption" />);
  await screen.findByText('Keisha Wright');
  return calls;
}

test('the list is what the address asks for; a row leads to its redemption and keeps the view', async () => {
  serve({
    'GET /api/acquisitions?page=1&search=kei&status=Pending&sort=-seeds': () => ({
      rows: [redeemed],
      total: 1,
      page: 1,
      perPage: 8,
    }),
  });
  showAt('/admin/redeem?search=kei&status=Pending&sort=-seeds', '*', <StaffRedemptions />);
  const row = within((await screen.findAllByRole('row')).at(-1) as HTMLElement);
  for (const cell of ['Keisha Wright', 'School bag', '300 seeds', 'Pending', '4:05 pm, March 3rd 2026'])
    expect(row.getByText(cell)).toBeTruthy();
  expect(row.getByRole('link').getAttribute('href')).toBe(
    '/admin/redeem/redemption?search=kei&status=Pending&sort=-seeds',
  );
});

test('on a phone, one that waits for nobody says nothing of when it is due', async () => {
  const waits = { due: new Date(Date.now() + 90_000_000).toISOString(), isLate: false, mayTake: true };
  serve({
    'GET /api/acquisitions?page=1': () => ({
      rows: [
        { ...redeemed, ...waits, owner: null },
        { ...redeemed, _id: 'settled', status: 'Fulfilled' },
      ],
      ...{ total: 2, page: 1, perPage: 8 },
    }),
  });
  showAt('/admin/redeem', '*', <StaffRedemptions />);
  const due = (await screen.findAllByText('Due', { selector: 'td > span' })).map((label) =>
    label.closest('td'),
  );
  expect(due.map((cell) => [cell?.textContent, cell?.className.includes('max-sm:hidden')])).toEqual([
    ['Duein 24 hNobody', false],
    ['Due', true],
  ]);
});

test('a pending one leads to its person and prize, and is fulfilled after a question', async () => {
  const calls = await show(redeemed, {
    [`POST ${PATH}/fulfil`]: () => ({ message: 'Redemption fulfilled successfully', status: 'Fulfilled' }),
  });
  expect(screen.getByRole('link', { name: 'Keisha Wright' }).getAttribute('href')).toBe(
    '/admin/users/keisha',
  );
  expect(screen.getByRole('link', { name: 'School bag' }).getAttribute('href')).toBe('/admin/prizes/bag');
  expect(screen.getByRole('link', { name: 'Go back' }).getAttribute('href')).toBe(
    '/admin/redeem?status=Pending',
  );
  press('Fulfil');
  fireEvent.click(inDialog().getByRole('button', { name: 'Yes, handed over' }));
  await waitFor(() => expect(toasts()).toEqual(['Redemption fulfilled successfully']));
  expect(calls.filter(({ request }) => request === `POST ${PATH}/fulfil`)).toHaveLength(1);
});

test('cancelling asks for a reason, and says whose seeds go back', async () => {
  const calls = await show(redeemed, {
    [`POST ${PATH}/cancel`]: () => ({ message: 'Redemption cancelled successfully', status: 'Cancelled' }),
  });
  press('Cancel redemption');
  expect(inDialog().getByText('Keisha Wright reads it, and gets 300 seeds back.')).toBeTruthy();
  fireEvent.click(inDialog().getByRole('button', { name: 'Cancel redemption' }));
  expect(inDialog().getAllByText('Please specify a reason for the cancellation')).toHaveLength(2);
  expect(calls.filter(({ request }) => request.startsWith('POST'))).toEqual([]);
  fireEvent.change(inDialog().getByRole('textbox'), { target: { value: 'Sold out' } });
  fireEvent.click(inDialog().getByRole('button', { name: 'Cancel redemption' }));
  await waitFor(() => expect(toasts()).toEqual(['Redemption cancelled successfully']));
});

test('where a colleague was first, that is said', async () => {
  await show(redeemed, {
    [`POST ${PATH}/fulfil`]: () =>
      Response.json({ code: 'acquisition.settled', message: 'Settled already.' }, { status: 409 }),
  });
  press('Fulfil');
  fireEvent.click(inDialog().getByRole('button', { name: 'Yes, handed over' }));
  await waitFor(() => expect(toasts()).toEqual(['Settled already.']));
});

test('a settled one shows by whom and when, and asks nothing more', async () => {
  await show({
    ...redeemed,
    status: 'Cancelled',
    cancelReason: 'Sold out',
    settled: '2026-03-04T15:00:00.000Z',
    settledBy: { _id: 'olive', fullName: 'Olive Officer' },
  });
  expect(screen.getByText('This redemption is Cancelled')).toBeTruthy();
  expect(screen.getByText(saying('10:00 am, March 4th 2026, by Olive Officer'))).toBeTruthy();
  expect(screen.getByText('Sold out')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Fulfil' })).toBeNull();
});

test('a coupon was fulfilled by its code', async () => {
  await show({ ...redeemed, status: 'Fulfilled', settled: '2026-03-03T21:05:00.000Z' });
  expect(screen.getByText(saying('4:05 pm, March 3rd 2026, by handing out its code'))).toBeTruthy();
});
