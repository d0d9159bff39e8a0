import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { dropSession, setSession } from '#tests/support/readable-session.ts';
import { showScreen } from '#tests/support/show-screen.tsx';
import type { WaitingRow } from '../../../contract.ts';
import { StaffUndocumented } from './undocumented.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  dropSession();
});

const row = (id: string, fullName: string): WaitingRow => ({
  _id: id,
  created: '2026-03-09T15:00:00.000Z',
  ageHours: 3,
  due: '2026-03-04T21:05:00.000Z',
  isLate: false,
  owner: null,
  mayTake: true,
  attempt: 1,
  user: { _id: `of-${id}`, fullName, email: `${id}@example.com` },
  verificationSchema: { name: 'Credit info' },
  sId: 'credit_info',
});

function show(verifyUndocumented: boolean, userType: 'Admin' | 'Moderator') {
  const sent: { url: string; body: unknown; key: string | null }[] = [];
  setSession({ id: 'me', userType });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url === '/api/form') return Response.json({ csrfToken: 'token' });
    if (init.method === 'POST') {
      const key = new Headers(init.headers).get('Idempotency-Key');
      sent.push({ url, body: JSON.parse(String(init.body)), key });
      return url.endsWith('/b')
        ? Response.json({ code: 'verification.claimed', message: 'With Keisha' }, { status: 409 })
        : Response.json({ message: 'Successfully verified' });
    }
    if (url.includes('/settings')) return Response.json({ version: 2, verifyUndocumented });
    return Response.json({
      rows: [row('a', 'Ann Able'), row('b', 'Bea Best')],
      total: 2,
      page: 1,
      perPage: 8,
    });
  });
  showScreen(<StaffUndocumented />, { at: '/admin/verification/without-documents?model=PreQualUser' });
  return sent;
}

test('the chosen are verified each by a call of its own, and the report says how each went', async () => {
  const sent = show(true, 'Moderator');
  await screen.findByRole('link', { name: 'Ann Able' });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Ann Able, Credit info' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Bea Best, Credit info' }));
  fireEvent.click(screen.getByRole('button', { name: 'Verify 2 records' }));
  const question = within(screen.getByRole('dialog', { name: 'Verify the chosen records?' }));
  expect(sent).toEqual([]);
  fireEvent.click(question.getByRole('button', { name: 'Verify 2 records' }));
  expect(await screen.findByText('1 done, 1 not')).toBeTruthy();
  expect(screen.getByText(/With Keisha/)).toBeTruthy();
  expect(sent.map(({ url, body }) => [url, body])).toEqual([
    ['/api/verification/approve-undocumented/a', { userId: 'of-a', sid: 'credit_info' }],
    ['/api/verification/approve-undocumented/b', { userId: 'of-b', sid: 'credit_info' }],
  ]);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
});

test('nothing can be chosen while it is switched off, and an admin alone switches it on', async () => {
  show(false, 'Moderator');
  expect(await screen.findByText(/an admin has not switched that on/)).toBeTruthy();
  await screen.findByRole('link', { name: 'Ann Able' });
  expect(screen.queryByRole('checkbox', { name: /^Select/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Switch it on' })).toBeNull();
  cleanup();
  const sent = show(false, 'Admin');
  fireEvent.click(await screen.findByRole('button', { name: 'Switch it on' }));
  const question = within(screen.getByRole('dialog', { name: /^Verify records without documents together/ }));
  fireEvent.click(question.getByRole('button', { name: 'Switch it on' }));
  await waitFor(() =>
    expect(sent).toMatchObject([
      { url: '/api/verification/settings', body: { version: 2, verifyUndocumented: true } },
    ]),
  );
});
