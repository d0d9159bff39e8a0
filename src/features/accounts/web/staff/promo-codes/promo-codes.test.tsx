import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast, toastList } from '#platform/web/ui/overlay/toast.ts';
import { showScreen } from '#tests/support/show-screen.tsx';
import type { PromoCode } from '../../../contract/promo-codes.ts';
import { PromoCodes } from './promo-codes.tsx';

const lignum: PromoCode = {
  _id: 'lignum',
  code: 'LIGNUM',
  seeds: 50,
  used: 12,
  maxUses: 100,
  expires: null,
  state: 'Active',
  created: '2026-03-03T21:05:00.000Z',
  addedBy: { _id: 'olive', fullName: 'Olive Officer' },
};
const over: PromoCode = {
  ...lignum,
  _id: 'over',
  code: 'OVER',
  state: 'Ended',
  // 31 December is over.
  expires: '2026-01-01T05:00:00.000Z',
  maxUses: null,
  addedBy: null,
};

let sent: { url: string; body: unknown }[];
let answer: () => Response;

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url === '/api/form') return Response.json({ csrfToken: 'token' });
    if (init.method !== 'POST') return Response.json({ rows: [lignum, over], total: 2, page: 1, perPage: 8 });
    sent.push({ url, body: JSON.parse(String(init.body)) });
    return answer();
  });
  showScreen(<PromoCodes />);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const { id } of toastList.now()) toast.dismiss(id);
});

const toasts = () => toastList.now().map(({ text }) => text);
const inDialog = () => within(screen.getByRole('dialog'));

test('each code shows its seeds, its uses, its state and who added it', async () => {
  const [, first, second] = await screen.findAllByRole('row');
  for (const cell of ['LIGNUM', '50 seeds', '12 of 100', 'Active', 'Never', 'Olive Officer'])
    expect(within(first as HTMLElement).getByText(cell)).toBeTruthy();
  expect(within(second as HTMLElement).getByText('The system')).toBeTruthy();
  expect(within(second as HTMLElement).getByText('December 31st 2025')).toBeTruthy();
  expect(within(second as HTMLElement).queryByRole('button')).toBeNull();
});

test('one is added; what is missing is said beside its field', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Add promo code' }));
  const add = () => fireEvent.click(inDialog().getByRole('button', { name: 'Add promo code' }));
  add();
  expect(inDialog().getByText('Promo code is required')).toBeTruthy();
  expect(inDialog().getByText('Seeds is required')).toBeTruthy();
  fireEvent.change(inDialog().getByLabelText('Code'), { target: { value: 'yard-26' } });
  fireEvent.change(inDialog().getByLabelText('Seeds'), { target: { value: '40' } });
  answer = () =>
    Response.json(
      { code: 'promo.taken', message: 'Taken.', fields: { code: 'There is one already.' } },
      { status: 409 },
    );
  add();
  expect(await inDialog().findByText('There is one already.')).toBeTruthy();
  answer = () => Response.json({ message: 'Promo code YARD-26 added', _id: 'yard' });
  add();
  await waitFor(() => expect(toasts()).toEqual(['Promo code YARD-26 added']));
  expect(sent.at(-1)).toEqual({
    url: '/api/promo-codes',
    body: { code: 'yard-26', seeds: 40, maxUses: null, lastDay: '' },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a last day that is typed by half, or too far, is marked, and nothing is sent', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Add promo code' }));
  fireEvent.change(inDialog().getByLabelText('Code'), { target: { value: 'yard-26' } });
  fireEvent.change(inDialog().getByLabelText('Seeds'), { target: { value: '40' } });
  const lastDay = inDialog().getByLabelText<HTMLInputElement>(/^Last day/);
  // A browser has no value then, as for a day that is left out.
  Object.defineProperty(lastDay, 'validity', { get: () => ({ badInput: lastDay.value === '' }) });
  const add = () => fireEvent.click(inDialog().getByRole('button', { name: 'Add promo code' }));
  add();
  expect(inDialog().getByText('Last day: a day of the calendar')).toBeTruthy();
  expect(lastDay.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(lastDay, { target: { value: '9999-12-31' } });
  add();
  expect(inDialog().getByText('The last day is within ten years from today')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('what was typed is asked about before its window is closed', async () => {
  const open = () => fireEvent.click(screen.getByRole('button', { name: 'Add promo code' }));
  const window = () => screen.queryByRole('dialog', { name: 'Add a promo code' });
  const pressEscape = () => fireEvent(window() as HTMLElement, new Event('cancel', { cancelable: true }));
  const answerWith = async (name: string) => {
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    fireEvent.click(within(question).getByRole('button', { name }));
  };
  open();
  pressEscape();
  await waitFor(() => expect(window()).toBeNull());
  open();
  fireEvent.change(screen.getByLabelText('Code'), { target: { value: 'yard-26' } });
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  pressEscape();
  await answerWith('Stay here');
  expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('yard-26');
  fireEvent.click(within(window() as HTMLElement).getByRole('button', { name: 'Cancel' }));
  await answerWith('Leave');
  await waitFor(() => expect(window()).toBeNull());
  expect(sent).toEqual([]);
  open();
  expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('');
});

test('one is ended after a question', async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'End now: LIGNUM' }));
  answer = () => Response.json({ message: 'Promo code LIGNUM has ended' });
  expect(screen.getByRole('dialog', { name: 'End LIGNUM now?' })).toBeTruthy();
  fireEvent.click(inDialog().getByRole('button', { name: 'End now' }));
  await waitFor(() => expect(toasts()).toEqual(['Promo code LIGNUM has ended']));
  expect(sent).toEqual([{ url: '/api/promo-codes/end/lignum', body: {} }]);
});
