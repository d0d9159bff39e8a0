import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionChanged } from '#platform/web/session.ts';
import { dropSession, setSession } from '#tests/support/readable-session.ts';
import { bag, serve, showAt } from '../../web.test-support.tsx';
import { StaffPrize } from './staff-prize.tsx';

beforeEach(() => {
  setSession({ id: 'o1', userType: 'Admin', status: 'Active', fullName: 'Ann', email: 'ann@desk.example' });
  sessionChanged();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  dropSession();
  sessionChanged();
});

const open = async (change: object, revision: number) => {
  const created = '2026-03-03T21:05:00.000Z';
  const desk = { revision, created, addedBy: null, promised: 0, reserved: 0, codes: null };
  serve({ 'GET /api/prizes/bag': () => ({ ...bag, acquisition: null, desk, ...change }) });
  showAt('/admin/prizes/bag?form=edit', '/admin/prizes/:id', <StaffPrize id="bag" />);
  await screen.findByLabelText('Prize name');
};
const written = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;

test('what was typed of a prize is back, what others changed meanwhile is not undone by it', async () => {
  await open({}, 3);
  fireEvent.change(screen.getByLabelText('Prize name'), { target: { value: 'Leather bag' } });
  await waitFor(() => expect(localStorage.length).toBe(1));
  cleanup();
  await open({ stock: 2 }, 3);
  expect([written('Prize name'), written(/^Stock/)]).toEqual(['Leather bag', '2']);
  expect(screen.queryByText('This was edited in another window meanwhile')).toBeNull();
});

test('of one that was edited meanwhile the choice is offered, so that it can still be saved', async () => {
  await open({}, 3);
  fireEvent.change(screen.getByLabelText('Prize name'), { target: { value: 'Leather bag' } });
  await waitFor(() => expect(localStorage.length).toBe(1));
  cleanup();
  await open({ pointRequired: 280, name: 'Canvas bag' }, 4);
  expect(screen.getByText('This was edited in another window meanwhile')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Keep what I have typed' }));
  expect(screen.queryByRole('button', { name: 'Keep what I have typed' })).toBeNull();
  expect([written('Prize name'), written('Seeds required')]).toEqual(['Leather bag', '280']);
});
