import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ofRecordQuery } from '#features/casework/web/staff/queries.ts';
import { day } from '#tests/support/days.ts';
import { dropSession, setSession } from '#tests/support/readable-session.ts';
import { showScreen } from '#tests/support/show-screen.tsx';
import type { OpenAdjustment } from '../../../contract/desk.ts';
import { OpenAdjustments } from './open-adjustments.tsx';

const ME = '019a0000-0000-7000-8000-00000000000a';
const asked = (askedBy: string): OpenAdjustment => ({
  _id: `of-${askedBy}`,
  kind: 'Waiver',
  amount: 750,
  causes: [],
  on: null,
  reference: null,
  entry: null,
  entryKind: null,
  notBooked: null,
  reason: 'A storm',
  askedBy: { _id: askedBy, fullName: 'Sam Second' },
  askedAt: '2026-03-03T21:05:00.000Z',
  status: 'Asked',
  decidedBy: null,
  decidedAt: null,
  decisionNote: null,
  loan: { _id: 'loan-1', number: '100000017' },
  before: { owed: 1_750, credit: 0 },
  after: { owed: 1_000, credit: 0 },
  borrower: { _id: 'b', fullName: 'Ann Able' },
  due: '2026-03-04T21:05:00.000Z',
  isLate: false,
  owner: null,
  mayTake: true,
});

let oneHand: { _id: string; until: string }[] = [];
let present: OpenAdjustment[] = [];
/** What waits for staff at the loan. */
let entries: { _id: string; queue: string; recordId: string }[] = [];

afterEach(() => {
  [oneHand, entries] = [[], []];
  cleanup();
  vi.unstubAllGlobals();
  dropSession();
});

function show(...rows: OpenAdjustment[]) {
  const sent: { url: string; body: unknown }[] = [];
  const client = new QueryClient();
  present = rows;
  setSession({ id: ME, userType: 'Moderator' });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url === '/api/form') return Response.json({ csrfToken: 'token' });
    if (url === '/api/casework/one-hand') return Response.json({ people: oneHand });
    if (init.method === 'POST') {
      sent.push({ url, body: JSON.parse(String(init.body)) });
      return Response.json({ message: 'Waiver approved and booked' });
    }
    const shown = url.startsWith('/api/casework?') ? entries : present;
    return Response.json({ rows: shown, total: shown.length, page: 1, perPage: 8 });
  });
  showScreen(<OpenAdjustments />, { client });
  return Object.assign(sent, { client });
}

test('an entry to take back is named: what it was, its sum, its day and its reference', async () => {
  show({
    ...asked('sam'),
    ...{ kind: 'EntryReversal', entry: 4, entryKind: 'Refund', on: day('2026-03-02'), reference: 'TR-1' },
  });
  expect(await screen.findByText('Refund of $750.00 is taken back')).toBeTruthy();
  expect(screen.getByText('March 2nd 2026, reference TR-1')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
  const question = within(screen.getByRole('dialog', { name: 'Approve and book it?' }));
  for (const words of ['Refund of $750.00 is taken back', 'March 2nd 2026, reference TR-1', 'Ann Able'])
    expect(question.getByText(words)).toBeTruthy();
});

test('what waits is decided in the list, after a question that names whom and how much, and leads to the loan', async () => {
  const sent = show(asked('sam'));
  fireEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  const question = within(screen.getByRole('dialog', { name: 'Approve and book it?' }));
  expect(question.getByText('Waiver of $750.00')).toBeTruthy();
  expect(question.getByText('Ann Able')).toBeTruthy();
  expect(question.getByRole('link', { name: 'Loan 100 000 017' }).getAttribute('href')).toBe(
    '/admin/portfolio/loan-1',
  );
  fireEvent.click(question.getByRole('button', { name: 'Approve' }));
  await waitFor(() =>
    expect([...sent]).toEqual([{ url: '/api/loans/admin/adjustments/of-sam/approve', body: { note: '' } }]),
  );
});

test('the question before an approval says the reason, the day and the reference', async () => {
  const refund = { ...asked('sam'), kind: 'Refund', on: day('2026-03-02'), reference: 'BACK-7' } as const;
  show({ ...refund, causes: ['Refund'], reason: 'Paid twice at the counter' });
  fireEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  const question = within(screen.getByRole('dialog', { name: 'Approve and book it?' }));
  for (const words of [
    'Paid twice at the counter',
    'March 2nd 2026, reference BACK-7',
    'Two people: money leaves.',
    /^Asked by Sam Second/,
  ])
    expect(question.getByText(words)).toBeTruthy();
});

test('the question before an approval says how the loan stands before and after, and that of a write-off what becomes of the sum', async () => {
  show({ ...asked('sam'), kind: 'WriteOff', amount: null, after: { owed: 1_750, credit: 0 } });
  fireEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  const figures = [...screen.getByRole('dialog', { name: 'Approve and book it?' }).querySelectorAll('dd')];
  expect(figures.map(({ textContent }) => textContent)).toEqual([
    '$1,750.00 owed',
    '$1,750.00 owed, written off',
  ]);
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells).toEqual(expect.arrayContaining(['Before$1,750.00 owed', 'After$1,750.00 owed, written off']));
});

