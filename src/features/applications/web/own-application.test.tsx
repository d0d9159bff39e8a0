import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { HOUR_MS } from '#shared/calendar.ts';
import { saying } from '#tests/support/saying.ts';
import { showScreen } from '#tests/support/show-screen.tsx';
import { OwnApplication } from './own-application.tsx';

const application = {
  _id: 'a1',
  loanAmount: 5_000,
  interestRate: 6,
  term: 2,
  createdAt: '2026-11-01T14:00:00.000Z',
  status: 'Approved',
  partner: null,
  loanInfoImmutable: '{}',
  productInfoImmutable: '{}',
  rejectionReason: null,
  approvalNote: null,
  decidedAt: '2026-11-02T14:00:00.000Z',
  agreementEnd: null,
  loanId: null,
  cost: {
    repaymentOption: 'Monthly',
    fee: 250,
    cashInHand: 4_750,
    interest: 600,
    totalRepayment: 5_600,
    monthlyRepayment: 2_800,
    effectiveYearlyRate: 150,
    schedule: [
      { number: 1, dueOn: '2026-12-01', amount: 2_800 },
      { number: 2, dueOn: '2027-01-01', amount: 2_800 },
    ],
  },
};
const signed = {
  state: 'Signed',
  stillNeeded: [],
  moneyDueBy: '2026-11-04T14:00:00.000Z',
  disbursedOn: null,
  loanId: null,
};

function show(agreement: object, known: object = {}) {
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.endsWith('/agreement') ? { agreement } : { ...application, ...known }),
  );
  showScreen(<OwnApplication id="a1" />);
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const facts = {
  preparedOn: '2026-11-03',
  schedule: [
    { number: 1, dueOn: '2026-12-03', amount: 2_800 },
    { number: 2, dueOn: '2027-01-03', amount: 2_800 },
  ],
};

test.each([
  ['asked for', { status: 'Pending', decidedAt: null }, {}],
  ['approved, without its agreement yet', {}, { state: 'Preparing', stillNeeded: [], facts: null }],
])('%s, it counts the dates from the day of asking and says so', async (_when, known, agreement) => {
  show({ ...signed, ...agreement }, known);
  expect(await screen.findByText(saying('December 1st 2026'))).toBeTruthy();
  expect(screen.getByText(/^Counted from the day you applied\./)).toBeTruthy();
});

test.each(['ReadyToSign', 'Signed'])(
  'with an agreement that is %s it says its dates, and what they count from',
  async (state) => {
    show({ ...signed, state, facts });
    expect(await screen.findByText(saying('December 3rd 2026'))).toBeTruthy();
    expect(screen.getByText(saying(/^Counted from November 3rd 2026\./))).toBeTruthy();
    expect(screen.queryByText(saying('December 1st 2026'))).toBeNull();
  },
);

test.each(['Declined', 'Cancelled'])('with one that is %s no date is left', async (state) => {
  show({ ...signed, state, facts, cancelled: null, declinedAt: '2026-11-04T14:00:00.000Z' });
  await screen.findByText('What it costs');
  expect(screen.queryByText(/December 2026/)).toBeNull();
});

test('one that was given up says so beside its state, and not that the loan is approved', async () => {
  show(
    { ...signed, state: 'Declined', facts, declinedAt: '2026-11-04T14:00:00.000Z' },
    { agreementEnd: 'Declined' },
  );
  expect(await screen.findByText('You did not take this loan')).toBeTruthy();
  expect(screen.getByText('Not taken')).toBeTruthy();
  expect(screen.queryByText(/loan is approved/)).toBeNull();
});

test('of a loan that was paid out it shows no dates of its own, and leads to those of the loan', async () => {
  show({ ...signed, disbursedOn: '2026-11-15', loanId: 'l1' }, { loanId: 'l1' });
  expect(await screen.findByText(/The loan has its own page/)).toBeTruthy();
  expect(screen.getByText('$5,600.00')).toBeTruthy();
  expect(screen.queryByText(saying('December 1st 2026'))).toBeNull();
  const links = () => screen.getAllByRole('link', { name: 'See your loan' });
  await waitFor(() => expect(links()).toHaveLength(2));
  for (const link of links()) expect(link.getAttribute('href')).toBe('/my-loans/l1');
});

