import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toast, toastList } from '#platform/web/ui/overlay/toast.ts';
import type { OfferedLoan, Offers, Prequalified } from '../../contract/prequalification.ts';
import { PrequalifiedPeople } from '../partner/prequalified-people.tsx';
import { LoanOffered } from './loan-offered.tsx';
import { OfferedLoans } from './offered-loans.tsx';

const loan = (known: Partial<OfferedLoan> = {}): OfferedLoan => ({
  _id: 'loan-1',
  name: 'Yard Loan',
  type: 'Unsecured Regular Loan',
  minimumAmount: 10_000,
  maximumAmount: 200_000,
  defaultInterestRate: 5,
  maximumTerm: 12,
  loanCriteria: 'Debt Service Ratio',
  loanCriteriaValue: 40,
  partner: {
    _id: 'p',
    name: 'Island Credit',
    logo: '/logo',
    licenceNumber: 'MC-0001',
    licenceState: 'Licensed',
  },
  contact: 'asks',
  ...known,
});
const offers = (...rows: OfferedLoan[]): Offers => ({
  figures: { freeCashFlow: 56_790.58, debtServiceRatio: 7.54, runningLoans: 0, verified: false },
  rows,
  total: rows.length,
});

let said: object;
let answer: () => Response;
let sent: { key: string | null; body: unknown }[];
beforeEach(() => {
  sent = [];
  answer = () => Response.json({ message: 'Island Credit can now see you and may contact you.' });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url === '/api/form') return Response.json({ csrfToken: 'token' });
    if (init.method !== 'POST') return Response.json(said);
    sent.push({
      key: new Headers(init.headers).get('Idempotency-Key'),
      body: JSON.parse(String(init.body)),
    });
    return answer();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const { id } of toastList.now()) toast.dismiss(id);
});

function show(shown: ReactNode) {
  const router = createMemoryRouter([{ path: '*', element: shown }]);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('offered loans', () => {
  it("say that one meets the lender's criteria, and which they are", async () => {
    said = offers(
      loan(),
      loan({
        _id: 'loan-2',
        name: 'Market Loan',
        loanCriteria: 'Free Cash Flow',
        loanCriteriaValue: 20_000,
        contact: 'off',
      }),
    );
    show(<OfferedLoans />);
    const offered = within(await screen.findByRole('region', { name: 'Offered to you' }));
    expect(offered.getAllByText("You meet this lender's criteria")).toHaveLength(2);
    expect(offered.getByText(/At most 40% of your income going to debt payments/)).toBeTruthy();
    expect(offered.getByText(/At least \$20,000\.00 left each month/)).toBeTruthy();
    expect(offered.getByText(/\$56,790\.58 left each month, 7\.54% of your income/)).toBeTruthy();
    expect(offered.getByRole('link', { name: 'Yard Loan' }).getAttribute('href')).toBe('/loans/loan-1');
    expect(offered.getAllByRole('button')).toHaveLength(1);
  });

  it('are two until more are asked for', async () => {
    said = { ...offers(...['1', '2', '3'].map((_id) => loan({ _id, name: `Loan ${_id}` }))), total: 5 };
    show(<OfferedLoans />);
    await screen.findByRole('link', { name: 'Loan 2' });
    expect(screen.queryByRole('link', { name: 'Loan 3' })).toBeNull();
    click('Show 1 more');
    expect(screen.getByRole('link', { name: 'Loan 3' })).toBeTruthy();
    expect(screen.getByText('You meet the criteria of 2 more loans.')).toBeTruthy();
  });

  it('are not there at all where none is offered', async () => {
    said = { figures: null, rows: [], total: 0 };
    show(
      <LoanOffered id="loan-1">
        <OfferedLoans />
        <p>The loan</p>
      </LoanOffered>,
    );
    expect(await screen.findByText('The loan')).toBeTruthy();
    expect(screen.queryByText(/criteria/)).toBeNull();
  });
});

describe('letting a lender get in touch', () => {
  it('asks first, with an empty box and the words of what is shared', async () => {
    said = offers(loan());
    show(<OfferedLoans />);
    await screen.findByRole('region', { name: 'Offered to you' });
    click('Let this lender contact me: Yard Loan');
    const dialog = within(await screen.findByRole('dialog', { name: 'Let Island Credit contact you?' }));
    expect(dialog.getByText('Your name, e-mail address and phone number')).toBeTruthy();
    expect(dialog.getByText(/What is left of your income each month/)).toBeTruthy();
    expect(dialog.getByText(/it earns or costs you no seeds/)).toBeTruthy();
    expect(dialog.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
    click('Let them contact me');
    expect(dialog.getByText('Tick the box first. Without it we tell the lender nothing.')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('goes out under the wording that was read, and is said afterwards', async () => {
    said = offers(loan());
    show(<OfferedLoans />);
    await screen.findByRole('region', { name: 'Offered to you' });
    click('Let this lender contact me: Yard Loan');
    fireEvent.click(await screen.findByRole('checkbox'));
    said = offers(loan({ contact: 'allowed' }));
    click('Let them contact me');
    expect(
      await screen.findByText('Island Credit may contact you. You can withdraw this in your profile.'),
    ).toBeTruthy();
    expect(sent).toEqual([
      { key: expect.any(String), body: { loanId: 'loan-1', consent: true, consentVersion: 1 } },
    ]);
    expect(toastList.now()[0]?.text).toBe('Island Credit can now see you and may contact you.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says why it failed and stays open', async () => {
    said = offers(loan());
    answer = () =>
      Response.json(
        { code: 'prequalification.unmet', message: 'Your figures do not meet it.' },
        { status: 409 },
      );
    show(<OfferedLoans />);
    await screen.findByRole('region', { name: 'Offered to you' });
    click('Let this lender contact me: Yard Loan');
    fireEvent.click(await screen.findByRole('checkbox'));
    click('Let them contact me');
    expect((await screen.findByRole('alert')).textContent).toContain('Your figures do not meet it.');
  });
});

describe("the lender's list", () => {
  const person: Prequalified = {
    _id: 'k',
    user: { fullName: 'Althea Reid', email: 'althea@example.com', phone: '8765550142' },
    freeCashFlow: 56_790.58,
    debtServiceRatio: 7.54,
    verified: true,
    loans: [{ _id: 'loan-1', name: 'Yard Loan' }],
    since: '2026-03-03T21:05:00.000Z',
  };

  it('shows name, contact and the two figures', async () => {
    said = { rows: [person], total: 1, page: 1, perPage: 8, isOn: true };
    show(<PrequalifiedPeople />);
    const row = within((await screen.findAllByRole('row'))[1] as HTMLElement);
    for (const text of ['Althea Reid', '$56,790.58', '7.54%', 'Verified', 'Yard Loan'])
      expect(row.getByText(text)).toBeTruthy();
    expect(row.getByText('4:05 pm, March 3rd 2026')).toBeTruthy();
    expect(row.getByRole('link', { name: /^althea ?@example ?\.com$/ }).getAttribute('href')).toBe(
      'mailto:althea@example.com',
    );
  });

  it.each([
    [true, /Nobody is here yet/],
    [false, /None of your loans that borrowers can see has ‘sendDataIfPrequalified’ on/],
  ])('says why it is empty (switched on: %s)', async (isOn, text) => {
    said = { rows: [], total: 0, page: 1, perPage: 8, isOn };
    show(<PrequalifiedPeople />);
    expect(await screen.findByText(text)).toBeTruthy();
  });
});