test('the focus goes from a row that is decided to the same button of the one in its place, and stays when nothing was', async () => {
  show(asked('sam'), asked('olive'));
  const [first] = await screen.findAllByRole('button', { name: 'Approve' });
  first?.focus();
  fireEvent.click(first as HTMLElement);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(document.activeElement).toBe(first));
  fireEvent.click(first as HTMLElement);
  present = [asked('olive')];
  const question = within(screen.getByRole('dialog', { name: 'Approve and book it?' }));
  fireEvent.click(question.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Approve' })).toHaveLength(1));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Approve' })));
});

test('what one asked for oneself can be withdrawn there, and not decided', async () => {
  show(asked(ME));
  expect(await screen.findByRole('button', { name: 'Withdraw' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
});

test('what was asked by who has just added the reader to the staff is not decided by them, and says until when', async () => {
  oneHand = [{ _id: 'sam', until: '2026-03-10T15:00:00.000Z' }];
  show(asked('sam'), asked('olive'));
  expect(
    await screen.findByText(/^Between you and the person before you, .* from .*March 10th 2026 on/),
  ).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Approve' })).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: 'Refuse' })).toHaveLength(1);
});

describe('a window whose row has left the page', () => {
  async function opened() {
    const sent = show(asked('sam'), asked('olive'));
    fireEvent.click((await screen.findAllByRole('button', { name: 'Refuse' }))[0] as HTMLElement);
    const reason = () => screen.getByRole<HTMLTextAreaElement>('textbox');
    fireEvent.change(reason(), { target: { value: 'The storm was in May' } });
    present = [asked('olive')];
    return { sent, reason };
  }

  test('goes on where the row only moved to another page: nobody is said to have been faster, and it is answered', async () => {
    entries = [{ _id: 'of-sam', queue: 'Adjustments', recordId: 'loan-1' }];
    const { sent, reason } = await opened();
    await act(() => sent.client.invalidateQueries({ queryKey: ['loans'] }));
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    await act(() =>
      waitFor(() => expect(sent.client.getQueryData(ofRecordQuery('loan-1').queryKey)).toBeTruthy()),
    );
    expect(screen.queryByText('A colleague was faster')).toBeNull();
    expect(reason().value).toBe('The storm was in May');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Refuse' }));
    await waitFor(() =>
      expect([...sent]).toMatchObject([{ url: '/api/loans/admin/adjustments/of-sam/refuse' }]),
    );
  });

  test('says so where a colleague has decided, keeps what was typed to be read, and sends nothing', async () => {
    const { sent, reason } = await opened();
    await act(() => sent.client.invalidateQueries({ queryKey: ['loans'] }));
    expect((await screen.findByRole('alert')).textContent).toContain('A colleague was faster');
    expect(reason().value).toBe('The storm was in May');
    expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Refuse' })).toHaveProperty(
      'disabled',
      true,
    );
    expect([...sent]).toEqual([]);
  });
});

test('without any it says so of loans alone: of forms and contests something may wait further down', async () => {
  show();
  expect(await screen.findByText('Nothing about a loan waits for a second person.')).toBeTruthy();
});
