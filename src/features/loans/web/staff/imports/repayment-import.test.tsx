import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dropSession, setSession } from '#tests/support/readable-session.ts';
import { showScreen } from '#tests/support/show-screen.tsx';
import type { RepaymentImport as Import, ImportRow } from '../../../contract/imports.ts';
import { RepaymentImport } from './repayment-import.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ID = '01a00000-0000-7000-8000-000000000001';

const preview: Import = {
  _id: ID,
  fileName: 'march.csv',
  state: 'Preview',
  sizeBytes: 900,
  rowCount: 12,
  rowsRead: 12,
  uploadedBy: 'Ophelia Grant',
  uploadedAt: '2026-03-03T21:05:00.000Z',
  confirmedBy: null,
  confirmedAt: null,
  finishedAt: null,
  problem: null,
  settled: null,
  toRecord: { rows: 10, amount: 1_234.56 },
  byHand: { rows: 0, amount: 0 },
  notBy: null,
  recorded: { rows: 0, amount: 0 },
  verdicts: [
    { verdict: 'Ready', rows: 9, amount: 1_000 },
    { verdict: 'Ticked', rows: 1, amount: 234.56 },
    { verdict: 'UnknownLoan', rows: 2, amount: 20 },
  ],
};

const row: ImportRow = {
  line: 2,
  loanNumber: '100000017',
  reference: 'REF-1',
  amountGiven: '$100.5',
  dateGiven: '03/03/2026',
  payer: 'Marcia',
  amount: 100.5,
  receivedOn: '2026-03-03',
  verdict: 'Ready',
  loanId: ID,
  credit: 0,
  byHand: null,
};

const keishas = {
  _id: 'loan-of-keisha',
  number: '100000223',
  borrower: { _id: 'keisha', fullName: 'Keisha Reid', email: 'keisha@example.com' },
  state: 'Active',
  owed: 5_000,
};

