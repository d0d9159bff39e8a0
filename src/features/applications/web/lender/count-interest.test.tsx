import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countInterest } from './count-interest.ts';

let reported: [string, unknown][];
beforeEach(() => {
  reported = [];
  sessionStorage.clear();
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url === '/api/form') return Response.json({ csrfToken: 'token' });
    reported.push([url, JSON.parse(String(init?.body))]);
    return Response.json({ ok: true });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a loan is reported once a session and day, and each of what was done with it by itself', async () => {
  vi.useFakeTimers({ now: new Date('2026-03-02T15:00:00Z'), toFake: ['Date'] });
  for (const what of ['view', 'view', 'start'] as const) countInterest('l1', what);
  await vi.waitFor(() => expect(reported).toHaveLength(2));
  expect(reported).toEqual([
    ['/api/loan/l1/interest', { what: 'view' }],
    ['/api/loan/l1/interest', { what: 'start' }],
  ]);
  vi.setSystemTime(new Date('2026-03-03T15:00:00Z'));
  countInterest('l1', 'view');
  await vi.waitFor(() => expect(reported).toHaveLength(3));
});

test('a count that does not arrive disturbs nobody', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  countInterest('l1', 'view');
  await new Promise((resolve) => setTimeout(resolve, 1));
  expect(reported).toEqual([]);
});
