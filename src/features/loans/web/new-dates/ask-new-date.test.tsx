import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Day } from '#shared/calendar.ts';
import { day } from '#tests/support/days.ts';
import { saying } from '#tests/support/saying.ts';
import type { NewDateRequest } from '../../contract/new-dates.ts';
import type { LoanInstalment } from '../../contract.ts';
import { AskNewDate } from './ask-new-date.tsx';

let requests: NewDateRequest[];
let closed: Day[];
let sent: { url: string; body: object }[];
let asks: number;

const asked: NewDateRequest = {
  _id: '019a0000-0000-7000-8000-000000000001',
  status: 'Asked',
  instalment: 1,
  fromDueOn: day('2026-02-28'),
  wantedDueOn: day('2026-03-05'),
  reason: 'My salary comes on the 5th.',
  askedAt: '2026-02-20T12:00:00.000Z',
  decidedAt: null,
  note: null,
};

const decidedAt = '2026-02-21T12:00:00.000Z';
const DECIDED = 'Decided by our Loan desk, 7:00 am, February 21st 2026';

const instalment = (number: number, dueOn: Day, known: Partial<LoanInstalment> = {}): LoanInstalment => ({
  number,
  dueOn,
  originalDueOn: dueOn,
  hasNewDate: false,
  amount: 1_916.66,
  interest: 250,
  principal: 1_666.66,
  paid: 0,
  paidOn: null,
  daysLate: 0,
  ...known,
});

beforeEach(() => {
  requests = [];
  closed = [];
  sent = [];
  asks = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url === '/api/form') return Response.json({ csrfToken: 'token' });
    if (init.method !== 'POST') {
      asks += 1;
      return Response.json({ requests, closed });
    }
    sent.push({ url, body: JSON.parse(String(init.body)) });
    requests = url.endsWith('withdraw') ? [{ ...asked, status: 'Withdrawn' }] : [asked];
    return Response.json({ _id: asked._id, message: 'We have your request.' });
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const show = (known: Partial<ComponentProps<typeof AskNewDate>> = {}) =>
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <AskNewDate
          loan={{ _id: 'loan', state: 'Active' }}
          today={day('2026-02-20')}
          schedule={[instalment(1, day('2026-02-28')), instalment(2, day('2026-03-31'))]}
          {...known}
        />
      </QueryClientProvider>
    </MemoryRouter>,
  );

test('a borrower chooses one of the days in two weeks on which money can be paid, says why, and then sees the request wait', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Ask for a new date' }));
  const days = screen.getByLabelText('Which day works for you?');
  expect(days.querySelectorAll('option')).toHaveLength(13);
  expect(screen.getByRole('option', { name: 'Thursday, March 5th 2026 (5 days later)' })).toBeTruthy();
  fireEvent.change(days, { target: { value: '2026-03-05' } });
  fireEvent.change(screen.getByLabelText('Why do you need another date?'), {
    target: { value: ' My salary comes on the 5th. ' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Send request' }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        url: '/api/loans/own/loan/new-date',
        body: { instalment: 1, wantedOn: '2026-03-05', reason: 'My salary comes on the 5th.' },
      },
    ]),
  );
  expect(
    await screen.findByText(saying('You asked to pay on March 5th 2026 what is due on February 28th 2026.')),
  ).toBeTruthy();
});

test('no day is on offer that an added holiday has closed, and no date where none is left', async () => {
  closed = [day('2026-03-05')];
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Ask for a new date' }));
  expect(screen.getByLabelText('Which day works for you?').querySelectorAll('option')).toHaveLength(12);
  expect(screen.queryByRole('option', { name: /March 5th 2026/ })).toBeNull();
  cleanup();
  closed = [day('2026-03-02')];
  show({ schedule: [instalment(1, day('2026-02-28')), instalment(2, day('2026-03-02'))] });
  expect(await screen.findByRole('link', { name: 'Write to us' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('what was chosen and written stays for the next opening, which takes the focus', async () => {
  show();
  const ask = await screen.findByRole('button', { name: 'Ask for a new date' });
  fireEvent.click(ask);
  fireEvent.change(screen.getByLabelText('Which day works for you?'), { target: { value: '2026-03-05' } });
  fireEvent.change(screen.getByLabelText('Why do you need another date?'), {
    target: { value: 'My salary' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.click(ask);
  const days = await screen.findByLabelText<HTMLSelectElement>('Which day works for you?');
  await waitFor(() => expect(days.isConnected && days.value).toBe('2026-03-05'));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Why do you need another date?').value).toBe('My salary');
  await waitFor(() => expect(document.activeElement).toBe(days));
});

test('without a day or a reason nothing is sent, and the fields say so', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Ask for a new date' }));
  fireEvent.click(screen.getByRole('button', { name: 'Send request' }));
  expect(await screen.findByText(saying('Choose a day from March 2nd 2026 to March 14th 2026'))).toBeTruthy();
  expect(screen.getByText('Tell us briefly why')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('an open request can be taken back', async () => {
  requests = [asked];
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Take the request back' }));
  const [, confirm] = screen.getAllByRole('button', { name: 'Take the request back', hidden: true });
  if (confirm) fireEvent.click(confirm);
  await waitFor(() => expect(sent).toMatchObject([{ url: '/api/loans/own/loan/new-date/withdraw' }]));
  expect(await screen.findByRole('button', { name: 'Ask for a new date' })).toBeTruthy();
});

test('a refusal is read with its reason, and one may ask again', async () => {
  requests = [{ ...asked, status: 'Refused', note: 'Please pay half of it on the day.', decidedAt }];
  show();
  expect(await screen.findByText(saying('The instalment stays due on February 28th 2026'))).toBeTruthy();
  expect(screen.getByText('Please pay half of it on the day.')).toBeTruthy();
  expect(screen.getByText(saying(DECIDED))).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ask for a new date' })).toBeTruthy();
});

test('a date that was moved once stays', async () => {
  requests = [{ ...asked, status: 'Granted', decidedAt }];
  show({
    schedule: [
      instalment(1, day('2026-03-05'), { originalDueOn: day('2026-02-28'), hasNewDate: true }),
      instalment(2, day('2026-03-31')),
    ],
  });
  expect(await screen.findByText(saying('Your new date is March 5th 2026'))).toBeTruthy();
  expect(screen.getByText(saying(DECIDED))).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Write to us' })).toBeTruthy();
});

test('whoever is late reads the answer that was given, and is asked to write', async () => {
  requests = [{ ...asked, status: 'Refused', note: 'Please pay half of it on the day.' }];
  show({ loan: { _id: 'loan', state: 'InArrears' }, today: day('2026-03-02') });
  expect(await screen.findByText('Please pay half of it on the day.')).toBeTruthy();
  expect(screen.getByText(/until the day on which an instalment falls due/)).toBeTruthy();
});

test.each([
  ['late', { loan: { _id: 'loan', state: 'InArrears' }, today: day('2026-03-02') }],
  [
    'repaid',
    {
      loan: { _id: 'loan', state: 'Repaid' },
      schedule: [instalment(1, day('2026-02-28'), { paid: 1_916.66 })],
    },
  ],
] as const)('of a loan that is %s nothing can be asked', async (_state, known) => {
  const { container } = show(known);
  await waitFor(() => expect(asks).toBeGreaterThan(0));
  expect(container.textContent).toBe('');
});