function show(found: Partial<Import> = {}, at = `/admin/repayments/${ID}`, rows = [row]) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${url}`);
    if (url === '/api/form') return new Response(JSON.stringify({ csrfToken: 'a token' }));
    if (method === 'POST') return new Response(JSON.stringify({ message: 'Done' }));
    if (url === '/api/casework/one-hand')
      return Response.json({ people: [{ _id: 'ophelia', until: '2026-03-10T15:00:00.000Z' }] });
    if (url.startsWith('/api/loans/admin?'))
      return Response.json({ rows: [keishas], total: 1, page: 1, perPage: 8 });
    const page = { rows, total: 12, page: 1, perPage: 8 };
    return new Response(JSON.stringify(url.includes('/rows') ? page : { ...preview, ...found }));
  });
  const router = showScreen(<RepaymentImport id={ID} />, { at });
  return { router, asked };
}

describe('a file of repayments on the screen', () => {
  it('is recorded after a question that says how many and how much', async () => {
    const { asked } = show();
    fireEvent.click(await screen.findByRole('button', { name: 'Record 10 repayments' }));
    const question = screen.getByRole('dialog');
    expect(within(question).getByText('Record 10 repayments, $1,234.56 in all?')).toBeTruthy();
    expect(within(question).getByText('2 rows are left out: $20.00.')).toBeTruthy();
    expect(asked.filter((one) => one.startsWith('POST'))).toEqual([]);
    fireEvent.click(within(question).getByRole('button', { name: 'Record 10 repayments' }));
    await waitFor(() => expect(asked).toContain(`POST /api/loans/imports/${ID}/record`));
  });

  it('says how much the rows add up to that are not recorded', async () => {
    show({});
    const figure = (await screen.findByText('Not recorded')).parentElement;
    expect(figure?.textContent).toBe('Not recorded2$20.00');
  });

  it('counts no money as left out that stands in the books already', async () => {
    const verdicts = [
      ...preview.verdicts,
      { verdict: 'AlreadyRecorded', rows: 3, amount: 700 } as const,
      { verdict: 'RepeatedInFile', rows: 1, amount: 50.5 } as const,
    ];
    show({ verdicts });
    expect((await screen.findByText('Not recorded')).parentElement?.textContent).toBe('Not recorded2$20.00');
    const [figure] = screen.getAllByText('Recorded before');
    expect(figure?.parentElement?.textContent).toBe('Recorded before4$750.50');
    fireEvent.click(screen.getByRole('button', { name: 'Record 10 repayments' }));
    expect(within(screen.getByRole('dialog')).getByText('2 rows are left out: $20.00.')).toBeTruthy();
  });

  it('matches by hand what it left out: the row goes into the form of the loan that is chosen', async () => {
    const leftOut = { ...row, verdict: 'BadNumber', loanId: null, loanNumber: '?', payer: 'Keisha' } as const;
    const done = {
      state: 'Done',
      toRecord: { rows: 0, amount: 0 },
      verdicts: [{ verdict: 'BadNumber', rows: 3, amount: 300 }],
    } satisfies Partial<Import>;
    const at = `/admin/repayments/${ID}?verdict=BadNumber`;
    const byHand = { loanId: 'elsewhere', loanNumber: '100000017', isAsked: false };
    const ofRow5 = { loanId: 'asked-of', loanNumber: '100000223', isAsked: true };
    const known = { ...leftOut, line: 4, verdict: 'Overpays', loanId: 'loan-of-the-row' } as const;
    const { router, asked } = show(done, at, [
      leftOut,
      { ...leftOut, line: 3, byHand },
      known,
      { ...leftOut, line: 5, byHand: ofRow5 },
    ]);
    expect((await screen.findByRole('link', { name: 'Loan 100 000 017' })).getAttribute('href')).toBe(
      '/admin/portfolio/elsewhere',
    );
    expect(screen.getByText('Waits for a second person')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Loan 100 000 223' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Record row 5' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Record row 4' }).getAttribute('href')).toBe(
      '/admin/portfolio/loan-of-the-row',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Record row 2' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Whose payment of $100.50 is this?' }));
    fireEvent.click(await dialog.findByRole('link', { name: /Keisha Reid/ }));
    expect(asked).toContainEqual(expect.stringMatching(/\/api\/loans\/admin\?.*search=Keisha/));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/portfolio/loan-of-keisha'));
    const payment = { amount: '100.5', receivedOn: '2026-03-03', reference: 'REF-1' };
    expect(router.state.location.state).toEqual({ received: { from: at, payment } });
  });

  it('has no button for who may not record it, who is told why', async () => {
    show({ notBy: 'ophelia' });
    expect(
      await screen.findByText(/^Between you and the person before you, .*March 10th 2026 on/),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Record 10 repayments' })).toBeNull();
    cleanup();
    setSession({ id: 'me', userType: 'Moderator' } as never);
    show({ notBy: 'me' });
    expect(await screen.findByText(/^You uploaded this file/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Record 10 repayments' })).toBeNull();
    cleanup();
    dropSession();
    show({ notBy: 'somebody' });
    expect(await screen.findByRole('button', { name: 'Record 10 repayments' })).toBeTruthy();
  });

  it('that left rows out is settled with what became of them, and says so afterwards', async () => {
    const done = {
      state: 'Done',
      recorded: { rows: 10, amount: 1 },
      toRecord: { rows: 0, amount: 0 },
    } as const;
    const verdicts = [
      { verdict: 'Recorded', rows: 10, amount: 1 },
      { verdict: 'UnknownLoan', rows: 2, amount: 20 },
    ] as const;
    const { asked } = show({ ...done, verdicts: [...verdicts] });
    expect(await screen.findByText('2 rows are left out: $20.00.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Settle' }));
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Settle' }));
    expect(asked.filter((one) => one.startsWith('POST'))).toEqual([]);
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Sent back to the partner.' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Settle' }));
    await waitFor(() => expect(asked).toContain(`POST /api/loans/imports/${ID}/settle`));
    cleanup();
    show({
      ...done,
      verdicts: [...verdicts],
      settled: { at: '2026-03-04T15:00:00.000Z', by: 'Ann Officer', note: 'Sent back to the partner.' },
    });
    expect(await screen.findByText(/^Settled .* by Ann Officer:$/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Settle' })).toBeNull();
  });

  it('counts a row that was matched by hand no more as in no books', async () => {
    const done = {
      state: 'Done',
      toRecord: { rows: 0, amount: 0 },
      verdicts: [{ verdict: 'UnknownLoan', rows: 3, amount: 30 }],
    } satisfies Partial<Import>;
    show({ ...done, byHand: { rows: 1, amount: 10.5 } });
    expect(await screen.findByText('2 rows are left out: $19.50.')).toBeTruthy();
    expect(screen.getByText('Not recorded').parentElement?.textContent).toBe('Not recorded2$19.50');
    expect(screen.getByText('Recorded by hand').parentElement?.textContent).toBe('Recorded by hand1$10.50');
    cleanup();
    show({ ...done, byHand: { rows: 3, amount: 30 } });
    expect(await screen.findByText('Every row that was left out is recorded by hand.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Settle' })).toBeTruthy();
  });

  it('that left nothing out has nothing to settle, though nobody has said so', async () => {
    const verdicts = [{ verdict: 'Recorded', rows: 10, amount: 1 }] as const;
    show({
      state: 'Done',
      finishedAt: '2026-03-04T15:00:00.000Z',
      recorded: { rows: 10, amount: 1 },
      verdicts: [...verdicts],
    });
    await screen.findByText(/^Finished at/);
    expect(screen.queryByRole('button', { name: 'Settle' })).toBeNull();
  });

  it('offers a tick for a row that pays too much, and for no other', async () => {
    const { asked } = show({}, `/admin/repayments/${ID}`, [row, { ...row, line: 3, verdict: 'Overpays' }]);
    const box = await screen.findByRole('checkbox', { name: 'Record row 3 too' });
    expect(box).toHaveProperty('checked', false);
    expect(screen.queryByRole('checkbox', { name: 'Record row 2 too' })).toBeNull();
    fireEvent.click(box);
    await waitFor(() => expect(asked).toContain(`POST /api/loans/imports/${ID}/tick`));
  });

  it('shows the rows of one verdict, which stands in the address', async () => {
    const { router, asked } = show({}, `/admin/repayments/${ID}?page=2`);
    fireEvent.click(await screen.findByRole('tab', { name: /Unknown loan/ }));
    expect(await screen.findByText(/^No loan has this number/)).toBeTruthy();
    expect(router.state.location.search).toBe('?verdict=UnknownLoan');
    await waitFor(() =>
      expect(asked).toContain(`GET /api/loans/imports/${ID}/rows?verdict=UnknownLoan&page=1`),
    );
  });

  it('leads from a row to its loan', async () => {
    show();
    const link = await screen.findByRole('link', { name: '100000017' });
    expect(link.getAttribute('href')).toBe(`/admin/portfolio/${ID}`);
    expect(screen.getByText('$100.50')).toBeTruthy();
  });

  it('shows how far it is while it is recorded, and can no longer be discarded', async () => {
    show({
      state: 'Recording',
      toRecord: { rows: 6, amount: 600 },
      recorded: { rows: 4, amount: 400 },
      confirmedBy: 'Ophelia Grant',
      confirmedAt: '2026-03-03T21:10:00.000Z',
    });
    const bar = await screen.findByRole('progressbar', { name: 'Recording repayments' });
    expect(bar.getAttribute('aria-valuetext')).toBe('4 of 10 rows');
    expect(screen.getByText('Confirmed 4:10 pm, March 3rd 2026 by Ophelia Grant')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Record/ })).toBeNull();
  });

  it('that has nothing to record says so and offers only to be discarded', async () => {
    show({ toRecord: { rows: 0, amount: 0 }, verdicts: [{ verdict: 'UnknownLoan', rows: 12, amount: 0 }] });
    expect(await screen.findByText(/No row of this file can be recorded/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Record/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Discard' })).toBeTruthy();
  });
});
