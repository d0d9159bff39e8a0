import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOUR_MS } from '#shared/calendar.ts';
import { ConnectionNote } from './connection-note.tsx';

const NOON = Date.UTC(2026, 10, 21, 17);

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** One answer on the screen, kept on the phone an hour ago; `read` is how it is read again. */
function show(read: () => Promise<string>, at = '/') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(['seeds'], 'kept', { updatedAt: NOON - HOUR_MS });
  void client.invalidateQueries({ queryKey: ['seeds'] });
  const Screen = () => <p>{useQuery({ queryKey: ['seeds'], queryFn: read }).data}</p>;
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[at]}>
        <ConnectionNote />
        <Screen />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const note = () => screen.getByRole('status').textContent;

describe('what came from the phone, with a connection', () => {
  it('is read again; where that is quick, nothing is said', async () => {
    show(async () => 'new');
    await pass(3_000);
    expect(screen.getByText('new')).toBeTruthy();
    expect(note()).toBe('');
  });

  it('says from when it is as long as the newest does not come', async () => {
    let answer: (text: string) => void = () => {};
    show(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    await pass(1_900);
    expect(note()).toBe('');
    await pass(200);
    expect(note()).toContain('As of 11:00 am');
    answer('new');
    await pass(0);
    expect(note()).toBe('');
  });

  it('says so when the server refuses or fails', async () => {
    show(() => Promise.reject(new Error('down')));
    await pass(3_000);
    expect(screen.getByText('kept')).toBeTruthy();
    expect(note()).toContain('As of 11:00 am');
  });
});

describe('without a connection', () => {
  beforeEach(() => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false));
  afterEach(() => void vi.restoreAllMocks());

  it.each([
    ['/information', 'What you fill in and submit is kept on this phone until you are back.'],
    ['/verification', 'What you fill in and submit is kept on this phone until you are back.'],
    ['/loan-application/1/agreement', 'All else that you send needs a connection.'],
    ['/loans', 'All else that you send needs a connection.'],
    ['/', 'All else that you send needs a connection.'],
  ])('%s promises no more than the phone keeps', (path, promise) => {
    show(async () => 'new', path);
    expect(note()).toContain('Offline');
    expect(note()).toContain(promise);
  });
});
