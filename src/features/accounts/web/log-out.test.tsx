import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LogOut } from './log-out.tsx';
import { serverSays, show } from './web.test-support.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const LOGOUT = '/api/accounts/logout';
const passMs = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('logging out', () => {
  it('ends the session, says so, and leads to the landing page after 2 s', async () => {
    vi.useFakeTimers();
    const sent = serverSays({ [LOGOUT]: { body: { message: 'Bye' } } });
    const onLeft = vi.fn(async () => {});
    const router = show(<LogOut onLeft={onLeft} />, '/admin/logout');
    await passMs(10);
    expect(sent[LOGOUT]).toHaveLength(1);
    expect(onLeft).toHaveBeenCalledOnce();
    expect(screen.getByText('You are logged out.')).toBeTruthy();
    await passMs(1_900);
    expect(router.state.location.pathname).toBe('/admin/logout');
    await passMs(150);
    expect(router.state.location.pathname).toBe('/');
  });

  it('that failed stays, says why and can be tried again', async () => {
    serverSays({ [LOGOUT]: { status: 409, body: { message: 'Not just now.' } } });
    const router = show(<LogOut onLeft={async () => {}} />, '/admin/logout');
    expect(await screen.findByText('Not just now.')).toBeTruthy();
    serverSays({ [LOGOUT]: { body: { message: 'Bye' } } });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('You are logged out.')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/admin/logout');
  });
});
