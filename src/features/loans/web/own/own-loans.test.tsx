import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { Day } from '#shared/calendar.ts';
import { day } from '#tests/support/days.ts';
import { saying } from '#tests/support/saying.ts';
import type { OwnLoan as Answer } from '../../contract/own.ts';
import type { LoanSummary } from '../../contract.ts';
import { loanSummary as loan } from '../loan-summary.test-support.ts';
import { OwnLoan } from './own-loan.tsx';
import { OwnLoans } from './own-loans.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const instalment = (number: number, dueOn: Day, paidOn: Day | null = null): Answer['schedule'][number] => ({
  number,
  dueOn,
  originalDueOn: dueOn,
  hasNewDate: false,
  amount: 1_916.66,
  interest: 250,
  principal: 1_666.66,
  paid: paidOn ? 1_916.66 : 0,
  paidOn,
  daysLate: 0,
});

const entry = (number: number, kind: Answer['entries'][number]['kind']): Answer['entries'][number] => ({
  _id: `e${number}`,
  number,
  kind,
  amount: 1_916.66,
  on: day('2026-02-28'),
  reference: `REF-${number}`,
  reverses: null,
  reversedBy: null,
  recordedAt: '2026-02-28T15:00:00.000Z',
  fee: 0,
  interest: -250,
  principal: -1_666.66,
  writtenOff: 0,
  credit: 0,
  owedAfter: 3_833.34,
  receipt: kind === 'Repayment' ? `100000017-R${number - 1}` : null,
});

const answer: Answer = {
  loan,
  today: day('2026-03-19'),
  schedule: [
    instalment(1, day('2026-02-28'), day('2026-02-27')),
    instalment(2, day('2026-03-31')),
    instalment(3, day('2026-04-30')),
  ],
  entries: [entry(2, 'Repayment'), { ...entry(1, 'Disbursement'), amount: 5_000, owedAfter: 5_750 }],
  settlement: { pay: 3_583.34, save: 250 },
  pay: {
    bank: { name: 'Island Bank', branch: 'May Pen', accountName: 'Pimento', accountNumber: '1234-5678' },
    counter: { place: 'Fast Pay, 1 King Street', hours: '9 am to 5 pm' },
  },
};

function show(element: React.ReactNode, given: (url: string) => object) {
  vi.stubGlobal('fetch', async (url: string | Request) =>
    Response.json(given(typeof url === 'string' ? url : url.url)),
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

const showLoan = (known: Partial<Answer> = {}, state: Partial<LoanSummary> = {}) =>
  show(<OwnLoan id="l1" />, (url) =>
    url.includes('new-dates') ? { requests: [] } : { ...answer, ...known, loan: { ...loan, ...state } },
  );

test('the next payment with its day and how far off it is, what is repaid, and what would pay it all off', async () => {
  showLoan();
  expect(await screen.findByText('Next payment')).toBeTruthy();
  expect(screen.getByText('$1,916.66', { selector: 'p' })).toBeTruthy();
  expect(screen.getByText(saying('Due on March 31st 2026'))).toBeTruthy();
  expect(screen.getByText('in 12 days')).toBeTruthy();
  expect(screen.getByRole('img', { name: '33% repaid' })).toBeTruthy();
  expect(screen.getByText('$1,916.66 of $5,750.00')).toBeTruthy();
  expect(screen.getByText('Pay $3,583.34 today and the loan is done.', { exact: false })).toBeTruthy();
  expect(screen.getByText('You save $250.00 interest.')).toBeTruthy();
});

test('how to pay: the number, large, and copied by a button', async () => {
  const written: string[] = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void written.push(text) } });
  showLoan();
  expect(await screen.findByText('100 000 017')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Copy the number' }));
  await vi.waitFor(() => expect(written).toEqual(['100000017']));
});

test('where to pay: the counter with its hours, and the account with the loan number as the reference', async () => {
  showLoan();
  expect(await screen.findByText('Fast Pay, 1 King Street')).toBeTruthy();
  const facts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(facts).toEqual(
    expect.arrayContaining([
      ['Open', '9 am to 5 pm'],
      ['Bank', 'Island Bank'],
      ['Branch', 'May Pen'],
      ['Account name', 'Pimento'],
      ['Account number', '1234-5678'],
      ['Reference', 'Your loan number, as above'],
    ]),
  );
});

test('where no place is configured, a borrower is told whom to ask, never nothing', async () => {
  showLoan({ pay: { bank: null, counter: null } });
  expect(await screen.findByText(/^Ask us where to pay/)).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Write to us' })[0]?.getAttribute('href')).toBe('/messages');
});

