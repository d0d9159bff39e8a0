import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toast, toastList } from '#platform/web/ui/overlay/toast.ts';
import { showScreen } from '#tests/support/show-screen.tsx';
import { PersonSeeds } from './person-seeds.tsx';

const ID = '019a0000-0000-7000-8000-000000000001';
const created = '2026-03-03T21:05:00.000Z';
const rows = [
  {
    _id: '2',
    point: 40,
    balance: 70,
    reason: 'For the wait',
    created,
    submittedInformation: null,
    adjustedBy: 'Olive Officer',
  },
  {
    _id: '1',
    point: 30,
    balance: 30,
    reason: 'Credit Info',
    created,
    submittedInformation: null,
    adjustedBy: null,
  },
];
let sent: unknown[];
let answer: Response;

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url === '/api/form') return Response.json({ csrfToken: 'token' });
    if (init.method !== 'POST') return Response.json({ rows, total: 2, page: 1, perPage: 8, points: 70 });
    sent.push(JSON.parse(String(init.body)));
    return answer.clone();
  });
  showScreen(<PersonSeeds id={ID} />);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const { id } of toastList.now()) toast.dismiss(id);
});

const open = async () => fireEvent.click(await screen.findByRole('button', { name: 'Grant or take seeds' }));
const fill = (seeds: string, reason: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: /^Seeds/ }), { target: { value: seeds } });
  fireEvent.change(screen.getByRole('textbox', { name: /^Reason/ }), { target: { value: reason } });
};

it('lists every movement with who made it', async () => {
  expect(await screen.findByText('For the wait')).toBeTruthy();
  expect(screen.getByText('Olive Officer')).toBeTruthy();
  expect(screen.getByText('By itself')).toBeTruthy();
  expect(screen.getByText('+40 seeds')).toBeTruthy();
});

it('grants seeds for a reason', async () => {
  answer = Response.json({ message: '5 seeds granted', points: 75 });
  await open();
  fill('5', 'A coupon did not work');
  fireEvent.click(screen.getByRole('button', { name: 'Grant seeds' }));
  await waitFor(() => expect(toastList.now().map(({ text }) => text)).toEqual(['5 seeds granted']));
  expect(sent).toEqual([{ direction: 'grant', seeds: 5, reason: 'A coupon did not work' }]);
});

it('takes no more than there is, and names the balance beside the field', async () => {
  await open();
  fireEvent.click(screen.getByRole('radio', { name: 'Take seeds' }));
  fill('71', 'Granted twice');
  fireEvent.click(screen.getByRole('button', { name: 'Take seeds' }));
  expect(screen.getAllByText('The balance is 70 seeds; more cannot be taken.').length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
});

it('shows beside the field what the server refuses, when the balance was another one there', async () => {
  const message = 'The balance is 10 seeds; more cannot be taken.';
  answer = Response.json({ code: 'seeds.too_few', message, fields: { seeds: message } }, { status: 409 });
  await open();
  fireEvent.click(screen.getByRole('radio', { name: 'Take seeds' }));
  fill('70', 'Granted twice');
  fireEvent.click(screen.getByRole('button', { name: 'Take seeds' }));
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
});

it('sends nothing without a number and a reason', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Grant seeds' }));
  expect(screen.getAllByText('Give a whole number from 1 to 100,000.').length).toBeGreaterThan(0);
  expect(screen.getAllByText('Please give the reason.').length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
});
