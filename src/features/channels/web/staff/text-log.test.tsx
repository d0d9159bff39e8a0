import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showScreen } from '#tests/support/show-screen.tsx';
import type { TextRow } from '../../contract/desk.ts';
import { TextLog } from './text-log.tsx';

const row: TextRow = {
  _id: 'one',
  user: { _id: 'u1', fullName: 'Marcia Campbell' },
  channel: 'WhatsApp',
  kind: 'payment_due',
  state: 'Refused',
  attempts: 2,
  lastError: 'WhatsApp answered 400, code 131026',
  created: '2026-11-21T17:00:00.000Z',
  sentAt: null,
};

let asked: string[];
beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    const rows = url.includes('state=Queued') ? [] : [row];
    return Response.json({ rows, total: rows.length, page: 1, perPage: 8 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows to whom, how and how far each message went, and filters by state', async () => {
  showScreen(<TextLog />);
  const link = await screen.findByRole('link', { name: 'Marcia Campbell' });
  expect(link.getAttribute('href')).toBe('/admin/users/u1');
  const line = within(link.closest('tr') as HTMLElement);
  for (const text of ['WhatsApp', 'payment due', 'Refused', 'WhatsApp answered 400, code 131026'])
    expect(line.getByText(text)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('State'), { target: { value: 'Queued' } });
  expect(await screen.findByText('No text message is in this state.')).toBeTruthy();
  expect(asked.at(-1)).toContain('state=Queued');
});
