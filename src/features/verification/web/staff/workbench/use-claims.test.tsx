import { QueryClient } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropSession, setSession } from '#tests/support/readable-session.ts';
import { showScreen } from '#tests/support/show-screen.tsx';
import { CLAIM_MS } from '../../../rules/review-claim.ts';
import { claimsQuery } from '../queries.ts';
import { usePresentClaim } from './use-claims.ts';

let sent: string[];
let released: unknown[];
let holder: string;
beforeEach(() => {
  [sent, released, holder] = [[], [], 'ann'];
  setSession({ id: 'ann', userType: 'Moderator', status: 'Active', fullName: 'Ann Officer' });
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const { pathname } = new URL(url, 'http://localhost');
    if (pathname.includes('/claim/')) sent.push(pathname);
    if (pathname === '/api/verification/release') released.push(JSON.parse(String(init?.body)).ids);
    return Response.json(pathname === '/api/form' ? { csrfToken: 'token' } : claim(holder, CLAIM_MS));
  });
});
afterEach(() => {
  cleanup();
  dropSession();
});
// What is open is given up on leaving, a moment after it.
afterAll(() => vi.unstubAllGlobals());

const claim = (by: string, leftMs: number) => ({
  verificationId: 'd1',
  by: { _id: by, fullName: by, email: `${by}@example.com` },
  until: new Date(Date.now() + leftMs).toISOString(),
});

function Opened() {
  usePresentClaim('d1', true);
  return <p>open</p>;
}

async function open(claims: ReturnType<typeof claim>[]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } });
  client.setQueryData(claimsQuery.queryKey, claims);
  showScreen(<Opened />, { at: '/', client });
  await screen.findByText('open');
  return client;
}

test('what was held ahead is not claimed again when it is opened, and is given up on leaving', async () => {
  const client = await open([claim('ann', CLAIM_MS)]);
  cleanup();
  // Calls leave in their order: one that claimed would have been sent before.
  await waitFor(() => expect(released).toEqual([['d1']]));
  expect(sent).toEqual([]);
  expect(client.getQueryData(claimsQuery.queryKey)).toEqual([]);
});

test.each([
  ['by nobody', []],
  ['by a colleague', [claim('cid', CLAIM_MS)]],
  ['for a minute only', [claim('ann', 60_000)]],
])('what is held %s is claimed when it is opened', async (_how, claims) => {
  await open(claims);
  await waitFor(() => expect(sent).toEqual(['/api/verification/claim/d1']));
});

test('a colleague’s stays shown to whoever looked at it and left', async () => {
  holder = 'cid';
  const client = await open([claim('cid', CLAIM_MS)]);
  await waitFor(() => expect(sent).toHaveLength(1));
  cleanup();
  await waitFor(() => expect(released).toEqual([['d1']]));
  expect(client.getQueryData(claimsQuery.queryKey)).toMatchObject([{ by: { _id: 'cid' } }]);
});
