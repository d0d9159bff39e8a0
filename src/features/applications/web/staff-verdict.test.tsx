import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast, toastList } from '#platform/web/ui/overlay/toast.ts';
import { setSession } from '#tests/support/readable-session.ts';
import type { ApplicationStatus } from '../contract.ts';
import { StaffVerdict } from './staff-verdict.tsx';

const ID = '019a0000-0000-7000-8000-000000000001';
const ANN = '019a0000-0000-7000-8000-00000000000a';
const PATH = `/api/loan-application/admin/${ID}`;
let sent: { url: string; body: unknown }[];
let answer: Response;
let oneHand: { _id: string; until: string }[];

beforeEach(() => {
  sent = [];
  oneHand = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url === '/api/form') return Response.json({ csrfToken: 'token' });
    if (url === '/api/casework/one-hand') return Response.json({ people: oneHand });
    sent.push({ url, body: JSON.parse(String(init.body)) });
    return answer.clone();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const { id } of toastList.now()) toast.dismiss(id);
});

const ONE_IS_ENOUGH = { needsTwo: false, isYours: false, approvers: [], first: null };
const byAnn = { _id: ANN, fullName: 'Ann Officer', at: '2026-03-01T12:00:00.000Z', note: null };

const application: Omit<
  ComponentProps<typeof StaffVerdict>['application'],
  'status' | 'approval' | 'isOverride'
> = {
  _id: ID,
  agreementEnd: null,
  user: {
    _id: '019a0000-0000-7000-8000-00000000000c',
    fullName: 'Marcia Campbell',
    status: 'Active',
    email: 'marcia@example.com',
    phone: null,
    infoStatus: 'FullModel',
  },
  loanAmount: 48_500.5,
  interestRate: 5,
  term: 6,
};

function show(
  status: ApplicationStatus,
  approval: ComponentProps<typeof StaffVerdict>['application']['approval'] = ONE_IS_ENOUGH,
  isOverride = false,
) {
  const client = new QueryClient();
  const stale = vi.spyOn(client, 'invalidateQueries');
  const screenOf = (now: ApplicationStatus) => (
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <StaffVerdict application={{ ...application, status: now, approval, isOverride }} />
      </MemoryRouter>
    </QueryClientProvider>
  );
  const { rerender } = render(screenOf(status));
  return { stale, becomes: (now: ApplicationStatus) => rerender(screenOf(now)) };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const confirm = (name: string) =>
  fireEvent.click(screen.getAllByRole('button', { name }).at(-1) ?? document.body);
const toasts = () => toastList.now().map(({ tone, text }) => [tone, text]);

test.each(['Approved', 'Rejected'] as const)('an application that is %s has no buttons', (status) => {
  show(status);
  expect(screen.queryByRole('button')).toBeNull();
  const text = screen.getByText(`This loan is ${status}`);
  expect(text.className.includes('text-pimento')).toBe(status === 'Rejected');
});

test('approving sends the note, if any, and says so', async () => {
  answer = Response.json({ message: 'Successfully Approved loan', status: 'Approved' });
  const { stale } = show('Pending');
  press('Verify');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: ' Well kept papers. ' } });
  confirm('Verify');
  await waitFor(() => expect(toasts()).toEqual([['good', 'Successfully Approved loan']]));
  expect(sent).toEqual([{ url: `${PATH}/approve`, body: { approvalNote: 'Well kept papers.' } }]);
  expect(stale).toHaveBeenCalledWith({ queryKey: ['applications'] });
});

test.each(['Verify', 'Reject'])('the question of %s names the person, the sum and its terms', (name) => {
  show('Pending');
  press(name);
  const question = screen.getByRole('dialog').textContent;
  expect(question).toContain('$48,500.50 for Marcia Campbell');
  expect(question).toContain('6 months');
});

