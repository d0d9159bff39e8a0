import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showScreen } from '#tests/support/show-screen.tsx';
import type { Agreement } from '../../../contract/agreement.ts';
import { staffApplicationRefusals } from '../../../texts/staff-refusals.ts';
import { agreedFacts } from '../../agreement/agreed-facts.test-support.ts';
import { AgreementPayout } from './agreement-payout.tsx';

let sent: string[];
beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url === '/api/form') return Response.json({ csrfToken: 'token' });
    if (init.method === 'POST') sent.push(url);
    return Response.json({ people: [], rows: [], total: 0, page: 1, perPage: 8 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const signed: Agreement = {
  ...{ state: 'Signed', number: 'PA-1', borrowerName: 'Shanice Bailey', facts: agreedFacts },
  ...{ preparedAt: '2026-11-20T14:00:00.000Z', paper: { _id: 'f1', sha256: 'a'.repeat(64) } },
  ...{ signedAt: '2026-11-20T15:00:00.000Z', signedName: 'Shanice Bailey', signedPaper: null },
  ...{ stillNeeded: [], heldUp: null, handOverAt: null, moneyDueBy: null, disbursedOn: null, loanId: null },
  ...{ declinedAt: null, cancelled: null },
};
const application = {
  _id: 'a1',
  user: {
    ...{ _id: 'b1', fullName: 'Shanice Bailey', email: 'shanice@example.com', phone: null },
    ...({ status: 'Active', infoStatus: 'FirstModel' } as const),
  },
  partner: null,
  loanAmount: 5_000,
  approval: { needsTwo: false, isYours: false, approvers: [], first: null },
  sinceApproval: null,
};
const worse = {
  ...application,
  sinceApproval: {
    ...{ worse: ['The score is too low.'], facts: 'of today' },
    ...{ isHalfApproved: false, firstBy: null, isYours: false },
  },
};
const cancelled = { at: '2026-11-22T15:00:00.000Z', reason: 'Never came.', by: 'Ann Officer' };

/** The application's page, and what a colleague does meanwhile. */
function Page({ then, asked = application }: { then: Agreement; asked?: typeof worse | typeof application }) {
  const [isLater, setLater] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setLater(true)}>
        colleague
      </button>
      <AgreementPayout application={isLater ? asked : application} agreement={isLater ? then : signed} />
    </>
  );
}

test.each<[string, string, Agreement, typeof worse | undefined, string]>([
  ['Record payout', 'NCB-7', { ...signed, loanId: 'l1' }, undefined, 'The money has been handed over'],
  [
    'Record payout',
    'NCB-7',
    { ...signed, state: 'Cancelled', cancelled },
    undefined,
    'This agreement has ended',
  ],
  ['Record payout', 'NCB-7', signed, worse, 'Something holds this payout up now'],
  ['Cancel loan', 'Never came.', { ...signed, loanId: 'l1' }, undefined, 'The money has been handed over'],
  [
    'Cancel loan',
    'Never came.',
    { ...signed, state: 'Cancelled', cancelled },
    undefined,
    'This agreement has ended',
  ],
])(
  'the window %s with %j typed says what a colleague did, and keeps it',
  async (button, typed, then, asked, said) => {
    showScreen(<Page then={then} {...(asked && { asked })} />, { at: '/admin/loans/a1' });
    fireEvent.click(await screen.findByRole('button', { name: button }));
    const dialog = within(screen.getByRole('dialog'));
    const field = () => dialog.getAllByRole<HTMLInputElement>('textbox')[0] as HTMLInputElement;
    expect(screen.queryByText(/A colleague was faster/)).toBeNull();
    fireEvent.change(field(), { target: { value: typed } });
    fireEvent.click(screen.getByText('colleague'));
    expect(dialog.getByRole('alert').textContent).toContain('A colleague was faster');
    expect(dialog.getByRole('alert').textContent).toContain(said);
    expect(field().value).toBe(typed);
    for (const each of dialog.queryAllByRole('button', { name: button })) fireEvent.click(each);
    expect(sent).toEqual([]);
  },
);

test('while the account is closed there is no button for the payout, and why', () => {
  const user = { ...application.user, status: 'Suspended' as const };
  showScreen(<AgreementPayout application={{ ...application, user }} agreement={signed} />, {
    at: '/admin/loans/a1',
  });
  expect(screen.getByText('Not while the account is Suspended')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Record payout' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Cancel loan' })).toBeTruthy();
});

test.each(['lender_closed', 'no_licence'] as const)(
  'where the server would refuse it with %s there is no button for the payout either, and why',
  (heldUp) => {
    showScreen(<AgreementPayout application={application} agreement={{ ...signed, heldUp }} />, {
      at: '/admin/loans/a1',
    });
    const { text } = staffApplicationRefusals[`disbursement.${heldUp}`];
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Record payout' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Cancel loan' })).toBeTruthy();
  },
);

test('a payment that holds nothing up leaves both windows as they are', async () => {
  showScreen(<Page then={{ ...signed, handOverAt: '2026-11-23T15:00:00.000Z' }} />, {
    at: '/admin/loans/a1',
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Record payout' }));
  fireEvent.click(screen.getByText('colleague'));
  expect(screen.queryByText(/A colleague was faster/)).toBeNull();
});
