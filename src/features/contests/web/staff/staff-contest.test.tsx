import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast, toastList } from '#platform/web/ui/overlay/toast.ts';
import { type Answers, press, type Sent, serve, showAt, stored, toasts, yes } from './staff.test-support.tsx';

let answers: Answers;
let sent: Sent[];
beforeEach(() => {
  ({ answers, sent } = serve());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const { id } of toastList.now()) toast.dismiss(id);
});

test('an open contest shows as fixed what it promised, and cannot be deleted', async () => {
  answers['GET /api/contests/desk/c1'] = () => ({
    ...stored,
    status: 'Active',
    phase: 'open',
    opened: stored.startDate,
    commitment: 'ab'.repeat(32),
  });
  showAt('/admin/contests/c1');
  await press('Edit contest');
  expect(
    screen.getAllByText('Fixed since the contest opened: it is part of what people joined for.'),
  ).toHaveLength(11);
  expect(screen.queryByLabelText('Maximum winners')).toBeNull();
  await press('Cancel Edit');
  expect(screen.queryByRole('button', { name: 'Delete contest' })).toBeNull();
});

test.each([
  [1, 2, true],
  [2, 2, false],
  [null, 2, false],
])('one whose prize others leave %s of says so where %i may win: %s', async (left, maxWinners, isSaid) => {
  answers['GET /api/contests/desk/c1'] = () => ({
    ...stored,
    maxWinners,
    prize: { ...stored.prize, left },
  });
  showAt('/admin/contests/c1');
  await screen.findByRole('heading', { level: 1 });
  await screen.findByText('School bag');
  const said = screen.queryByText(/other contests leave 1 of this one\. Add to the prize’s stock/);
  expect(said !== null).toBe(isSaid);
});

test('one that has not opened is deleted after the question', async () => {
  answers['POST /api/contests/remove/c1'] = () => ({ message: 'Contest deleted successfully' });
  const router = showAt('/admin/contests/c1');
  await press('Delete contest');
  await yes('Are you sure you want to delete this contest?');
  await waitFor(() => expect(toasts()).toEqual([['good', 'Contest deleted successfully']]));
  expect(router.state.location.pathname).toBe('/admin/contests');
});

test('the draw can be asked for only between the end and the draw', async () => {
  answers['GET /api/contests/desk/c1'] = () => ({
    ...stored,
    status: 'Active',
    phase: 'closed',
    opened: stored.startDate,
    commitment: 'ab'.repeat(32),
  });
  answers['POST /api/contests/draw/c1'] = () => ({ message: 'The winners are drawn' });
  showAt('/admin/contests/c1');
  await press('Draw now');
  await yes('Draw the winners of this contest now?');
  await waitFor(() => expect(toasts()).toEqual([['good', 'The winners are drawn']]));
});

test('what became of a prize is recorded once; “not claimed” is offered when the last day is over', async () => {
  const winner = (place: number, known: object) => ({
    place,
    ticket: 'K7Q2-M9XD',
    user: { _id: `u${place}`, fullName: `Winner ${place}`, email: 'w@example.com' },
    claimBy: '2026-04-09',
    isOver: false,
    claim: null,
    ...known,
  });
  answers['GET /api/contests/desk/c1'] = () => ({
    ...stored,
    status: 'Active',
    phase: 'drawn',
    opened: stored.startDate,
    approvalNumber: 'BGLC 12',
    commitment: 'ab'.repeat(32),
    draw: { drawnAt: '2026-03-10T21:06:00.000Z', seed: '17'.repeat(32), winners: [{ ticket: 'K7Q2-M9XD' }] },
  });
  answers['GET /api/contests/winners/c1'] = () => ({
    rows: [
      winner(1, {}),
      winner(2, { isOver: true }),
      winner(3, { claim: { status: 'Claimed', by: 'Ann Lee', created: '2026-03-12T15:00:00.000Z' } }),
    ],
    total: 3,
    page: 1,
    perPage: 8,
  });
  answers['POST /api/contests/claim/c1'] = () => ({
    message: 'Recorded: the prize is handed over',
    status: 'Claimed',
  });
  showAt('/admin/contests/c1');
  expect(await screen.findByText('Approval number BGLC 12. Drawn at 4:06 pm, March 10th 2026.')).toBeTruthy();
  expect(await screen.findAllByText('April 9th 2026')).toHaveLength(3);
  expect(screen.getByText('Ann Lee, 10:00 am, March 12th 2026')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mark as not claimed by Winner 1' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Mark as not claimed by Winner 2' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mark as handed over to Winner 3' })).toBeNull();
  await press('Mark as handed over to Winner 1');
  await yes('Has Winner 1 received the prize?');
  await waitFor(() => expect(toasts()).toEqual([['good', 'Recorded: the prize is handed over']]));
  expect(sent.find(({ request }) => request === 'POST /api/contests/claim/c1')?.body).toEqual({
    place: 1,
    status: 'Claimed',
  });
});
