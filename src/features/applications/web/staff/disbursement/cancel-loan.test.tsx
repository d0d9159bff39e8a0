import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { NeededProof } from '#features/decisions/contract.ts';
import { toast, toastList } from '#platform/web/ui/overlay/toast.ts';
import { day } from '#tests/support/days.ts';
import { saying } from '#tests/support/saying.ts';
import { showScreen } from '#tests/support/show-screen.tsx';
import type { Agreement } from '../../../contract/agreement.ts';
import type { Payout } from '../../../contract/disbursement.ts';
import { agreedFacts } from '../../agreement/agreed-facts.test-support.ts';
import { DeskAgreement } from '../../agreement/desk-agreement.tsx';
import { AgreementPayout } from './agreement-payout.tsx';
import { Payouts } from './payouts.tsx';

const payout: Payout = {
  _id: 'a1',
  borrower: {
    _id: 'b1',
    fullName: 'Shanice Bailey',
    email: 'shanice@example.com',
    phone: null,
    status: 'Active',
  },
  partner: { _id: 'p1', name: 'Island Credit' },
  loanAmount: 5_000,
  isYours: false,
  approvers: [],
  fee: 250,
  cashInHand: 4_750,
  signedAt: '2026-11-20T15:00:00.000Z',
  moneyDueBy: '2026-11-21T15:00:00.000Z',
  waitsForProof: false,
  heldUp: null,
  loan: null,
  due: null,
  isLate: false,
  owner: null,
  mayTake: false,
};

const ready: Agreement = {
  state: 'ReadyToSign',
  number: 'PA-1',
  borrowerName: 'Shanice Bailey',
  facts: null,
  preparedAt: '2026-11-20T14:00:00.000Z',
  paper: { _id: 'f1', sha256: 'a'.repeat(64) },
  signedAt: null,
  signedName: null,
  signedPaper: null,
  stillNeeded: [],
  heldUp: null,
  handOverAt: null,
  moneyDueBy: null,
  disbursedOn: null,
  loanId: null,
  declinedAt: null,
  cancelled: null,
};

const application = {
  _id: 'a1',
  user: { ...payout.borrower, infoStatus: 'FirstModel' },
  partner: null,
  loanAmount: 5_000,
  approval: { needsTwo: false, isYours: false, approvers: [], first: null },
  sinceApproval: null,
};

let waiting: Payout[];
let agreement: Agreement;
let sent: { url: string; body: { reason: string } }[];
let refusal: Response | null;

beforeEach(() => {
  waiting = [payout];
  agreement = ready;
  sent = [];
  refusal = null;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url === '/api/form') return Response.json({ csrfToken: 'token' });
    if (init.method !== 'POST') {
      if (url.endsWith('/agreement')) return Response.json({ agreement });
      return Response.json({ rows: waiting, total: waiting.length, page: 1, perPage: 8 });
    }
    const body = JSON.parse(String(init.body));
    sent.push({ url, body });
    if (refusal) return refusal.clone();
    waiting = [];
    const cancelled = { at: '2026-11-22T15:00:00.000Z', reason: body.reason, by: 'Ann Officer' };
    agreement = { ...ready, state: 'Cancelled', cancelled };
    return Response.json({ message: 'Loan cancelled.', state: 'Cancelled' });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const { id } of toastList.now()) toast.dismiss(id);
});

function show(element: ReactElement) {
  showScreen(element);
}

const openDialog = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name }));
  return within(screen.getByRole('dialog'));
};
type Dialog = ReturnType<typeof within>;
const press = (dialog: Dialog, name: string) => fireEvent.click(dialog.getByRole('button', { name }));
const reasonIn = (dialog: Dialog) => dialog.getByLabelText('Reason') as HTMLTextAreaElement;
const give = (dialog: Dialog, value: string) => fireEvent.change(reasonIn(dialog), { target: { value } });

