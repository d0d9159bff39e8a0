import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StaffPersonDocuments } from './person-documents.tsx';

const pair = (name: string, submission: string, verification: string) => ({
  submission: {
    _id: `s ${name}`,
    status: submission,
    for: 'FullUser',
    created: '2026-03-01T10:00:00.000Z',
    data: {},
    informationSchema: { _id: name, sId: name, name, fields: [] },
  },
  verification:
    verification === ''
      ? null
      : {
          _id: name,
          userId: 'u1',
          sId: name,
          submissionId: `s ${name}`,
          status: verification,
          attempt: 1,
          for: 'FullUser',
          created: '2026-03-01T10:00:00.000Z',
          decidedAt: null,
          rejectionReason: null,
          data: {},
          verificationSchema: { _id: name, name, title: '', fields: [] },
        },
});

let documents: ReturnType<typeof pair>[];
let claims: object[];
let sent: [string, unknown][];
beforeEach(() => {
  documents = [
    pair('Housing', 'Rejected', 'Rejected'),
    pair('Debt', 'Submitted', ''),
    pair('Income', 'SubmittedForVerfication', 'Submitted'),
  ];
  claims = [];
  sent = [];
  const user = { _id: 'u1', fullName: 'Marcia Brown', email: 'marcia@example.com' };
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url === '/api/form') return Response.json({ csrfToken: 'token' });
    if (url.startsWith('/api/informations/submitted/user/')) return Response.json({ user, submissions: [] });
    if (url.startsWith('/api/informations/verifications/')) return Response.json(documents);
    if (url === '/api/verification/claims') return Response.json(claims);
    if (url === '/api/verification/reasons') return Response.json({ version: 0, reasons: [] });
    sent.push([url, JSON.parse(String(init?.body))]);
    const status = url.includes('undo') ? 'Submitted' : url.includes('approve') ? 'Verified' : 'Rejected';
    const section = status === 'Submitted' ? 'SubmittedForVerfication' : status;
    documents = documents.map((each) =>
      each.verification?._id === 'Income' ? pair('Income', section, status) : each,
    );
    const undoUntil = new Date(Date.now() + 10_000).toISOString();
    return Response.json({ message: 'Done', status, ...(status !== 'Submitted' && { undoUntil }) });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function show(client = new QueryClient({ defaultOptions: { queries: { retry: false } } })) {
  const element = <StaffPersonDocuments id="u1" audience="FullUser" />;
  const router = createMemoryRouter([{ path: '*', element }]);
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: 'Income' });
}

const rowOf = (name: string) => {
  const row = screen.getByRole('heading', { name }).closest('li');
  if (!row) throw new Error(`${name} has no row`);
  return within(row);
};

it('lists each section; a decision is due only where documents wait, and the others say what they are', async () => {
  await show();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Housing',
    'Debt',
    'Income',
  ]);
  expect(rowOf('Housing').getByText('This document is Rejected').className).toContain('text-pimento');
  expect(screen.getAllByRole('button', { name: /^(Verify|Reject):/ })).toHaveLength(2);
});

it('verifies in place, with a note, and the row says so where it stands', async () => {
  await show();
  fireEvent.click(rowOf('Income').getByRole('button', { name: 'Verify: Income' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Verify these documents' }));
  fireEvent.change(dialog.getByLabelText(/Note for staff/), { target: { value: ' By eye ' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Verify' }));
  expect(await rowOf('Income').findByText('This document is Verified')).toBeTruthy();
  expect(sent).toEqual([
    ['/api/verification/approve/Income', { userId: 'u1', sid: 'Income', approvalNote: 'By eye' }],
  ]);
});

it('takes a verdict back in place within ten seconds, and the decision is due again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await show();
  const verify = async () => {
    fireEvent.click(rowOf('Income').getByRole('button', { name: 'Verify: Income' }));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Verify' }));
    return rowOf('Income').findByRole('button', { name: 'Undo: Income' });
  };
  fireEvent.click(await verify());
  expect(await rowOf('Income').findByRole('button', { name: 'Verify: Income' })).toBeTruthy();
  expect(sent.at(-1)).toEqual(['/api/verification/undo/Income', { userId: 'u1' }]);
  await verify();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.queryByRole('button', { name: 'Undo: Income' })).toBeNull();
  expect(rowOf('Income').getByText('This document is Verified')).toBeTruthy();
});

it('rejects in place, with a reason', async () => {
  await show();
  fireEvent.click(rowOf('Income').getByRole('button', { name: 'Reject: Income' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Reject these documents' }));
  fireEvent.change(dialog.getByLabelText('Please specify a reason for the rejection'), {
    target: { value: 'Too dark' },
  });
  fireEvent.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await rowOf('Income').findByText('This document is Rejected')).toBeTruthy();
});

it('asks before a reason that was begun is dropped, by the button too', async () => {
  await show();
  fireEvent.click(rowOf('Income').getByRole('button', { name: 'Reject: Income' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Reject these documents' }));
  fireEvent.change(dialog.getByLabelText('Please specify a reason for the rejection'), {
    target: { value: 'Too dark' },
  });
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByDisplayValue('Too dark')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Stay here' }));
  expect(screen.getByDisplayValue('Too dark')).toBeTruthy();
  expect(sent).toEqual([]);
});

const heldByKeisha = () => ({
  verificationId: 'Income',
  by: { _id: 'other', fullName: 'Keisha Bent', email: '' },
  until: new Date(Date.now() + 60_000).toISOString(),
});

it('leaves what a colleague is reviewing to the colleague', async () => {
  claims = [heldByKeisha()];
  await show();
  expect(await rowOf('Income').findByText('Keisha Bent is reviewing this')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Verify:/ })).toBeNull());
});

it('says in the open window who took the documents over or decided them, and keeps what was typed', async () => {
  const client = new QueryClient();
  await show(client);
  fireEvent.click(rowOf('Income').getByRole('button', { name: 'Reject: Income' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Reject these documents' }));
  const words = () => dialog.getByLabelText<HTMLTextAreaElement>('Please specify a reason for the rejection');
  fireEvent.change(words(), { target: { value: 'Too dark' } });
  const press = () => fireEvent.click(dialog.getByRole('button', { name: 'Reject' }));
  claims = [heldByKeisha()];
  await act(() => client.invalidateQueries({ queryKey: ['review-claims'] }));
  expect((await dialog.findByRole('alert')).textContent).toContain('Keisha Bent is reviewing this now');
  press();
  documents = documents.map((each) =>
    each.verification?._id === 'Income' ? pair('Income', 'Verified', 'Verified') : each,
  );
  await act(() => client.invalidateQueries({ queryKey: ['verifications'] }));
  await waitFor(() =>
    expect(dialog.getByRole('alert').textContent).toContain('was faster: this document is Verified'),
  );
  press();
  expect(words().value).toBe('Too dark');
  expect(sent).toEqual([]);
});