test('of a loan from before there were agreements it leads to the loan too', async () => {
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.endsWith('/agreement') ? { agreement: null } : { ...application, loanId: 'l1' }),
  );
  showScreen(<OwnApplication id="a1" />);
  expect(await screen.findByText(/The loan has its own page/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See your loan' }).getAttribute('href')).toBe('/my-loans/l1');
  expect(screen.queryByText(saying('December 1st 2026'))).toBeNull();
});

test.each([
  ['us', null, 'Decided by our Credit desk, 9:00 am, November 2nd 2026'],
  [
    'a lender',
    { _id: 'p1', name: 'Harbour Credit' },
    'Decided by Harbour Credit, 9:00 am, November 2nd 2026',
  ],
])('a verdict of %s names who decided, and when', async (_who, partner, words) => {
  show(signed, { status: 'Rejected', rejectionReason: 'No room left', partner });
  expect(await screen.findByText(saying(words))).toBeTruthy();
});

test.each([
  [
    'us',
    null,
    [
      'Send your documents /earn-points?tab=documents',
      'See what stands now /loans',
      'Write to us /messages',
      'Make a complaint /complaints/new',
    ],
  ],
  [
    'a lender',
    { _id: 'p1', name: 'Harbour Credit' },
    [
      'Compare other lenders /loan-services/compare',
      'See what stands now /loans',
      'Make a complaint /complaints/new',
    ],
  ],
])('after a rejection by %s it says what can be done now', async (_who, partner, ways) => {
  show(signed, { status: 'Rejected', rejectionReason: 'No room left', partner });
  const heading = await screen.findByRole('heading', { name: 'What you can do now' });
  const links = within(heading.parentElement as HTMLElement).getAllByRole('link');
  expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual(ways);
});

test('one that was not rejected says nothing of it', async () => {
  show(signed, { status: 'Approved' });
  expect(await screen.findByText('Your loan is approved.')).toBeTruthy();
  expect(screen.queryByText('What you can do now')).toBeNull();
});

test.each([
  ['23 hours ago', 23, /^A person looks within 24 hours: by/],
  ['25 hours ago', 25, /^We said that a person looks within 24 hours/],
])('while it waits it says by when a person looks: sent %s', async (_when, hours, words) => {
  const createdAt = new Date(Date.now() - hours * HOUR_MS).toISOString();
  show(signed, { status: 'Pending', decidedAt: null, createdAt });
  expect(await screen.findByText(saying(words))).toBeTruthy();
});

test('a lender makes its own promises', async () => {
  show(signed, { status: 'Waiting', decidedAt: null, partner: { _id: 'p1', name: 'Harbour Credit' } });
  expect(await screen.findByText(/Harbour Credit is looking at it/)).toBeTruthy();
  expect(screen.queryByText(/^A person looks|24 hours/)).toBeNull();
});

test('while nobody has decided it is taken back after one question', async () => {
  show(signed, { status: 'Pending', decidedAt: null });
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    calls.push(`${method} ${url}`);
    if (url === '/api/form') return Response.json({ csrfToken: 'token' });
    if (method === 'POST') return Response.json({ message: 'You have taken your application back' });
    return Response.json({ ...application, status: 'Withdrawn', decidedAt: null });
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Take it back' }));
  const question = screen.getByRole('dialog', { name: 'Take back your application for $5,000.00?' });
  expect(calls).toEqual([]);
  fireEvent.click(within(question).getByRole('button', { name: 'Take it back' }));
  expect(await screen.findByText(/^You took this application back/)).toBeTruthy();
  expect(calls).toContain('POST /api/loan-application/a1/withdraw');
  expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull();
});

test.each([
  ['Pending', true],
  ['Rejected', false],
  ['Withdrawn', false],
])('one that is %s speaks of money on its way: %s', async (status, speaks) => {
  show(signed, { status, decidedAt: null });
  await screen.findByText('What it costs');
  expect(screen.queryByText(/money reaches you/) !== null).toBe(speaks);
});

test.each(['Approved', 'Rejected', 'Withdrawn'])('one that is %s cannot be taken back', async (status) => {
  show(signed, { status });
  expect((await screen.findAllByText(status))[0]).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull();
});
