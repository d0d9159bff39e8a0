import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showScreen } from '#tests/support/show-screen.tsx';
import type { TimelineEntry } from '../../../contract.ts';
import { PersonTimeline } from './person-timeline.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const entry = (known: Partial<TimelineEntry>): TimelineEntry => ({
  _id: 'e',
  kind: 'account',
  created: '2026-03-03T21:05:00.000Z',
  what: 'Logged in',
  reason: null,
  by: null,
  link: null,
  ...known,
});

function show(at: string, answer: { rows: TimelineEntry[]; next: string | null }) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json({ ...answer, perPage: 8 });
  });
  const router = showScreen(<PersonTimeline id="her" />, { at });
  return { asked, address: () => router.state.location.search };
}

it('says what happened, when, by whom, why, and leads to the record', async () => {
  show('/admin/users/her?tab=timeline', {
    rows: [
      entry({
        _id: '1',
        kind: 'sections',
        what: 'Credit Info rejected',
        reason: 'Too dark',
        by: { _id: 'o', fullName: 'Olive Officer' },
        link: '/admin/verification/model-5/v',
      }),
      entry({ _id: '2', kind: 'messages', what: 'Mail “Hello” (Sent)' }),
    ],
    next: null,
  });
  expect(await screen.findByText('Credit Info rejected')).toBeTruthy();
  expect(screen.getByText('Reason: Too dark')).toBeTruthy();
  expect(screen.getByText(/by Olive Officer/)).toBeTruthy();
  expect(screen.getByText(/by the system/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Open: Credit Info rejected' });
  expect(link.getAttribute('href')).toBe('/admin/verification/model-5/v');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('keeps its kind and its place in the address, and begins anew with another kind', async () => {
  const next = '2026-03-03T21:05:00.000000Z_019a0000-0000-7000-8000-000000000001';
  const { asked, address } = show('/admin/users/her?tab=timeline', { rows: [entry({})], next });
  fireEvent.click(await screen.findByRole('link', { name: 'Earlier' }));
  await waitFor(() => expect(new URLSearchParams(address()).get('before')).toBe(next));
  await waitFor(() => expect(asked.at(-1)).toContain(`before=${encodeURIComponent(next)}`));
  expect(await screen.findByRole('link', { name: 'Back to the newest' })).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'seeds' } });
  await waitFor(() => expect(address()).toBe('?tab=timeline&kind=seeds'));
  await waitFor(() => expect(asked.at(-1)).toBe('/api/accounts/timeline/her?kind=seeds'));
});

it('says when nothing of a kind has happened', async () => {
  show('/admin/users/her?tab=timeline&kind=loans', { rows: [], next: null });
  expect(await screen.findByText('Nothing of this kind has happened.')).toBeTruthy();
});
