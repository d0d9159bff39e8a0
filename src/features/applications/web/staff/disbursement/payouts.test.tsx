import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dayOf, HOUR_MS } from '#shared/calendar.ts';
import { showScreen } from '#tests/support/show-screen.tsx';
import type { Payout } from '../../../contract/disbursement.ts';
import { Payouts } from './payouts.tsx';

const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const today = dayOf(new Date());

const payout = (id: string, fullName: string, signedHoursAgo: number): Payout => ({
  _id: id,
  borrower: { _id: `of-${id}`, fullName, email: `${id}@example.com`, phone: '8765550142', status: 'Active' },
  partner: null,
  loanAmount: 5_000,
  isYours: false,
  approvers: [],
  fee: 250,
  cashInHand: 4_750,
  signedAt: at(-signedHoursAgo),
  moneyDueBy: at(24 - signedHoursAgo),
  waitsForProof: false,
  heldUp: null,
  loan: null,
  due: at(24 - signedHoursAgo),
  isLate: signedHoursAgo > 24,
  owner: null,
  mayTake: true,
});

const LOAN = { _id: 'l1', number: '100000017' };
let waiting: Payout[];
let asked: string[];
let sent: { url: string; body: unknown; key: string }[];
let answer: Response;
/** What waits for staff at the application. */
let entries: object[];
/** How often the server was asked for that. */
let lookedUp: number;
let oneHand: { _id: string; until: string }[];

beforeEach(() => {
  waiting = [payout('a1', 'Shanice Bailey', 30), payout('a2', 'Devon Clarke', 3)];
  [oneHand, entries, lookedUp] = [[], [], 0];
  asked = [];
  sent = [];
  answer = Response.json({ message: '$4,750.00 recorded as handed over.', loan: LOAN });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url === '/api/form') return Response.json({ csrfToken: 'token' });
    if (url === '/api/casework/one-hand') return Response.json({ people: oneHand });
    if (init.method === 'POST') {
      const { 'idempotency-key': key = '' } = init.headers as Record<string, string>;
      sent.push({ url, body: JSON.parse(String(init.body)), key });
      if (answer.ok) waiting = waiting.slice(1);
      return answer.clone();
    }
    if (url.startsWith('/api/casework?')) {
      lookedUp += 1;
      return Response.json({ rows: entries, total: entries.length, page: 1, perPage: 8 });
    }
    asked.push(url);
    const rows = url.includes('show=done')
      ? [
          {
            ...payout('a0', 'Marlon Pinnock', 40),
            loan: { ...LOAN, disbursedOn: '2026-11-20', reference: 'NCB-1', disbursedBy: 'Ann Officer' },
          },
        ]
      : waiting;
    return Response.json({ rows, total: rows.length, page: 1, perPage: 8 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(search = '', client = new QueryClient()) {
  const router = showScreen(<Payouts />, { at: `/admin/disbursements${search}`, client });
  await screen.findByRole('table');
  return router;
}

const openDialog = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name: `Record payout: ${name}` }));
  return within(screen.getByRole('dialog'));
};
const press = (dialog: ReturnType<typeof within>, name: string) =>
  fireEvent.click(dialog.getByRole('button', { name }));
const reference = (dialog: ReturnType<typeof within>) =>
  dialog.getByLabelText('Reference of the payout') as HTMLInputElement;

test('who waits is listed with the clock and the money to hand over', async () => {
  await show();
  const [, first, second] = screen.getAllByRole('row');
  expect(first?.textContent).toContain('Shanice Bailey');
  expect(first?.textContent).toContain('Overdue by 6 h');
  expect(first?.textContent).toContain('$4,750.00');
  expect(second?.textContent).toMatch(/Due in 20 h 59 min|Due in 21 h/);
  expect(screen.getByRole('link', { name: 'Shanice Bailey' }).getAttribute('href')).toBe('/admin/loans/a1');
});

test('whose papers are not all verified waits for them; once they are, that is said before the hours run', async () => {
  const waits = { moneyDueBy: null };
  waiting = [
    { ...payout('a1', 'Shanice Bailey', 3), ...waits, waitsForProof: true },
    { ...payout('a2', 'Devon Clarke', 3), ...waits },
  ];
  await show();
  const row = async (name: string) => (await screen.findByText(name)).closest('tr')?.textContent;
  expect(await row('Shanice Bailey')).toContain('Not all verified yet');
  expect(await row('Devon Clarke')).toContain('All verified: 24 hours begin now');
});

