import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast, toastList } from '#platform/web/ui/overlay/toast.ts';
import { showScreen } from '#tests/support/show-screen.tsx';
import { LenderTerms, TermsNotice } from './lender-terms.tsx';

const HASH = 'ab12'.repeat(16);
const terms = {
  version: 3,
  sha256: HASH,
  terms: [{ heading: 'Who keeps the fee', paragraphs: ['We keep it.'] }],
  agreement: [{ heading: 'What you get', paragraphs: ['{lender} lends you {amount}.'] }],
  accepted: null as { version: number; sha256: string; name: string; at: string } | null,
};
const byAnn = (version: number) => ({
  version,
  sha256: HASH,
  name: 'Ann Kemp',
  at: '2026-03-01T15:00:00.000Z',
});

let answer: typeof terms;
let sent: unknown[];
beforeEach(() => {
  answer = terms;
  sent = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url === '/api/form') return Response.json({ csrfToken: 'token' });
    if (init.method !== 'POST') return Response.json(answer);
    sent.push(JSON.parse(String(init.body)));
    answer = { ...terms, accepted: byAnn(3) };
    return Response.json({ message: 'You have accepted the terms' });
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  for (const { id } of toastList.now()) toast.dismiss(id);
});

function show(accepted: typeof terms.accepted = null) {
  answer = { ...terms, accepted };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const element = (
    <>
      <TermsNotice />
      <LenderTerms />
    </>
  );
  showScreen(element, { client });
}

test('are read with the agreement that binds, and accepted by name, exactly as they were read', async () => {
  show();
  expect(await screen.findByText('We keep it.')).toBeTruthy();
  expect(screen.getByText('{lender} lends you {amount}.')).toBeTruthy();
  expect(screen.getByText(/You can save it as inactive meanwhile/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Accept the terms' }));
  expect(sent).toEqual([]);
  fireEvent.change(screen.getByLabelText('Your full name'), { target: { value: 'Ann  Kemp ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Accept the terms' }));
  await waitFor(() => expect(sent).toEqual([{ version: 3, sha256: HASH, fullName: 'Ann Kemp' }]));
  expect(await screen.findByText(/Version 3 was accepted by Ann Kemp/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Accept the terms' })).toBeNull();
  expect(screen.queryByText(/You can save it as inactive meanwhile/)).toBeNull();
});

test('that have changed since ask again', async () => {
  show(byAnn(2));
  expect(await screen.findByText(/The terms have changed since/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Accept the terms' })).toBeTruthy();
});