test('a payout that waits says what will happen, asks for the reason, and takes the row away', async () => {
  show(<Payouts />);
  const dialog = await openDialog('Cancel loan: Shanice Bailey');
  dialog.getByText('$5,000.00 for Shanice Bailey');
  dialog.getByText('The agreement ends, and no money is handed over. This cannot be undone.');
  dialog.getByText('Island Credit hears that the loan was cancelled.');
  expect(reasonIn(dialog).maxLength).toBe(500);
  give(dialog, '   ');
  press(dialog, 'Cancel loan');
  dialog.getByText('Give the reason. The borrower reads it.');
  expect(document.activeElement).toBe(reasonIn(dialog));
  press(dialog, 'Keep the loan');
  expect([sent, screen.queryByRole('dialog')]).toEqual([[], null]);
  const again = await openDialog('Cancel loan: Shanice Bailey');
  give(again, ' The account is closed. ');
  press(again, 'Cancel loan');
  await screen.findByText('Nobody waits for money.');
  expect(sent).toEqual([
    { url: '/api/loan-application/admin/a1/cancel', body: { reason: 'The account is closed.' } },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(toastList.now().map(({ text }) => text)).toEqual(['Loan cancelled.']);
});

test('what the server refuses stands over the form, and what was written stays', async () => {
  const message = 'The money has been handed over already, as loan 100 000 017.';
  refusal = Response.json({ code: 'disbursement.paid', message }, { status: 409 });
  show(<Payouts />);
  const dialog = await openDialog('Cancel loan: Shanice Bailey');
  give(dialog, 'The account is closed.');
  press(dialog, 'Cancel loan');
  expect((await dialog.findByRole('alert')).textContent).toContain(message);
  expect(reasonIn(dialog).value).toBe('The account is closed.');
});

const desk = (stillNeeded: NeededProof[] = [], isYours = false) => {
  agreement = { ...agreement, stillNeeded };
  show(
    <DeskAgreement
      id="a1"
      action={(shown) => (
        <AgreementPayout
          application={{ ...application, approval: { ...application.approval, isYours } }}
          agreement={shown}
        />
      )}
    />,
  );
};

test('beside an agreement that is not signed too; afterwards it says who, when and why', async () => {
  desk();
  const dialog = await openDialog('Cancel loan');
  expect(screen.queryByRole('button', { name: 'Record payout' })).toBeNull();
  expect(dialog.queryByText(/hears that the loan was cancelled/)).toBeNull();
  give(dialog, 'Known to be dead');
  press(dialog, 'Cancel loan');
  await screen.findByText(saying('Ann Officer, 10:00 am, November 22nd 2026'));
  screen.getByText('Known to be dead');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel loan' })).toBeNull());
});

test('a payout waits for what has to be verified, by its names', async () => {
  agreement = { ...ready, state: 'Signed', signedAt: '2026-11-20T15:00:00.000Z', facts: agreedFacts };
  desk([
    {
      proof: 'identity',
      state: 'NotProved',
      section: { sId: 'a', name: 'Basic Information' },
      handedInAt: null,
    },
    {
      proof: 'bankAccount',
      state: 'Checking',
      section: { sId: 'b', name: 'Banking Information' },
      handedInAt: null,
    },
  ]);
  await screen.findByText(
    /this has to be verified: Identity: no documents for Basic Information yet, Bank account: the documents for Banking Information wait for us\./,
  );
  expect(screen.queryByRole('button', { name: 'Record payout' })).toBeNull();
  cleanup();
  desk();
  await screen.findByRole('button', { name: 'Record payout' });
});

test('a payout is nothing for whoever approved the loan, who reads why', async () => {
  agreement = { ...ready, state: 'Signed', signedAt: '2026-11-20T15:00:00.000Z', facts: agreedFacts };
  desk([], true);
  await screen.findByText(/You have approved this loan, so somebody else/);
  expect(screen.queryByRole('button', { name: 'Record payout' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Cancel loan' })).toBeTruthy();
});

test.each<[string, Partial<Agreement>]>([
  ['is paid out', { state: 'Signed', loanId: 'l1', disbursedOn: day('2026-11-21') }],
  ['is being prepared', { state: 'Preparing', number: null }],
  ['was given up', { state: 'Declined', declinedAt: '2026-11-21T15:00:00.000Z' }],
])('a loan that %s cannot be cancelled', async (_, known) => {
  agreement = { ...ready, ...known };
  desk();
  await screen.findByRole('heading', { name: 'Agreement' });
  expect(screen.queryByRole('button', { name: 'Cancel loan' })).toBeNull();
});
