import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toastList } from '#platform/web/ui/overlay/toast.ts';
import { VerifiedToast } from '../verified-toast.tsx';
import { serverSays, show } from '../web.test-support.tsx';
import { RequestLink } from './request-link.tsx';
import { ResetPassword } from './reset-password.tsx';
import { VerifyEmail } from './verify-email.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the links of mails', () => {
  it('confirm an address and lead to the login', async () => {
    const body = { message: 'Confirmed.', email: 'marcia@example.com' };
    const sent = serverSays({ '/api/accounts/verifyEmail': { body } });
    const router = show(<VerifyEmail />, '/verify-email?token=abc');
    await waitFor(() =>
      expect(router.state.location).toMatchObject({
        pathname: '/',
        search: '?isVerified=true',
        state: { email: 'marcia@example.com' },
      }),
    );
    expect(sent['/api/accounts/verifyEmail']).toContainEqual({ token: 'abc' });
  });

  it('say why they do not work, and can be asked for again', async () => {
    serverSays({
      '/api/accounts/verifyEmail': { status: 422, body: { code: 'account.link_spent', message: 'Too old.' } },
      '/api/accounts/resendVerification': { body: { message: 'On its way.' } },
    });
    show(<VerifyEmail />, '/verify-email?token=abc');
    expect(await screen.findByText('Too old.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'marcia@example.com' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText(/^Look in your mail/)).toBeTruthy();
    expect(screen.getAllByText('On its way.')).toHaveLength(1);
  });

  it('are asked for with one address', async () => {
    const path = '/api/accounts/requestChangePasswordLink';
    const sent = serverSays({ [path]: { body: { message: 'Look at your mail, if you have an account.' } } });
    show(<RequestLink />);
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'marcia@example.com' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send Password reset link' }));
    expect(await screen.findByText(/^Look in your mail/)).toBeTruthy();
    expect(screen.getAllByText('Look at your mail, if you have an account.')).toHaveLength(1);
    expect(sent[path]).toEqual([{ email: 'marcia@example.com' }]);
  });

  it('set a new password', async () => {
    const path = '/api/accounts/changePassword';
    const sent = serverSays({ [path]: { body: { message: 'Changed.' } } });
    const router = show(<ResetPassword />, '/password-change?token=abc&email=marcia%40example.com');
    fireEvent.change(screen.getByLabelText('New password'), { target: { value: 'mango-Sorrel 47' } });
    fireEvent.change(screen.getByLabelText('Repeat password'), { target: { value: 'mango-Sorrel 46' } });
    fireEvent.click(screen.getByRole('button', { name: 'Reset Password' }));
    expect(await screen.findByText('Password must match')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Repeat password'), { target: { value: 'mango-Sorrel 47' } });
    fireEvent.click(screen.getByRole('button', { name: 'Reset Password' }));
    expect(await screen.findByText('Changed.')).toBeTruthy();
    expect(router.state.location).toMatchObject({ pathname: '/', state: { email: 'marcia@example.com' } });
    const user = { password: 'mango-Sorrel 47', confirm: 'mango-Sorrel 47', email: 'marcia@example.com' };
    expect(sent[path]).toEqual([{ user, hash: 'abc' }]);
  });

  it('that set a password no more lead to a new one', async () => {
    const refusal = { code: 'account.link_used', message: 'Set already.' };
    serverSays({ '/api/accounts/changePassword': { status: 422, body: refusal } });
    show(<ResetPassword />, '/password-change?token=abc&email=marcia%40example.com');
    for (const label of ['New password', 'Repeat password'])
      fireEvent.change(screen.getByLabelText(label), { target: { value: 'mango-Sorrel 47' } });
    fireEvent.click(screen.getByRole('button', { name: 'Reset Password' }));
    const newLink = await screen.findByRole('link', { name: 'Ask for a new link' });
    expect(newLink.getAttribute('href')).toBe('/request-link');
    expect(screen.getAllByText('Set already.')).toHaveLength(2);
    expect(toastList.now().at(-1)).toMatchObject({ text: 'Set already.', place: 'top-center' });
  });

  it('are refused when a part of them is missing', () => {
    show(<ResetPassword />, '/password-change?token=abc');
    expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe(
      '/request-link',
    );
  });
});

it('a confirmed address is welcomed once', async () => {
  const router = show(<VerifiedToast />, '/here?isVerified=true');
  expect(await screen.findByText('Yay! Account verified. Login to continue')).toBeTruthy();
  await waitFor(() => expect(router.state.location.search).toBe(''));
});