test('approving although the facts have got worse needs a reason', async () => {
  answer = Response.json({ message: 'Successfully Approved loan', status: 'Approved' });
  show('Pending', { needsTwo: true, isYours: false, approvers: [], first: null }, true);
  expect(screen.getByText(/goes beyond what would be decided today/)).toBeTruthy();
  press('Verify');
  const reason = screen.getByRole('textbox', { name: 'Why do you approve it all the same?' });
  confirm('Verify');
  expect(reason.getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
  fireEvent.change(reason, { target: { value: 'A new contract begins in May' } });
  confirm('Verify');
  await waitFor(() => expect(toasts()).toEqual([['good', 'Successfully Approved loan']]));
  expect(sent).toEqual([
    {
      url: `${PATH}/approve`,
      body: { approvalNote: '', worseReason: 'A new contract begins in May' },
    },
  ]);
});

test('rejecting needs a reason, and sends it with the note', async () => {
  answer = Response.json({ message: 'Loan Rejected successfully', status: 'Rejected' });
  show('Pending');
  press('Reject');
  const reason = screen.getByRole('textbox', { name: 'Please specify a reason for the rejection' });
  expect(reason.hasAttribute('required')).toBe(true);
  fireEvent.change(reason, { target: { value: '   ' } });
  confirm('Reject');
  expect(reason.getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
  fireEvent.change(reason, { target: { value: 'The payslip is too old' } });
  confirm('Reject');
  await waitFor(() => expect(toasts()).toEqual([['good', 'Loan Rejected successfully']]));
  expect(sent).toEqual([
    { url: `${PATH}/reject`, body: { rejectionReason: 'The payslip is too old', rejectionNote: '' } },
  ]);
});

test('a lost race says that it failed and reads again; what the other one decided is then on show', async () => {
  answer = Response.json({ code: 'application.decided', message: 'Decided already.' }, { status: 409 });
  const { stale, becomes } = show('Pending');
  press('Verify');
  confirm('Verify');
  await waitFor(() => expect(toasts()).toEqual([['bad', 'Oops! an error occured.']]));
  expect(stale).toHaveBeenCalledWith({ queryKey: ['applications'] });
  becomes('Rejected');
  expect(screen.getByText('This loan is Rejected')).toBeTruthy();
  const window = within(screen.getByRole('dialog'));
  expect(window.getByText('This loan is Rejected. Nothing is sent from here any more.')).toBeTruthy();
  expect(window.getByRole('button', { name: 'Verify' })).toHaveProperty('disabled', true);
  fireEvent.click(window.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

function loggedInAs(id: string) {
  const record = { id, userType: 'Moderator', status: 'Active', fullName: 'Somebody', email: 'a@b.example' };
  setSession(record);
}

test('a large loan says that two must approve, and then who has; the second one still has both buttons', () => {
  loggedInAs('019a0000-0000-7000-8000-00000000000b');
  show('Pending', { needsTwo: true, isYours: false, approvers: [], first: null });
  expect(
    screen.getByText('A loan of this amount needs two approvals, by two different people.'),
  ).toBeTruthy();
  cleanup();
  show('Pending', { needsTwo: true, isYours: false, approvers: [], first: byAnn });
  expect(screen.getByText('One approval of two, by Ann Officer')).toBeTruthy();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Reject', 'Verify']);
});

test('nobody is approved whose account is closed: only rejecting is left, and why', () => {
  application.user.status = 'Suspended';
  try {
    show('Pending');
  } finally {
    application.user.status = 'Active';
  }
  expect(screen.queryByRole('button', { name: 'Verify' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Reject' })).toBeTruthy();
  expect(screen.getByText(/account is suspended or closed/)).toBeTruthy();
});

test('who has approved first can still reject, but not approve again', () => {
  loggedInAs(ANN);
  show('Pending', { needsTwo: true, isYours: false, approvers: [], first: byAnn });
  expect(screen.getByText('You have approved it. Somebody else must approve it too.')).toBeTruthy();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Reject']);
});

test('who was just added by the first one cannot give the second approval, reads why, and can still reject', async () => {
  oneHand = [{ _id: ANN, until: '2026-03-10T15:00:00.000Z' }];
  loggedInAs('019a0000-0000-7000-8000-00000000000b');
  show('Pending', { needsTwo: true, isYours: false, approvers: [], first: byAnn });
  expect(
    await screen.findByText(/^Between you and the person before you, .* from .*March 10th 2026 on/),
  ).toBeTruthy();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Reject']);
});

test('an open window says that a colleague decided meanwhile, keeps what was typed, and sends nothing', () => {
  const { becomes } = show('Pending');
  press('Reject');
  const reason = screen.getAllByRole<HTMLTextAreaElement>('textbox')[0] as HTMLTextAreaElement;
  fireEvent.change(reason, { target: { value: 'The payslip is another one’s.' } });
  becomes('Approved');
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('A colleague was faster');
  expect(alert.textContent).toContain('This loan is Approved');
  expect(reason.value).toBe('The payslip is another one’s.');
  fireEvent.submit(reason.closest('form') ?? document.body);
  expect(sent).toEqual([]);
  press('Cancel');
});
