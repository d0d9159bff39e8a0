import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { toast, toastList } from '#platform/web/ui/overlay/toast.ts';
import { draftFrom, newOf } from '#shared/record/values.ts';
import { loanFields } from '../../../fields/partner-loan.ts';
import { LoanCard } from '../../loan-card.tsx';
import { carLoan, confirm, pageOf, press, serve, showAt, type, wheels } from '../offers/web.test-support.tsx';
import { LoanList } from './loan-list.tsx';
import { LoanScreen } from './loan-screen.tsx';
import type { PreviewLoan } from './preview-loan.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const { id } of toastList.now()) toast.dismiss(id);
});

const toasts = () => toastList.now().map(({ text }) => text);
const PATH = '/partner/loans/:id';
const preview: PreviewLoan = (loan, stage) => (
  <section aria-label="preview">
    <LoanCard loan={loan} linked={false} />
    <p>{stage}</p>
  </section>
);
const shownTo = () => screen.getByRole('region', { name: 'preview' }).textContent;

test('the table of loans has its columns, is sorted by its headings, and marks a draft', async () => {
  const query = '?page=1&sort=-amount';
  serve({ [`/api/loan${query}`]: pageOf([{ ...carLoan, status: 'Inactive', hiddenBy: ['loan'] }], 9) });
  showAt(`/partner/loans${query}`, '/partner/loans', <LoanList />);
  const row = within((await screen.findAllByRole('row')).at(-1) as HTMLElement);
  for (const cell of ['Car loan', 'Inactive', '$3,000,000.75', '4%', '4:05 pm, March 3rd 2026', 'Car Loan'])
    expect(row.getByText(cell)).toBeTruthy();
  expect(row.getByRole('link').getAttribute('href')).toBe(`/partner/loans/c1${query}`);
  for (const heading of ['Title', 'Maximum Amount', 'Maximum Interest Rate', 'Created Date', 'Type'])
    expect(screen.getByRole('columnheader', { name: heading }).querySelector('a')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add loan' }).getAttribute('href')).toBe('/partner/loans/add');
});

describe('a new loan', () => {
  const show = async () => {
    const server = serve({ '/api/product?search=whe&sort=name': pageOf([wheels]) });
    showAt('/partner/loans/add', PATH, <LoanScreen id="add" preview={preview} />);
    await screen.findByLabelText('Minimum amount');
    return server;
  };
  const figures = {
    'Minimum amount': '50,000',
    'Maximum amount': '3,000,000.75',
    'Minimum interest rate': '1.25',
    'Default interest rate': '2.5',
    'Maximum interest rate': '4',
    'Minimum term': '12',
    'Default term': '36',
    'Maximum term': '60',
    'Loan criteria value': '40.5',
  };
  const fill = async () => {
    const product = screen.getByRole('combobox', { name: 'Product' });
    fireEvent.change(product, { target: { value: 'whe' } });
    await screen.findByRole('option', { name: 'Wheels' });
    fireEvent.keyDown(product, { key: 'Enter' });
    type('Name', 'Car loan');
    type('Type', 'Car Loan');
    type('Status', 'Active');
    type('Description', 'For a car.');
    type('Security type', 'Secured');
    type('Repayment option', 'Quarterly');
    type('Loan criteria', 'Debt Service Ratio');
    for (const [label, value] of Object.entries(figures)) type(label, value);
  };

  test('says what is missing beside each field, and what is no number', async () => {
    await show();
    press('Submit');
    const chosen = [
      'Product',
      'Name',
      'Type',
      'Status',
      'Description',
      'Security type',
      'Repayment option',
      'Loan criteria',
    ];
    for (const field of [...chosen, ...Object.keys(figures)])
      expect(screen.getAllByText(`${field} is required`)).toHaveLength(2);
    for (const label of Object.keys(figures)) type(label, 'a lot');
    press('Submit');
    expect(screen.getAllByText('Must be a number')).toHaveLength(18);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is refused where its figures do not fit together', async () => {
    await show();
    await fill();
    type('Minimum amount', '4000000');
    type('Default interest rate', '1');
    type('Default term', '72');
    press('Submit');
    for (const error of [
      'Minimum amount: not above the maximum amount',
      'Default interest rate: between the minimum interest rate and the maximum interest rate',
      'Default term: between the minimum term and the maximum term',
    ])
      expect(screen.getAllByText(error)).toHaveLength(2);
  });

  test('is seen as borrowers will see it, as it is typed', async () => {
    await show();
    expect(shownTo()).toContain('Your loan’s name');
    expect(shownTo()).toContain('incomplete');
    await fill();
    for (const part of [
      'Car loan',
      'For a car.',
      '$3,000,000.75',
      '2.5% a month',
      'Quarterly',
      'Island Credit',
      'typed',
    ])
      expect(shownTo()).toContain(part);
    type('Maximum amount', '1000000');
    expect(shownTo()).toContain('$1,000,000.00');
    type('Maximum amount', '9'.repeat(19));
    expect(shownTo()).toContain('incomplete');
  });

  test('asks, is sent with both switches on, says so, and leads back to the list', async () => {
    const server = await show();
    server.reply = () => Response.json({ message: 'Loan added successfully', _id: 'new' });
    await fill();
    press('Submit');
    confirm();
    expect(await screen.findByText('The list')).toBeTruthy();
    expect(toasts()).toEqual(['Loan added successfully']);
    expect(server.sent[0]?.extraInfo).toEqual({
      ...draftFrom(loanFields, newOf(loanFields)),
      name: 'Car loan',
      type: 'Car Loan',
      status: 'Active',
      description: 'For a car.',
      securityType: 'Secured',
      repaymentOption: 'Quarterly',
      loanCriteria: 'Debt Service Ratio',
      loanCriteriaValue: 40.5,
      minimumAmount: 50_000,
      maximumAmount: 3_000_000.75,
      minimumInterestRate: 1.25,
      defaultInterestRate: 2.5,
      maximumInterestRate: 4,
      minimumTerm: 12,
      defaultTerm: 36,
      maximumTerm: 60,
      product: 'w1',
      sendDataIfPrequalified: true,
      allowKSAPToOffer: true,
      keepsImage: true,
    });
  });

  test('that fails says so', async () => {
    const server = await show();
    server.reply = () => Response.json({ code: 'partner.deactivated', message: 'Off.' }, { status: 409 });
    await fill();
    press('Submit');
    confirm();
    await waitFor(() => expect(toasts()).toEqual(['Can not add loan']));
    expect(screen.getByRole('alert').textContent).toContain('Off.');
  });
});

describe('one loan', () => {
  const show = async (address = '/partner/loans/c1', loan = carLoan) => {
    const server = serve({ '/api/loan/c1': loan });
    const shown = showAt(address, PATH, <LoanScreen id="c1" preview={preview} />);
    await screen.findByRole('heading', { name: 'Car loan', level: 1 });
    return { server, ...shown };
  };

  test('says whether borrowers see it, and if not, why not', async () => {
    await show();
    expect(await screen.findByText('Borrowers see this loan.')).toBeTruthy();
    expect(screen.getByText('40.5%')).toBeTruthy();
    expect(screen.getByText('2026-03-03')).toBeTruthy();
    cleanup();
    await show('/partner/loans/c1', { ...carLoan, hiddenBy: ['product', 'licence'] });
    expect(await screen.findByText('Borrowers do not see this loan.')).toBeTruthy();
    expect(screen.getByText('Its product is inactive.')).toBeTruthy();
    expect(screen.getByText('Your licence is not confirmed as valid.')).toBeTruthy();
  });

  test('is edited with its fields filled in, and Cancel Edit leaves it', async () => {
    const { server } = await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Edit loan' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Maximum amount')).value).toBe('3,000,000.75');
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Product' }).value).toBe('Wheels');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Send me the data/ }).checked).toBe(false);
    press('Cancel Edit');
    expect(await screen.findByRole('button', { name: 'Edit loan' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Edit loan' }));
    type('Name', 'Cars');
    press('Submit');
    expect(screen.getByText(/Applications that were made stay as they were/)).toBeTruthy();
    server.reply = () => Response.json({ message: 'no' }, { status: 409 });
    confirm();
    await waitFor(() => expect(toasts()).toEqual(['Can not edit loan']));
    expect(server.sent[0]?.extraInfo).toMatchObject({ _id: 'c1', revision: 7, name: 'Cars', product: 'w1' });
  });

  test('is copied, and the copy opens in its form', async () => {
    const { server, router } = await show();
    server.answers['/api/loan/duplicate/c1'] = { message: 'Loan added successfully', _id: 'c2' };
    fireEvent.click(await screen.findByRole('button', { name: 'Duplicate' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/partner/loans/c2'));
    expect(router.state.location.search).toBe('?form=edit');
    expect(toasts()).toEqual(['The copy is inactive until you make it active.']);
  });
});
