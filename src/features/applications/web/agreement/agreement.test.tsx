import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toast, toastList } from '#platform/web/ui/overlay/toast.ts';
import { saying } from '#tests/support/saying.ts';
import type { Agreement } from '../../contract/agreement.ts';
import { DisbursementClock } from '../staff/disbursement-clock.tsx';
import { agreedFacts } from './agreed-facts.test-support.ts';
import { AgreementPage } from './agreement-page.tsx';
import { AgreementStep } from './agreement-step.tsx';
import { DeskAgreement } from './desk-agreement.tsx';

const ID = '019a0000-0000-7000-8000-000000000001';
const sha256 = 'a'.repeat(64);
const preparing: Agreement = {
  state: 'Preparing',
  number: null,
  borrowerName: null,
  facts: null,
  preparedAt: null,
  paper: null,
  signedAt: null,
  signedName: null,
  signedPaper: null,
  stillNeeded: [],
  ...{ handOverAt: 'Fast Pay, 1 King Street', moneyDueBy: null, heldUp: null },
  disbursedOn: null,
  loanId: null,
  declinedAt: null,
  cancelled: null,
};
const ready: Agreement = {
  ...preparing,
  state: 'ReadyToSign',
  number: 'PA-1',
  borrowerName: 'Désirée Brown',
  facts: agreedFacts,
  preparedAt: '2026-11-21T14:00:00.000Z',
  paper: { _id: 'f1', sha256 },
};
const signed: Agreement = {
  ...ready,
  state: 'Signed',
  signedAt: '2026-11-21T15:00:00.000Z',
  signedName: 'Desiree Brown',
  moneyDueBy: '2026-11-22T15:00:00.000Z',
};

let now: Agreement | null;
let sent: { url: string; body: unknown }[];
let refusal: Response | null;
beforeEach(() => {
  sent = [];
  refusal = null;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url === '/api/form') return Response.json({ csrfToken: 'token' });
    if (init.method !== 'POST') return Response.json({ agreement: now });
    sent.push({ url, body: JSON.parse(String(init.body)) });
    if (refusal) return refusal.clone();
    const isSigned = url.endsWith('/sign');
    now = isSigned ? signed : { ...ready, state: 'Declined', declinedAt: '2026-11-21T15:00:00.000Z' };
    return Response.json({ message: isSigned ? 'Signed.' : 'Given up.', state: now.state, moneyDueBy: null });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const { id } of toastList.now()) toast.dismiss(id);
});

