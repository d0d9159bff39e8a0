import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showScreen } from '#tests/support/show-screen.tsx';
import type { ListedRequest } from '../../../contract/form-requests.ts';
import { FormRequests } from './form-requests.tsx';

const waits: ListedRequest = {
  _id: 'r1',
  section: { _id: 's1', name: 'Income Information' },
  drops: ['Monthly income'],
  differences: { added: [], removed: [], changed: [], isReordered: false },
  hasNewWords: false,
  words: [],
  reason: 'Nobody answers it',
  askedBy: { _id: 'a2', fullName: 'Ann Lee' },
  askedAt: '2036-03-02T15:00:00.000Z',
  status: 'Asked',
  isOvertaken: false,
  ...{ due: null, isLate: false, owner: null, mayTake: true },
};

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string) =>
    url.startsWith('/api/informations/form-requests')
      ? Response.json({ rows: [waits], total: 1, page: 1, perPage: 8 })
      : Response.json({ people: [] }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a form that waits leads to its section, and its question says under which words why it was asked for', async () => {
  showScreen(<FormRequests />, { at: '/admin/adjustments' });
  const link = await screen.findByRole('link', { name: 'Income Information' });
  expect(link.getAttribute('href')).toBe('/admin/configure-information/s1');
  expect(screen.getByText('Monthly income')).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Approve and publish it?' }));
  expect(dialog.getByText('Why').nextElementSibling?.textContent).toBe('Nobody answers it');
  expect(dialog.getByText(/^Asked by Ann Lee, /)).toBeTruthy();
});
