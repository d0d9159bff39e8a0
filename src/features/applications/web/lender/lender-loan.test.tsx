import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PublicLoan } from '#features/partners/contract.ts';
import { toast, toastList } from '#platform/web/ui/overlay/toast.ts';
import { dropSession, setSession } from '#tests/support/readable-session.ts';
import { LenderLoan } from './lender-loan.tsx';

const loan: PublicLoan = {
  _id: '01a00000-0000-7000-8000-000000000001',
  name: 'Everyday Loan',
  type: 'Unsecured Regular Loan',
  description: 'For what comes up.',
  loanImage: null,
  minimumAmount: 10_000,
  maximumAmount: 200_000,
  minimumInterestRate: 3,
  defaultInterestRate: 5,
  maximumInterestRate: 8,
  minimumTerm: 3,
  defaultTerm: 6,
  maximumTerm: 12,
  securityType: 'Unsecured',
  repaymentOption: 'Weekly',
  status: 'Active',
  startDate: '2026-01-01',
  partner: {
    _id: 'p',
    name: 'Island Credit',
    logo: '/logo',
    licenceNumber: 'MC-0001',
    licenceState: 'Licensed',
  },
  product: { _id: 'q', name: 'Everyday', type: 'Personal' },
};

let sent: unknown[];
let earlier: object[];
let answer: () => Response;
beforeEach(() => {
  sent = [];
  earlier = [];
  answer = () => Response.json({ _id: '1', message: 'Applied successfully. Waiting for admin approval' });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url === '/api/form') return Response.json({ csrfToken: 'token' });
    if (url.startsWith('/api/prequalification')) return Response.json({ figures: null, rows: [], total: 0 });
    if (url.startsWith('/api/loan-application/user'))
      return Response.json({ rows: earlier, total: earlier.length, page: 1, perPage: 8 });
    if (init.method !== 'POST') return Response.json(loan);
    sent.push(JSON.parse(String(init.body)));
    return answer();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  dropSession();
  localStorage.clear();
  for (const { id } of toastList.now()) toast.dismiss(id);
});

function show(search = '') {
  const router = createMemoryRouter(
    [
      { path: '/loans/:id', element: <LenderLoan id={loan._id} /> },
      { path: '/loan-application', element: <p>The applications</p> },
    ],
    { initialEntries: [`/loans/${loan._id}${search}`] },
  );
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
async function openDialog() {
  await screen.findByRole('button', { name: 'Apply Now' });
  click('Apply Now');
  return screen.findByRole('dialog', { name: 'Apply with Island Credit?' });
}
const toasts = () => toastList.now().map(({ tone, text, place }) => [tone, text, place]);

test('it begins at what the address hands on, else at the least over the usual term', async () => {
  show('?amount=50000&term=9');
  // 50,000 × 5 % × 9 = 22,500.
  expect(await screen.findByText('$72,500.00')).toBeTruthy();
  // Nine months hold 39 whole weeks: 72,500 ÷ 39 = 1,858.97.
  expect(screen.getByText('Each week you pay').nextSibling?.textContent).toBe('$1,858.97');
  expect(screen.getByText('Your 39 instalments')).toBeTruthy();
  cleanup();
  show('?amount=1&term=99');
  expect(await screen.findByText('$13,000.00')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Amount', { selector: 'input[type=text]' }).value).toBe(
    '10,000',
  );
});

test.each([
  ['Waiting', false],
  ['Rejected', true],
])('who has asked already, and is %s, is asked again: %s', async (status, isAsked) => {
  earlier = [{ _id: 'a7', status, loanAmount: 50_000 }];
  show();
  const link = isAsked
    ? await screen.findByRole('button', { name: 'Apply Now' })
    : await screen.findByRole('link', { name: 'See your application' });
  expect(link).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Apply Now' }) !== null).toBe(isAsked);
  expect(screen.queryByText('You asked for $50,000.00 of this loan') === null).toBe(isAsked);
});

test('the consent names the lender and what it sees, and its box is not ticked', async () => {
  show('?amount=50000&term=9');
  const dialog = await openDialog();
  expect(dialog.textContent).toContain('You ask Island Credit for $50,000.00 over 9 months.');
  for (const part of [
    'Your name, e-mail address and phone number',
    'The answers in your verified sections',
    'The documents that prove them',
    'Licence MC-0001',
  ])
    expect(dialog.textContent).toContain(part);
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
});

test('without the tick nothing is sent, and the box says why', async () => {
  show();
  await openDialog();
  click('Apply');
  expect(
    await screen.findByText(
      'Tick the box to apply. Without it we cannot send your application to the lender.',
    ),
  ).toBeTruthy();
  expect(sent).toEqual([]);
});

test('a box that was ticked and left is empty the next time', async () => {
  show();
  await openDialog();
  fireEvent.click(screen.getByRole('checkbox'));
  click('Cancel');
  await openDialog();
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
});

test('with it the application goes out under the wording that was read, and the applications follow', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  show('?amount=50000&term=9');
  await openDialog();
  fireEvent.click(screen.getByRole('checkbox'));
  click('Apply');
  await waitFor(() =>
    expect(toasts()).toEqual([['good', 'Applied successfully. Waiting for admin approval', 'bottom-right']]),
  );
  expect(screen.getByText(/^Island Credit decides on it\./)).toBeTruthy();
  expect(sent).toEqual([{ loanId: loan._id, loanAmount: 50_000, term: 9, consent: true, consentVersion: 1 }]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(screen.queryByText('The applications')).toBeNull();
  await vi.advanceTimersByTimeAsync(600);
  expect(await screen.findByText('The applications')).toBeTruthy();
});

test("a failure is shown in the server's words at the bottom left, and the consent stays open", async () => {
  answer = () =>
    Response.json(
      { code: 'application.waiting', message: 'You have applied for this loan already.' },
      { status: 409 },
    );
  show();
  await openDialog();
  fireEvent.click(screen.getByRole('checkbox'));
  click('Apply');
  expect((await screen.findByRole('alert')).textContent).toContain('You have applied for this loan already.');
  expect(toasts()).toEqual([['bad', 'You have applied for this loan already.', 'bottom-left']]);
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test.each(['500000', '-50000', '1e5', 'abc', '20000.125'])(
  '%s, which the lender does not lend, opens no dialog',
  async (typed) => {
    show();
    await screen.findByRole('button', { name: 'Apply Now' });
    const box = screen.getByLabelText<HTMLInputElement>('Amount', { selector: 'input[type=text]' });
    fireEvent.focus(box);
    fireEvent.change(box, { target: { value: typed } });
    fireEvent.blur(box);
    expect(screen.getByText('This loan is from $10,000.00 to $200,000.00')).toBeTruthy();
    click('Apply Now');
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test('the amount and term that were chosen stand there again after a reload', async () => {
  setSession({ id: 'u1', userType: 'User', status: 'Active' });
  show('?amount=50000&term=4');
  const amount = async () => (await screen.findByRole<HTMLInputElement>('textbox')).value;
  expect(await amount()).toBe('50,000');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '80000' } });
  cleanup();
  show('?amount=50000&term=4');
  expect(await amount()).toBe('80,000');
  // Led here with another wish, one begins with that.
  cleanup();
  show('?amount=60000&term=4');
  expect(await amount()).toBe('60,000');
});
