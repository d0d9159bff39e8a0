import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { showScreen } from '#tests/support/show-screen.tsx';
import { ApproveAnew } from './approve-anew.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const OF_KEISHA = {
  _id: 'a1',
  user: { _id: 'u1', fullName: 'Keisha Reid', email: 'keisha@example.com' },
  loanAmount: 80_000,
};
const worse = ['No more than $1,000.00 would be offered.'];

test('what has got worse stands there, whether one of two has approved it anew, and the approval asks for a reason', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (url === '/api/form') return Response.json({ csrfToken: 'token' });
    if (method === 'POST') sent.push([url, JSON.parse(String(body))]);
    return Response.json({ message: 'Approved anew.' });
  });
  const application = {
    ...OF_KEISHA,
    sinceApproval: { worse, facts: 'of today', isHalfApproved: true, firstBy: 'ann', isYours: false },
  };
  showScreen(<ApproveAnew application={application} worse={worse} ended={null} lacksPapers={false} />, {
    at: '/admin/loans/a1',
  });
  expect(screen.getByText('No more than $1,000.00 would be offered.')).toBeTruthy();
  expect(screen.getByText('One of two people has approved it anew on these facts.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Approve anew' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('$80,000.00 for Keisha Reid')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Approve anew' }));
  expect(sent).toEqual([]);
  fireEvent.change(dialog.getByLabelText(/^Why do you approve it all the same/), {
    target: { value: 'We saw the contract' },
  });
  fireEvent.click(dialog.getByRole('button', { name: 'Approve anew' }));
  await waitFor(() =>
    expect(sent).toEqual([
      [
        '/api/loan-application/admin/a1/approve-anew',
        { worseReason: 'We saw the contract', facts: 'of today' },
      ],
    ]),
  );
});

test('whoever approved it anew as the first waits for another, and has no button', () => {
  const application = {
    ...OF_KEISHA,
    sinceApproval: { worse, facts: 'of today', isHalfApproved: true, firstBy: 'sam', isYours: true },
  };
  showScreen(<ApproveAnew application={application} worse={worse} ended={null} lacksPapers={false} />, {
    at: '/admin/loans/a1',
  });
  expect(screen.getByText('One of two people has approved it anew on these facts.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Approve anew' })).toBeNull();
});

test('a window that is open says that a colleague ended what it approves, and keeps what was typed', async () => {
  const application = {
    ...OF_KEISHA,
    sinceApproval: { worse, facts: 'of today', isHalfApproved: false, firstBy: null, isYours: false },
  };
  function Present() {
    const [isPaid, setPaid] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setPaid(true)}>
          pay
        </button>
        <ApproveAnew
          application={application}
          worse={isPaid ? [] : worse}
          ended={isPaid ? 'The money has been handed over' : null}
          lacksPapers={false}
        />
      </>
    );
  }
  showScreen(<Present />, { at: '/admin/loans/a1' });
  fireEvent.click(await screen.findByRole('button', { name: 'Approve anew' }));
  const reason = () => screen.getByRole<HTMLTextAreaElement>('textbox');
  fireEvent.change(reason(), { target: { value: 'We saw the contract' } });
  fireEvent.click(screen.getByText('pay'));
  expect(screen.getByRole('alert').textContent).toContain('A colleague was faster');
  expect(screen.getByRole('alert').textContent).toContain('The money has been handed over');
  expect(reason().value).toBe('We saw the contract');
});

test.each([
  ['papers are missing', true, []],
  [
    'the caller is one hand with the first of two',
    false,
    [{ _id: 'ann', until: '2999-01-01T12:00:00.000Z' }],
  ],
])('no button stands there while %s: the call would be refused', async (_, lacksPapers, people) => {
  vi.stubGlobal('fetch', async () => Response.json({ people }));
  const application = {
    ...OF_KEISHA,
    sinceApproval: { worse, facts: 'of today', isHalfApproved: true, firstBy: 'ann', isYours: false },
  };
  showScreen(<ApproveAnew application={application} worse={worse} ended={null} lacksPapers={lacksPapers} />, {
    at: '/admin/loans/a1',
  });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve anew' })).toBeNull());
  expect(screen.getByText('One of two people has approved it anew on these facts.')).toBeTruthy();
});
