import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toast, toastList } from '#platform/web/ui/overlay/toast.ts';
import { dropSession, setSession } from '#tests/support/readable-session.ts';
import type { DeskLoan as Shown } from '../../contract/desk.ts';
import { asked, entry, ID, loan, ME } from './desk-loan.test-support.ts';
import { DeskLoan } from './desk-loan.tsx';

let sent: { url: string; body: unknown }[];
let answer: Response;
beforeEach(() => {
  sent = [];
  answer = Response.json({ message: 'Done' });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  dropSession();
  for (const { id } of toastList.now()) toast.dismiss(id);
});

function show(shown: Shown = loan, client = new QueryClient(), state: unknown = null) {
  const present = { shown };
  setSession({ id: ME, userType: 'Moderator' });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url === '/api/form') return Response.json({ csrfToken: 'token' });
    if (init.method === 'POST') {
      sent.push({ url, body: JSON.parse(String(init.body)) });
      return answer.clone();
    }
    if (url.includes('/find')) return Response.json({ _id: 'another' });
    return Response.json(
      url.endsWith(`/admin/${ID}`) ? present.shown : { rows: [], total: 0, page: 1, perPage: 8 },
    );
  });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[{ pathname: `/admin/portfolio/${ID}`, state }]}>
        <Routes>
          <Route path={`/admin/portfolio/${ID}`} element={<DeskLoan id={ID} />} />
          <Route path="/admin/portfolio/another" element={<p>The other loan</p>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return async (now: Shown) => {
    present.shown = now;
    await act(() => client.invalidateQueries({ queryKey: ['loans'] }));
  };
}

const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const open = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
/** The button that sends the form, not the one that opened it. */
const send = (name: string) =>
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

it('of a loan that is written off does not say that nothing is late', async () => {
  show({ ...loan, loan: { ...loan.loan, state: 'WrittenOff', nextDueOn: null } });
  const standing = await screen.findByLabelText('Where it stands');
  expect(standing.textContent).toContain('Written off: days late no longer count');
  expect(standing.textContent).not.toContain('Nothing late');
});

