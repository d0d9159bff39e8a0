import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toastList } from '#platform/web/ui/overlay/toast.ts';
import { AdminLogin } from './admin-login.tsx';
import { serverSays, show } from './web.test-support.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const LOGIN = '/api/accounts/login';
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Log in' });
const passMs = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function logIn() {
  vi.useFakeTimers();
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'boss@example.com' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'mango-Sorrel 47' } });
  fireEvent.click(button());
}

describe("the staff's log-in form", () => {
  it('waits 400 ms before it asks, its button disabled, and then goes to the start', async () => {
    const sent = serverSays({ [LOGIN]: { body: { id: '1', userType: 'Admin', status: 'Active' } } });
    const router = show(<AdminLogin />);
    logIn();
    await passMs(390);
    expect(button().disabled).toBe(true);
    expect(sent).toEqual({});
    await passMs(50);
    expect(sent[LOGIN]).toHaveLength(1);
    expect(screen.getByText('Welcome! Login successful')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/admin/dashboard');
  });

  it('shows at the top why it failed, and can be sent again', async () => {
    serverSays({ [LOGIN]: { status: 401, body: { code: 'account.wrong_login', message: 'No such pair.' } } });
    show(<AdminLogin />);
    logIn();
    await passMs(450);
    expect(toastList.now().at(-1)).toMatchObject({
      text: 'Login failed! No such pair.',
      place: 'top-center',
    });
    expect(button().disabled).toBe(false);
  });

  it('leads to a new password', () => {
    show(<AdminLogin />);
    expect(screen.getByRole('link', { name: /Forgot Password/i }).getAttribute('href')).toBe('/request-link');
  });
});