function show(content: ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>{content}</MemoryRouter>
    </QueryClientProvider>,
  );
  return client;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (name: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Your full name' }), { target: { value: name } });

describe('the step on the application', () => {
  test('goes from preparing to read and sign by itself', async () => {
    now = preparing;
    const client = show(<AgreementStep id={ID} />);
    await screen.findByText('We are preparing your agreement');
    now = ready;
    await act(() => client.invalidateQueries({ queryKey: ['applications'] }));
    const link = await screen.findByRole('link', { name: 'Read and sign' });
    expect(link.getAttribute('href')).toBe(`/loan-application/${ID}/agreement`);
  });

  test('once signed says until when the money comes, and then that it came', async () => {
    now = signed;
    const client = show(<AgreementStep id={ID} />);
    await screen.findByText(
      saying(/^Your money is due by 10:00 am, .* You get it at Fast Pay, 1 King Street\.$/),
    );
    now = { ...signed, disbursedOn: '2026-11-22' as Agreement['disbursedOn'] };
    await act(() => client.invalidateQueries({ queryKey: ['applications'] }));
    await screen.findByText(saying('The money was handed over on November 22nd 2026.'));
  });

  test('says nothing of a loan from before there were agreements', async () => {
    now = null;
    const client = show(<AgreementStep id={ID} />);
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(document.body.textContent).toBe('');
  });
});

describe('the page', () => {
  test('says to whom the signature gives the name, where that is another than us', async () => {
    now = ready;
    show(<AgreementPage id={ID} />);
    expect((await screen.findByText(/^By signing you take/)).textContent).not.toContain('keeps it');
    cleanup();
    const lender = { ...agreedFacts.lender, name: 'Island Credit', legalName: 'Island Credit Limited' };
    now = { ...ready, facts: { ...agreedFacts, lender } };
    show(<AgreementPage id={ID} />);
    expect(await screen.findByText(/Island Credit gets the signed agreement with your name/)).toBeTruthy();
  });

  test('shows what is agreed, the paper to take along, and its fingerprint', async () => {
    now = ready;
    show(<AgreementPage id={ID} />);
    await screen.findByRole('heading', { name: 'What you agree to' });
    for (const shown of ['$5,000.00', '$250.00', '$4,750.00', '$6,200.00', '272.36%', sha256])
      screen.getByText(shown);
    screen.getByText('$1,200.00 (6% a month, add-on)');
    screen.getByText('4 instalments of $1,550.00, one every month');
    const download = screen.getByRole('link', { name: 'Download' });
    expect([download.getAttribute('href'), download.getAttribute('download')]).toEqual([
      '/api/files/f1',
      'PA-1.pdf',
    ]);
  });

  test('takes the name without its accents, and signs exactly the paper on show', async () => {
    now = ready;
    show(<AgreementPage id={ID} />);
    await screen.findByRole('heading', { name: 'Sign' });
    type(' desiree  BROWN ');
    press('Sign the agreement');
    const news = await screen.findByText('You have signed');
    expect(document.activeElement?.contains(news) && document.activeElement !== document.body).toBe(true);
    expect(sent).toEqual([
      {
        url: `/api/loan-application/${ID}/agreement/sign`,
        body: { fullName: 'desiree  BROWN', sha256 },
      },
    ]);
    expect(toastList.now().map(({ text }) => text)).toEqual(['Signed.']);
    expect(screen.queryByRole('button', { name: 'Sign the agreement' })).toBeNull();
  });

  test('says what to type where the name is another, and sends nothing', async () => {
    now = ready;
    show(<AgreementPage id={ID} />);
    await screen.findByRole('heading', { name: 'Sign' });
    press('Sign the agreement');
    screen.getByText('Type your full name to sign.');
    type('Ann Other');
    press('Sign the agreement');
    screen.getByText('Type your name as it stands in the agreement: Désirée Brown');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Your full name' }));
    expect(sent).toEqual([]);
  });

  test('says why the server refused', async () => {
    now = ready;
    refusal = Response.json({ code: 'agreement.declined', message: 'Nothing to sign.' }, { status: 409 });
    show(<AgreementPage id={ID} />);
    await screen.findByRole('heading', { name: 'Sign' });
    type('Désirée Brown');
    press('Sign the agreement');
    await waitFor(() => expect(toastList.now().map(({ text }) => text)).toEqual(['Nothing to sign.']));
  });

  test('gives the loan up after one question', async () => {
    now = ready;
    show(<AgreementPage id={ID} />);
    await screen.findByRole('heading', { name: 'Sign' });
    press('I do not want this loan');
    press('Keep the loan');
    expect(sent).toEqual([]);
    press('I do not want this loan');
    press('Give it up');
    await screen.findByText('You did not take this loan');
    expect(sent).toEqual([{ url: `/api/loan-application/${ID}/agreement/decline`, body: {} }]);
  });

  test('has the signed copy as soon as it is made', async () => {
    now = signed;
    const client = show(<AgreementPage id={ID} />);
    await screen.findByText('The signed copy is being made. It is here in a moment.');
    now = { ...signed, signedPaper: { _id: 'f2', sha256: 'b'.repeat(64) } };
    await act(() => client.invalidateQueries({ queryKey: ['applications'] }));
    const link = await screen.findByRole('link', { name: 'Download the signed copy' });
    expect(link.getAttribute('href')).toBe('/api/files/f2');
  });
});

describe('an agreement', () => {
  const cancelled: Agreement = {
    ...signed,
    state: 'Cancelled',
    moneyDueBy: null,
    signedPaper: { _id: 'f2', sha256: 'b'.repeat(64) },
    cancelled: { at: '2026-11-23T15:00:00.000Z', reason: 'Your bank account is closed.', by: null },
  };

  test('that was cancelled says why, and keeps the signed copy', async () => {
    now = cancelled;
    show(<AgreementPage id={ID} />);
    await screen.findByText('This loan was cancelled');
    screen.getByText(/^We cancelled it before it was paid out\. You owe nothing,/);
    screen.getByText(saying('Decided by our Loan desk, 10:00 am, November 23rd 2026'));
    screen.getByText('Your bank account is closed.');
    expect(screen.getByRole('link', { name: 'See your offers' }).getAttribute('href')).toBe('/loans');
    expect(screen.getByRole('link', { name: 'Download the signed copy' }).getAttribute('href')).toBe(
      '/api/files/f2',
    );
  });

  test('that was cancelled before it was signed can be read, and neither signed nor given up', async () => {
    now = { ...ready, state: 'Cancelled', cancelled: cancelled.cancelled };
    show(<AgreementPage id={ID} />);
    await screen.findByText('This loan was cancelled');
    expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toBe('/api/files/f1');
    expect(screen.queryByRole('heading', { name: 'Sign' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'I do not want this loan' })).toBeNull();
  });

  test('that was cancelled is shown on the application, with the way to it', async () => {
    now = cancelled;
    show(<AgreementStep id={ID} />);
    const link = await screen.findByRole('link', { name: 'Open the agreement' });
    expect(link.getAttribute('href')).toBe(`/loan-application/${ID}/agreement`);
  });

  test('that was cancelled shows a lender no more than that where it may not know the borrower', async () => {
    now = {
      ...ready,
      state: 'Cancelled',
      paper: null,
      cancelled: { at: '2026-11-23T15:00:00.000Z', reason: null, by: null },
    };
    show(<DeskAgreement id={ID} />);
    await screen.findByText(saying('10:00 am, November 23rd 2026'));
    expect(screen.queryByText('Reason')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('the desk', () => {
  test('sees who signed when, both papers, and the clock', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-22T13:30:30Z'), shouldAdvanceTime: true });
    now = { ...signed, signedPaper: { _id: 'f2', sha256 } };
    show(<DeskAgreement id={ID} />);
    await screen.findByText(saying('Desiree Brown, 10:00 am, November 21st 2026'));
    screen.getByText('Due in 1 h 29 min');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/api/files/f1',
      '/api/files/f2',
    ]);
  });

  test('without consent sees that it waits, and no paper', async () => {
    now = { ...ready, paper: null, borrowerName: null };
    show(<DeskAgreement id={ID} />);
    await screen.findByText('The paper can be opened once it is signed.');
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('the clock runs, and says when it is past', () => {
    vi.useFakeTimers({ now: new Date('2026-11-22T14:59:00Z') });
    show(<DisbursementClock moneyDueBy="2026-11-22T15:00:00.000Z" />);
    screen.getByText('Due in 1 min');
    act(() => {
      vi.advanceTimersByTime(180_000);
    });
    screen.getByText('Overdue by 2 min');
  });
});
