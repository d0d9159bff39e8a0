import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast, toastList } from '#platform/web/ui/overlay/toast.ts';
import { addDays, dayOf } from '#shared/calendar.ts';
import { showScreen } from '#tests/support/show-screen.tsx';
import type { ContestRequest } from '../../../contract/requests.ts';
import {
  type Answers,
  fill,
  press,
  type Sent,
  serve,
  showAt,
  stored,
  toasts,
  yes,
} from '../staff.test-support.tsx';
import { ContestRequests } from './contest-requests.tsx';

const open = {
  ...stored,
  ...{ status: 'Active', phase: 'open', opened: stored.startDate, commitment: 'ab'.repeat(32) },
  ...{ approvalNumber: 'BGLC 12', rules: 'One ticket each.' },
} as const;

const waits: ContestRequest = {
  _id: 'r1',
  contest: { _id: 'c1', name: 'Back to school', participants: 3 },
  terms: [{ name: 'claimDays', before: '30 days after the draw', after: '60 days after the draw' }],
  reason: 'The bags come later',
  askedBy: { _id: 'a2', fullName: 'Ann Lee' },
  askedAt: '2036-03-02T15:00:00.000Z',
  status: 'Asked',
  obstacle: null,
  ...{ decidedBy: null, decidedAt: null, decisionNote: null, joined: null, told: 0 },
};

let answers: Answers;
let sent: Sent[];
beforeEach(() => {
  ({ answers, sent } = serve());
  answers['GET /api/contests/desk/c1'] = () => open;
  answers['GET /api/casework/one-hand'] = () => ({ people: [] });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  for (const { id } of toastList.now()) toast.dismiss(id);
});

test('asking sends what stands there, once it has a reason, and leads back to the contest', async () => {
  answers['POST /api/contests/terms/c1'] = () => ({ message: 'Asked. Somebody else must approve it now.' });
  const router = showAt('/admin/contests/c1');
  await press('Change the terms');
  expect(router.state.location.search).toBe('?form=terms');
  expect(screen.queryByLabelText('Start Date')).toBeNull();
  fill('Claim period', '60');
  const end = addDays(dayOf(new Date()), 30);
  fill('End Date', end);
  await press('Ask for approval');
  expect(screen.getAllByText('Please give the reason.').length).toBeGreaterThan(0);
  fill('Reason', 'The bags come later');
  await press('Ask for approval');
  await yes('Ask a second person to change the terms?');
  await waitFor(() => expect(toasts()).toEqual([['good', 'Asked. Somebody else must approve it now.']]));
  expect(sent.find(({ request }) => request === 'POST /api/contests/terms/c1')?.body).toMatchObject({
    ...{
      version: 3,
      claimDays: 60,
      endDate: end,
      rules: 'One ticket each.',
      prize: stored.prize._id,
      maxWinners: 2,
    },
    reason: 'The bags come later',
  });
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('what an open contest needs is asked for without the advice to hide it again', async () => {
  showAt('/admin/contests/c1?form=terms');
  await screen.findByLabelText('Rules');
  fill('Approval number', '');
  fill('Rules', '');
  fill('Reason', 'The bags come later');
  await press('Ask for approval');
  for (const text of [
    'An open contest has an approval number. Enter it.',
    'An open contest has rules. Write them.',
  ])
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  expect(document.body.textContent).not.toContain('Scheduled');
});

test('a contest that is not open offers no change of its terms', async () => {
  answers['GET /api/contests/desk/c1'] = () => stored;
  showAt('/admin/contests/c1?form=terms');
  await screen.findByText('School bag');
  expect(screen.queryByRole('button', { name: 'Change the terms' })).toBeNull();
  expect(screen.queryByLabelText('Reason')).toBeNull();
});

test('what waits stands at the contest with before and after, and is approved there', async () => {
  answers['GET /api/contests/desk/c1'] = () => ({ ...open, requests: [waits] });
  answers['POST /api/contests/requests/r1/approve'] = () => ({ message: 'Terms changed' });
  showAt('/admin/contests/c1');
  await screen.findByText('60 days after the draw');
  expect(screen.queryByRole('button', { name: 'Change the terms' })).toBeNull();
  await press('Approve');
  const dialog = await screen.findByRole('dialog', {
    name: 'Approve it and change the terms?',
    hidden: true,
  });
  expect(dialog.textContent).toContain('3 people have joined and will be told.');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Approve', hidden: true }));
  await waitFor(() => expect(toasts()).toEqual([['good', 'Terms changed']]));
});

test('why it cannot be approved is said beside the button, which is off', async () => {
  const obstacle = 'The contest is over, so its terms stay as they are.';
  answers['GET /api/contests/desk/c1'] = () => ({ ...open, requests: [{ ...waits, obstacle }] });
  showAt('/admin/contests/c1');
  await screen.findByText(obstacle);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Approve' }).disabled).toBe(true);
});

test('what was refused stays to be read at the contest, with the reason', async () => {
  const refused = {
    ...waits,
    ...{ status: 'Refused', decidedAt: waits.askedAt, decisionNote: 'Thirty were promised' },
    decidedBy: { _id: 'a3', fullName: 'Ben Hall' },
  } as const;
  answers['GET /api/contests/desk/c1'] = () => ({ ...open, requests: [refused] });
  showAt('/admin/contests/c1');
  await screen.findByText(/^Refused by Ben Hall/);
  const saidUnder = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
  expect(saidUnder('Why')).toBe('The bags come later');
  expect(saidUnder('Answer of Ben Hall')).toBe('Thirty were promised');
  expect(screen.getByRole('button', { name: 'Change the terms' })).not.toBeNull();
});

test('the list shows what waits, and leads to the contest', async () => {
  const waiting = { due: null, isLate: false, owner: null, mayTake: true, changed: ['Time to claim'] };
  answers['GET /api/contests/requests'] = () => ({
    rows: [{ ...waits, ...waiting }],
    ...{ total: 1, page: 1, perPage: 8 },
  });
  showScreen(<ContestRequests />, { at: '/admin/adjustments' });
  await screen.findByText('Time to claim');
  expect(screen.getByRole('link', { name: 'Back to school' }).getAttribute('href')).toContain(
    '/admin/contests/c1',
  );
});
