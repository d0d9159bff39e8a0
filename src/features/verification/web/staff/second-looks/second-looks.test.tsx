import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { dropSession, setSession } from '#tests/support/readable-session.ts';
import type { Look } from './queries.ts';
import { Sampling } from './sampling.tsx';
import { SecondLook } from './second-look.tsx';

afterEach(() => {
  cleanup();
  dropSession();
  vi.unstubAllGlobals();
});

const CREATED = '2026-03-01T10:00:00.000Z';
const look: Look = {
  _id: 'one',
  queue: 'VerificationModel5',
  file: null,
  part: 'Decides',
  verdicts: null,
  review: {
    verification: {
      ...{ _id: 'd1', userId: 'u1', sId: 'banking', submissionId: 's1', status: 'Submitted', attempt: 1 },
      ...{ for: 'PreQualUser', created: CREATED, decidedAt: null, rejectionReason: null, data: {} },
      verificationSchema: { _id: 'v1', name: 'Banking', title: '', fields: [] },
    },
    submission: {
      ...{ _id: 's1', status: 'SubmittedForVerfication', for: 'PreQualUser', created: CREATED, data: {} },
      informationSchema: { _id: 'i1', sId: 'banking', name: 'Banking', fields: [] },
    },
    earlier: [],
    notes: { approvalNote: null, rejectionNote: null, decidedBy: null },
    names: null,
    user: {
      ...{ _id: 'u1', fullName: 'Marcia Brown', email: 'marcia@example.com', phone: null },
      ...{ status: 'Active', infoStatus: 'FirstModel', created: CREATED },
      progress: { submitted: 1, waiting: 1, verified: 0, rejected: 0, total: 6 },
    },
  },
};
const disagreed: Look = {
  ...look,
  part: 'Settles',
  verdicts: {
    first: { by: { _id: 'ann', fullName: 'Ann Officer' }, verdict: 'Verified' },
    second: {
      by: { _id: 'ben', fullName: 'Ben Officer' },
      verdict: 'Rejected',
      note: 'The photo is another’s.',
    },
    finding: null,
    words: '',
    recordId: 'd1',
  },
};

let sent: { url: string; body: unknown }[];

function show(element: ReactElement, answers: Record<string, unknown>) {
  setSession({ id: 'cid', userType: 'Admin', status: 'Active', fullName: 'Cid Officer' } as never);
  sent = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url === '/api/form') return Response.json({ csrfToken: 'token' });
    if (!init.body) return Response.json(answers[url]);
    sent.push({ url, body: JSON.parse(String(init.body)) });
    return Response.json({ message: 'Done' });
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </QueryClientProvider>,
  );
}

test('a second verdict is given on the documents alone, with words', async () => {
  show(<SecondLook id="one" />, { '/api/second-looks/one': look });
  expect(await screen.findByRole('heading', { level: 1, name: 'A second look' })).toBeTruthy();
  expect(await screen.findByText('Marcia Brown')).toBeTruthy();
  for (const name of ['Ann Officer', 'First verdict']) expect(screen.queryByText(name)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Give my verdict' }));
  expect((await screen.findAllByText('Choose a verdict')).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole('radio', { name: 'Reject' }));
  fireEvent.change(screen.getByLabelText(/From what you see it/), { target: { value: 'Too dark.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Give my verdict' }));
  expect(await screen.findByText('Thank you. Your verdict is kept.')).toBeTruthy();
  expect(sent).toEqual([{ url: '/api/second-looks/one', body: { verdict: 'Rejected', note: 'Too dark.' } }]);
});

test('whoever settles a disagreement reads both verdicts, and says whose was right', async () => {
  show(<SecondLook id="one" />, { '/api/second-looks/one': disagreed });
  expect(await screen.findByText('The photo is another’s.')).toBeTruthy();
  expect(screen.getByText('What the second saw')).toBeTruthy();
  for (const name of [/Verified · By Ann Officer/, /Rejected · By Ben Officer/])
    expect(screen.getByText(name)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the documents' }).getAttribute('href')).toBe(
    '/admin/verification/model-5/d1',
  );
  fireEvent.click(screen.getByRole('radio', { name: 'The second one' }));
  fireEvent.change(screen.getByLabelText('Why'), { target: { value: 'It is another’s.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Settle it' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { url: '/api/second-looks/one/settle', body: { finding: 'Second', words: 'It is another’s.' } },
    ]),
  );
});

test('an admin sees how often both agreed, and sets how many verdicts are given twice', async () => {
  const counts = { looks: 8, agreed: 6 };
  show(<Sampling />, {
    '/api/second-looks/shares': {
      shares: [
        { queue: 'Verification', percent: 0, waiting: 0, looks: 0, agreed: 0 },
        { queue: 'VerificationModel5', percent: 5, waiting: 2, ...counts },
      ],
      officers: [{ officer: { _id: 'ann', fullName: 'Ann Officer' }, ...counts }],
    },
  });
  const row = within((await screen.findByText('5 of 100')).closest('tr') as HTMLElement);
  expect(row.getByText('6 (75%)')).toBeTruthy();
  expect(screen.getByText('Off')).toBeTruthy();
  expect(screen.getByText('Ann Officer')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Change the sampling of Verification' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/Of a hundred verdicts/), { target: { value: '10' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Change' }));
  await waitFor(() =>
    expect(sent).toEqual([{ url: '/api/second-looks/shares', body: { queue: 'Verification', percent: 10 } }]),
  );
});

const file = {
  facts: [
    { label: 'Amount', value: '$85,000.00' },
    { label: 'Credit history', value: 'Never borrowed' },
    { label: 'Credit history', value: 'Never borrowed · 6 of 12' },
  ],
  words: [{ label: 'What the borrower was told', value: 'Your income leaves too little.' }],
};

test('an application is weighed once more by its figures, and a complaint by what was sent; each by its own verdicts', async () => {
  show(<SecondLook id="one" />, {
    '/api/second-looks/one': { ...look, queue: 'Applications', review: null, file },
  });
  for (const shown of ['$85,000.00', 'Your income leaves too little.'])
    expect(await screen.findByText(shown)).toBeTruthy();
  expect(screen.queryByRole('radio', { name: 'Verify' })).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'Approve' }));
  fireEvent.change(screen.getByLabelText(/From what you see it/), { target: { value: 'It is enough.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Give my verdict' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { url: '/api/second-looks/one', body: { verdict: 'Approved', note: 'It is enough.' } },
    ]),
  );
  cleanup();
  const first = { by: { _id: 'ann', fullName: 'Ann Officer' }, verdict: 'Upheld' };
  const second = {
    by: { _id: 'ben', fullName: 'Ben Officer' },
    verdict: 'NotUpheld',
    note: 'It was on time.',
  };
  show(<SecondLook id="one" />, {
    '/api/second-looks/one': {
      ...{ ...disagreed, queue: 'Complaints', review: null, file },
      verdicts: { ...disagreed.verdicts, first, second, recordId: 'c1' },
    },
  });
  expect(await screen.findByText(/We agree with you · By Ann Officer/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the record' }).getAttribute('href')).toBe(
    '/admin/complaints/c1',
  );
});