test('the schedule says of each instalment how it was kept, the history what happened', async () => {
  showLoan();
  expect(await screen.findByText(saying('Paid on February 27th 2026'))).toBeTruthy();
  expect(screen.getAllByText('To come')).toHaveLength(2);
  expect(screen.getByText('Payment received')).toBeTruthy();
  expect(screen.getByText('Of it: interest $250.00, amount borrowed $1,666.66')).toBeTruthy();
  expect(screen.getByText('You borrowed')).toBeTruthy();
  expect(screen.getByText(/was handed over to you\. .* was the processing fee\./)).toBeTruthy();
  const receipts = screen.getAllByRole('link', { name: /^Receipt/ });
  expect(receipts.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Receipt 100000017-R1 (PDF)', '/api/loans/own/receipts/e2'],
  ]);
  const statement = screen.getByRole('link', { name: 'Statement (PDF)' });
  expect(statement.getAttribute('href')).toBe('/api/loans/own/l1/statement');
});

test('a late loan says kindly what to do', async () => {
  showLoan({ today: day('2026-04-05') }, { state: 'InArrears', daysLate: 5, overdue: 1_916.66 });
  expect(await screen.findByText('A payment is late')).toBeTruthy();
  expect(screen.getByText(saying('It was due on March 31st 2026, 5 days ago.'))).toBeTruthy();
  expect(screen.getByText(/There is no late fee/)).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Write to us' })[0]?.getAttribute('href')).toBe('/messages');
});

test('a loan repaid is celebrated, and asks for no payment', async () => {
  showLoan(
    { settlement: null },
    { state: 'Repaid', owed: 0, nextDueOn: null, nextAmount: 0, closedAt: '2026-04-30T15:00:00.000Z' },
  );
  expect(await screen.findByText('Repaid in full. Well done!')).toBeTruthy();
  expect(screen.queryByText('How to pay')).toBeNull();
  expect(screen.getByRole('link', { name: 'See what is open to you now' }).getAttribute('href')).toBe(
    '/loans',
  );
});

test('a loan that was settled early says both: the interest of the term, and what was really paid', async () => {
  const repaid = {
    state: 'Repaid',
    owed: 0,
    nextDueOn: null,
    nextAmount: 0,
    closedAt: '2026-04-30T15:00:00.000Z',
  };
  showLoan({ settlement: null }, repaid as Partial<LoanSummary>);
  const term = await screen.findByText('Interest that you paid');
  expect(term.nextSibling?.textContent).toBe('$250.00');
  expect(screen.getByText('Interest for the whole term').nextSibling?.textContent).toBe('$750.00');
});

test('what was paid beyond the loan, and what is owed of one written off, is said', async () => {
  showLoan({ settlement: null }, { state: 'WrittenOff', nextDueOn: null, credit: 12.5 });
  expect(await screen.findByText('This loan is still owed')).toBeTruthy();
  expect(screen.getByText('You have paid $12.50 beyond this loan. It is yours.')).toBeTruthy();
});

test('of a payout taken back nothing is asked any more', async () => {
  showLoan({ settlement: null }, { state: 'Reversed', owed: 0, nextDueOn: null, nextAmount: 0 });
  expect(await screen.findByText('You owe nothing on this loan')).toBeTruthy();
  expect(screen.queryByText('How to pay')).toBeNull();
  expect(screen.queryByText('Your schedule')).toBeNull();
});

test('the list has a card for each loan, and the ladder below', async () => {
  const lenders = { ...loan, _id: 'l2', partner: { _id: 'p', name: 'Island Credit' }, state: 'Repaid' };
  show(<OwnLoans ladder={<p>The ladder</p>} />, () => ({
    rows: [loan, lenders],
    total: 2,
    page: 1,
    perPage: 8,
  }));
  const [first, second] = await screen.findAllByRole('link', { name: /Loan of \$5,000.00/ });
  expect(first?.getAttribute('href')).toBe('/my-loans/l1');
  expect(within(first as HTMLElement).getByText(saying('Next: $1,916.66 on March 31st 2026'))).toBeTruthy();
  expect(within(second as HTMLElement).getByText('From Island Credit')).toBeTruthy();
  expect(within(second as HTMLElement).getByText('Repaid')).toBeTruthy();
  expect(screen.getByText('The ladder')).toBeTruthy();
});

test('without a loan the list says where one will be', async () => {
  show(<OwnLoans ladder={null} />, () => ({ rows: [], total: 0, page: 1, perPage: 8 }));
  expect(await screen.findByText(/No loan runs yet/)).toBeTruthy();
});