test('a payout that the server would refuse has no button, but says what comes first; nor is it led on to', async () => {
  const devon = payout('a2', 'Devon Clarke', 20);
  waiting = [
    payout('a0', 'Marlon Pinnock', 40),
    { ...payout('a1', 'Shanice Bailey', 30), moneyDueBy: null, waitsForProof: true },
    { ...devon, borrower: { ...devon.borrower, status: 'Suspended' } },
    { ...payout('a4', 'Andre Brown', 10), heldUp: 'lender_closed' },
    { ...payout('a5', 'Tricia Gordon', 9), heldUp: 'no_licence' },
    payout('a3', 'Keisha Reid', 3),
  ];
  await show();
  const row = (name: string) => within(screen.getByText(name).closest('tr') as HTMLElement);
  for (const name of ['Shanice Bailey', 'Devon Clarke', 'Andre Brown', 'Tricia Gordon'])
    expect(row(name).queryByRole('button', { name: /^Record payout/ })).toBeNull();
  expect(row('Shanice Bailey').getByText('Only once all is verified')).toBeTruthy();
  expect(row('Devon Clarke').getByText('Not while the account is Suspended')).toBeTruthy();
  expect(row('Andre Brown').getByText('The lender may not lend just now')).toBeTruthy();
  expect(row('Tricia Gordon').getByText('Not without our licence’s number')).toBeTruthy();
  const dialog = openDialog('Marlon Pinnock');
  fireEvent.change(reference(dialog), { target: { value: 'NCB-2' } });
  press(dialog, 'Record payout');
  expect(await screen.findByRole('button', { name: 'Next payout: Keisha Reid' })).toBeTruthy();
});

test('whoever approved a loan has no button for its payout, and is told who pays', async () => {
  waiting = [{ ...payout('a1', 'Shanice Bailey', 30), isYours: true }, payout('a2', 'Devon Clarke', 3)];
  await show();
  expect(screen.queryByRole('button', { name: 'Record payout: Shanice Bailey' })).toBeNull();
  expect(screen.getByText('Approved by you: a colleague pays')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Record payout: Devon Clarke' })).toBeTruthy();
});

test('nor has who is one hand with whoever approved it, until the day that is said', async () => {
  oneHand = [{ _id: 'ann', until: '2026-03-10T15:00:00.000Z' }];
  waiting = [
    { ...payout('a1', 'Shanice Bailey', 30), approvers: ['sam', 'ann'] },
    payout('a2', 'Devon Clarke', 3),
  ];
  await show();
  expect(
    await screen.findByText(/^Between you and the person before you, .* from .*March 10th 2026 on/),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Record payout: Shanice Bailey' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Record payout: Devon Clarke' })).toBeTruthy();
});

test('the dialog shows the money and whom to pay, today filled in, and says what is missing', async () => {
  await show();
  const dialog = openDialog('Shanice Bailey');
  expect(dialog.getByText('$4,750.00')).toBeTruthy();
  expect(dialog.getByText('$5,000.00 less the fee of $250.00')).toBeTruthy();
  expect(dialog.getByRole('link', { name: '8765550142' }).getAttribute('href')).toBe('tel:8765550142');
  expect((dialog.getByLabelText('Handed over on') as HTMLInputElement).value).toBe(today);
  press(dialog, 'Record payout');
  expect(dialog.getByText('Give the reference of the payment.')).toBeTruthy();
  expect(document.activeElement).toBe(reference(dialog));
  fireEvent.change(reference(dialog), { target: { value: 'NCB-2' } });
  fireEvent.change(dialog.getByLabelText('Handed over on'), { target: { value: '2020-01-01' } });
  press(dialog, 'Record payout');
  expect(dialog.getByText(/^Choose a day from .*, when the agreement was signed, to today\.$/)).toBeTruthy();
  expect(sent).toEqual([]);
});

test('a payout recorded leads to its loan and to the next one', async () => {
  await show();
  const dialog = openDialog('Shanice Bailey');
  fireEvent.change(reference(dialog), { target: { value: ' ncb-2 ' } });
  press(dialog, 'Record payout');
  expect((await dialog.findByRole('status')).textContent).toContain('$4,750.00 recorded as handed over.');
  expect(sent).toMatchObject([
    {
      url: '/api/loan-application/admin/a1/disburse',
      body: { reference: 'NCB-2', disbursedOn: today },
    },
  ]);
  expect(dialog.getByRole('link', { name: 'Open the loan' }).getAttribute('href')).toBe(
    '/admin/portfolio/l1',
  );
  press(dialog, 'Next payout: Devon Clarke');
  expect(dialog.getByText('Devon Clarke')).toBeTruthy();
  expect(reference(dialog).value).toBe('');
});