describe('a repayment', () => {
  it('that a line of a file names stands in the form already, and leads back to the file', async () => {
    const from = '/admin/repayments/file?verdict=BadNumber';
    const payment = { amount: '1234.56', receivedOn: '2026-03-02', reference: 'SLIP-2' };
    show(loan, new QueryClient(), { received: { from, payment } });
    const dialog = await screen.findByRole('dialog');
    const typed = (label: RegExp) => (within(dialog).getByLabelText(label) as HTMLInputElement).value;
    expect(typed(/^Amount/).replaceAll(',', '')).toBe('1234.56');
    expect(typed(/^Reference/)).toBe('SLIP-2');
    send('Record repayment');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ amount: 1_234.56, receivedOn: '2026-03-02', reference: 'SLIP-2' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('link', { name: 'Go back' }).getAttribute('href')).toBe(from);
    // Opened again, the form begins with what is due next.
    await open('Record repayment');
    expect((within(screen.getByRole('dialog')).getByLabelText(/^Reference/) as HTMLInputElement).value).toBe(
      '',
    );
  });

  it('is filled in with what is due next and today, and foretold', async () => {
    show();
    await open('Record repayment');
    expect(screen.getByLabelText('Amount')).toHaveProperty('value', '750');
    expect(screen.getByLabelText('Received on')).toHaveProperty('value', '2026-03-04');
    const preview = screen.getByRole('region', { name: 'What this payment does' });
    expect(preview.textContent).toContain('Principal$750.00');
    expect(preview.textContent).toContain('Owed afterwards$1,000.00');
    type(/^Reference/, 'slip-1');
    send('Record repayment');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([
      {
        url: `/api/loans/admin/${ID}/repayments`,
        body: { amount: 750, receivedOn: '2026-03-04', reference: 'SLIP-1', note: '' },
      },
    ]);
  });

  it('says that it settles the loan, and that more than the loan is held', async () => {
    show();
    await open('Record repayment');
    click(/^Pay off/);
    const preview = screen.getByRole('region', { name: 'What this payment does' });
    expect(preview.textContent).toContain('This payment settles the loan.');
    expect(preview.textContent).toContain('Interest not charged$100.00');
    type('Amount', '1700');
    expect(preview.textContent).toContain('$50.00 more than the loan');
    expect(preview.textContent).toContain('This waits until somebody else approves it: more than is owed.');
  });

  it('sends nothing without an amount, a day and a reference', async () => {
    show();
    await open('Record repayment');
    type('Amount', '0');
    type('Received on', '2026-02-09');
    send('Record repayment');
    for (const words of [
      'Give an amount above $0.00, at most $10,000,000.00, with two decimals at most.',
      'Choose a day from February 10th 2026, when the money was handed over, to today.',
      'Give the reference of the payment.',
    ])
      expect(screen.getByText(words)).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('shows beside the reference where it is recorded already', async () => {
    const message = 'SLIP-1 is already recorded on loan 100 000 025, on March 3rd 2026.';
    answer = Response.json(
      { code: 'loan.reference_used', message, fields: { reference: message } },
      { status: 409 },
    );
    show();
    await open('Record repayment');
    type(/^Reference/, 'slip-1');
    send('Record repayment');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});

it('an entry is taken back with a reason; the disbursement never', async () => {
  show();
  await open('Reverse entry 2');
  expect(screen.queryByRole('button', { name: 'Reverse entry 1' })).toBeNull();
  send('Reverse');
  expect(screen.getByText('Please give the reason.')).toBeTruthy();
  type(/^Reason/, 'Entered twice');
  send('Reverse');
  await waitFor(() =>
    expect(sent).toEqual([
      { url: '/api/loans/admin/entries/entry-2/reverse', body: { reason: 'Entered twice' } },
    ]),
  );
});

it('a payment that two people recorded says beforehand that a second one is needed', async () => {
  const now = new Date().toISOString();
  const [payment, disbursement] = loan.entries as [Shown['entries'][number], Shown['entries'][number]];
  const waits = 'This waits until somebody else approves it: two people decided on it.';
  show({ ...loan, entries: [{ ...payment, recordedAt: now }, disbursement] });
  await open('Reverse entry 2');
  expect(screen.queryByText(waits)).toBeNull();
  cleanup();
  show({ ...loan, entries: [{ ...payment, recordedAt: now, byTwo: true }, disbursement] });
  await open('Reverse entry 2');
  expect(screen.getByText(waits)).toBeTruthy();
});

it('what was taken back stays, struck through', async () => {
  const [payment, disbursement] = loan.entries;
  show({
    ...loan,
    entries: [
      { ...payment, reversedBy: 3 } as Shown['entries'][number],
      disbursement as Shown['entries'][number],
    ],
  });
  expect((await screen.findByText('Repayment', { selector: 'span' })).className).toContain('line-through');
  expect(screen.getByText('taken back by entry 3')).toBeTruthy();
});

describe('a payout', () => {
  const fresh = { ...loan, entries: [entry(1, 'Disbursement', 1_800)] };

  it('is asked to be taken back while nothing has been recorded since', async () => {
    show(fresh);
    await open('Ask to take the payout back');
    expect(screen.queryByLabelText(/^Amount/)).toBeNull();
    type(/^Reason/, 'On the wrong person');
    send('Ask');
    await waitFor(() =>
      expect(sent[0]?.body).toEqual({ kind: 'PayoutReversal', reason: 'On the wrong person' }),
    );
  });

  it('is no matter for one person, nor after a payment', async () => {
    show();
    expect(await screen.findByRole('button', { name: 'Reverse entry 2' })).toBeTruthy();
    for (const name of ['Reverse entry 1', 'Ask to take the payout back'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('that was taken back leaves nothing to record', async () => {
    const [payout] = fresh.entries;
    const entries = [{ ...payout, _id: 'e2', kind: 'Reversal', number: 2, reverses: 1 }, payout];
    show({ ...fresh, loan: { ...loan.loan, state: 'Reversed', owed: 0 }, entries } as Shown);
    expect(await screen.findByText('Payout reversed')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Record repayment|Ask for/ })).toBeNull();
  });
});

describe('a waiver', () => {
  it('is asked for, never above what is owed', async () => {
    show();
    await open('Ask for a waiver');
    type(/^Amount to waive/, '1750.01');
    type(/^Reason/, 'A storm');
    send('Ask');
    expect(sent).toEqual([]);
    type(/^Amount to waive/, '50');
    send('Ask');
    const body = { kind: 'Waiver', amount: 50, reason: 'A storm' };
    await waitFor(() => expect(sent).toEqual([{ url: `/api/loans/admin/${ID}/adjustments`, body }]));
  });

  it('of somebody else is approved or refused here, and no second one asked for', async () => {
    show({ ...loan, adjustments: [asked('somebody else')] });
    await open('Approve');
    send('Approve');
    await waitFor(() =>
      expect(sent).toEqual([{ url: '/api/loans/admin/adjustments/adjustment/approve', body: { note: '' } }]),
    );
    expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Ask for a waiver' })).toBeNull();
  });

  it('that the books no longer take says why, and is only refused', async () => {
    show({
      ...loan,
      adjustments: [{ ...asked('somebody else'), notBooked: 'Nothing is owed on this loan.' }],
    });
    const approve = await screen.findByRole('button', { name: 'Approve' });
    expect(approve).toHaveProperty('disabled', true);
    expect(screen.getByText('It cannot be approved any more. Nothing is owed on this loan.').id).toBe(
      approve.getAttribute('aria-describedby'),
    );
    expect(screen.getByRole('button', { name: 'Refuse' })).toHaveProperty('disabled', false);
  });

  it('is decided by a colleague while its window is open: that is said, what was typed stays, and nothing is sent', async () => {
    const becomes = show({ ...loan, adjustments: [asked('somebody else')] });
    await open('Refuse');
    const reason = () => screen.getByRole<HTMLTextAreaElement>('textbox');
    fireEvent.change(reason(), { target: { value: 'The storm was in May' } });
    await becomes({ ...loan, adjustments: [{ ...asked('somebody else'), status: 'Done' }] });
    expect((await screen.findByRole('alert')).textContent).toContain('This request is Done');
    expect(reason().value).toBe('The storm was in May');
    send('Refuse');
    expect(sent).toEqual([]);
  });

  it("of one's own is only withdrawn", async () => {
    show({ ...loan, adjustments: [asked(ME)] });
    await open('Withdraw');
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    send('Withdraw');
    await waitFor(() => expect(sent[0]?.url).toContain('/withdraw'));
  });
});

it('the next loan is opened by its number; a wrong digit is noticed before anything is asked', async () => {
  show();
  const box = await screen.findByLabelText('Loan number');
  fireEvent.change(box, { target: { value: '100 000 018' } });
  click('Open loan');
  expect(screen.getByText(/That is not a loan number/)).toBeTruthy();
  fireEvent.change(box, { target: { value: '100 000 017' } });
  click('Open loan');
  expect(await screen.findByText('The other loan')).toBeTruthy();
});
