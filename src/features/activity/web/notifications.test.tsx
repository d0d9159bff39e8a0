import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { showScreen } from '#tests/support/show-screen.tsx';
import type { ActivityItem } from '../contract.ts';
import { Notifications } from './notifications.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const activities = (count: number): ActivityItem[] =>
  Array.from({ length: count }, (_, index) => ({
    _id: `a${index}`,
    action: 'submittedInfo',
    created: '2026-05-04T15:00:00.000Z',
    submittedInformation: { status: 'Submitted', name: `Section ${index}` },
    what: `You submitted Section ${index}`,
    link: null,
  }));

/** Opens the bell of someone with that much activity. */
async function openBell(count: number) {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(activities(count))));
  const router = showScreen([
    { path: '/', element: <Notifications /> },
    { path: '/profile', element: <p>profile</p> },
  ]);
  const bell = await screen.findByRole('button', {
    name: count > 0 ? 'Notifications, something new' : 'Notifications',
  });
  fireEvent.click(bell);
  return { router, bell };
}

test('an empty bell says so', async () => {
  await openBell(0);
  expect(await screen.findByText('No notifications to show')).toBeTruthy();
  expect(screen.queryByText('See More...')).toBeNull();
});

test.each([1, 4, 6])('%i activities are listed without a way to more', async (count) => {
  const { bell } = await openBell(count);
  expect(screen.getAllByRole('listitem')).toHaveLength(count);
  expect(screen.queryByText('See More...')).toBeNull();
  expect(bell.textContent).toBe('Notifications');
});

test('what is about a loan leads to it, everything else only informs', async () => {
  await openBell(1);
  expect(screen.queryByRole('link')).toBeNull();
  cleanup();
  vi.stubGlobal('fetch', async () =>
    Response.json([
      { ...activities(1)[0], what: 'The money of your loan was handed over', link: '/my-loans' },
    ]),
  );
  showScreen([
    { path: '/', element: <Notifications /> },
    { path: '/my-loans', element: <p>my loans</p> },
  ]);
  fireEvent.click(screen.getByRole('button'));
  fireEvent.click(await screen.findByRole('link', { name: /^The money of your loan/ }));
  expect(await screen.findByText('my loans')).toBeTruthy();
});

test('exactly five lead on to the activity view of the profile', async () => {
  const { router } = await openBell(5);
  fireEvent.click(screen.getByRole('link', { name: 'See More...' }));
  expect(await screen.findByText('profile')).toBeTruthy();
  expect(router.state.location.state).toEqual({ view: 'activity' });
});