test('what the server refuses stands beside its field, or over the form; sent again it keeps its key', async () => {
  await show();
  const dialog = openDialog('Shanice Bailey');
  const message = 'NCB-2 is already recorded on loan 100 000 017, on March 3rd 2026.';
  answer = Response.json(
    { code: 'loan.reference_used', message, fields: { reference: message } },
    { status: 409 },
  );
  fireEvent.change(reference(dialog), { target: { value: 'NCB-2' } });
  press(dialog, 'Record payout');
  expect(await dialog.findByText(message)).toBeTruthy();
  expect(reference(dialog).getAttribute('aria-invalid')).toBe('true');
  answer = Response.json(
    { code: 'disbursement.paid', message: 'The money has been handed over already.' },
    { status: 409 },
  );
  press(dialog, 'Record payout');
  expect((await dialog.findByRole('alert')).textContent).toContain('The money has been handed over already.');
  expect(sent.map(({ key }) => key)).toEqual([sent[0]?.key, sent[0]?.key]);
});

test('an account that is closed while the window is open is not paid: it says so, and keeps what was typed', async () => {
  const client = new QueryClient();
  await show('', client);
  const dialog = openDialog('Shanice Bailey');
  fireEvent.change(reference(dialog), { target: { value: 'NCB-9' } });
  waiting = waiting.map((one) => ({ ...one, borrower: { ...one.borrower, status: 'Suspended' } }));
  await act(() => client.invalidateQueries({ queryKey: ['applications'] }));
  expect((await dialog.findByRole('alert')).textContent).toContain('Something holds this payout up now');
  press(dialog, 'Record payout');
  expect(sent).toEqual([]);
  expect(reference(dialog).value).toBe('NCB-9');
});

test('what was handed over is shown with its loan; the filter lives in the address', async () => {
  const router = await show();
  fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'done' } });
  const link = await screen.findByRole('link', { name: 'Marlon Pinnock' });
  expect(router.state.location.search).toBe('?show=done');
  expect(link.getAttribute('href')).toBe('/admin/portfolio/l1');
  expect(screen.getByText('100 000 017')).toBeTruthy();
  expect(screen.getByText('November 20th 2026, by Ann Officer')).toBeTruthy();
  await waitFor(() => expect(asked.at(-1)).toContain('show=done'));
  expect(screen.queryByRole('button', { name: /Record payout/ })).toBeNull();
});

test('the window of a payout begins with what is to be known of its borrower', async () => {
  showScreen(<Payouts about={(id) => <p>{`Signals about ${id}`}</p>} />, { at: '/admin/disbursements' });
  await screen.findByRole('table');
  expect(openDialog('Shanice Bailey').getByText('Signals about of-a1')).toBeTruthy();
});

describe('while the window of a payout is open', () => {
  async function typed() {
    const client = new QueryClient();
    await show('', client);
    const dialog = openDialog('Shanice Bailey');
    fireEvent.change(reference(dialog), { target: { value: 'NCB-7' } });
    waiting = waiting.slice(1);
    await act(() => client.invalidateQueries({ queryKey: ['applications'] }));
    await waitFor(() => expect(screen.queryByText('Shanice Bailey', { selector: 'td *' })).toBeNull());
    return dialog;
  }

  test('a colleague who hands the money over is announced, and what was typed stays to be read', async () => {
    const dialog = await typed();
    expect((await dialog.findByRole('alert')).textContent).toContain('A colleague was faster');
    expect(reference(dialog).value).toBe('NCB-7');
    press(dialog, 'Record payout');
    expect(sent).toEqual([]);
  });

  test('a payout that only moved to another page is recorded', async () => {
    entries = [{ _id: 'agreement', queue: 'Payouts', recordId: 'a1' }];
    const dialog = await typed();
    await waitFor(() => expect(lookedUp).toBe(1));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    press(dialog, 'Record payout');
    await waitFor(() => expect(sent).toMatchObject([{ body: { reference: 'NCB-7' } }]));
    expect(dialog.queryByText('A colleague was faster')).toBeNull();
  });
});
