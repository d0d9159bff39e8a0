import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { emailKnown } from '#platform/web/frame/way-back.ts';
import { toast, toastList } from '#platform/web/ui/overlay/toast.ts';
import { LogInForm } from './log-in-form.tsx';
import { serverSays, show } from './web.test-support.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const LOGIN = '/api/accounts/login';
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Log in' });

function fillIn(email: string, password: string) {
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: email } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  fireEvent.click(button());
}

describe('the log-in form', () => {
  it('asks for what is missing, sends nothing and goes to the first error', async () => {
    const sent = serverSays({});
    show(<LogInForm />);
    fireEvent.click(button());
    expect(await screen.findByText('Email is Required')).toBeTruthy();
    expect(screen.getByText('Password is Required')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(sent).toEqual({});
  });

  it('begins with the address that is known, and with none where it is not', async () => {
    serverSays({});
    const router = show(<LogInForm />);
    const email = () => screen.getByLabelText<HTMLInputElement>('Email').value;
    expect(email()).toBe('');
    await act(() => router.navigate('/here', { state: emailKnown('marcia@example.com') }));
    expect(email()).toBe('marcia@example.com');
    fireEvent.click(button());
    expect(await screen.findByText('Password is Required')).toBeTruthy();
    expect(screen.queryByText('Email is Required')).toBeNull();
  });

  it('names a wrong address on leaving the field, and forgets it once mended', async () => {
    show(<LogInForm />);
    const email = screen.getByLabelText('Email');
    fireEvent.change(email, { target: { value: 'marcia@' } });
    fireEvent.blur(email);
    expect(await screen.findByText('Invalid email address')).toBeTruthy();
    fireEvent.change(email, { target: { value: 'marcia@example.com' } });
    await waitFor(() => expect(screen.queryByText('Invalid email address')).toBeNull());
  });

  it.each([
    ['User', '/'],
    ['Moderator', '/admin/dashboard'],
  ])('takes a %s to %s', async (userType, path) => {
    const sent = serverSays({ [LOGIN]: { body: { id: '1', userType, status: 'Active' } } });
    const router = show(<LogInForm />);
    fillIn('marcia@example.com', 'mango-Sorrel 47');
    expect(await screen.findByText('Welcome! Login successful')).toBeTruthy();
    expect(router.state.location.pathname).toBe(path);
    expect(sent[LOGIN]).toEqual([{ email: 'marcia@example.com', password: 'mango-Sorrel 47' }]);
  });

  it('takes away what was said before somebody came in, so that it does not come back behind the welcome', async () => {
    serverSays({ [LOGIN]: { body: { id: '1', userType: 'User', status: 'Active' } } });
    show(<LogInForm />);
    act(() => toast.good('Yay! Account verified. Login to continue'));
    fillIn('marcia@example.com', 'mango-Sorrel 47');
    expect(await screen.findByText('Welcome! Login successful')).toBeTruthy();
    expect(toastList.now().map(({ text }) => text)).toEqual(['Welcome! Login successful']);
  });

  it.each([
    [{ next: 'secondFactor' }, '/second-step'],
    [{ id: '1', userType: 'Moderator', status: 'Active', next: 'setUp' }, '/admin/second-step'],
    [{ id: '1', userType: 'Partner', status: 'Active', next: 'setUp' }, '/partner/second-step'],
  ])('goes on as the answer says: %j leads to %s', async (body, path) => {
    serverSays({ [LOGIN]: { body } });
    const router = show(<LogInForm />);
    fillIn('marcia@example.com', 'mango-Sorrel 47');
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
  });

  it('offers the second step to whoever is locked out by wrong guesses', async () => {
    serverSays({ [LOGIN]: { status: 429, body: { code: 'account.too_many_tries', message: 'Wait.' } } });
    const router = show(<LogInForm />);
    fillIn('marcia@example.com', 'mango-Sorrel 47');
    fireEvent.click(await screen.findByRole('link', { name: 'I have a second step' }));
    expect(router.state.location.pathname).toBe('/second-step');
  });

  it('says why it failed, keeps what was typed, and can be sent again', async () => {
    serverSays({ [LOGIN]: { status: 401, body: { code: 'account.wrong_login', message: 'No such pair.' } } });
    show(<LogInForm />);
    fillIn('marcia@example.com', 'wrong-one');
    expect(await screen.findByText('Login failed! No such pair.')).toBeTruthy();
    await waitFor(() => expect(button().disabled).toBe(false));
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('marcia@example.com');
    expect(screen.queryByRole('button', { name: 'Send the link again' })).toBeNull();
    expect(screen.getByText('Just signed up? Then open the link in our mail first.')).toBeTruthy();
  });

  it('offers the link again to who has not confirmed the address', async () => {
    const sent = serverSays({
      [LOGIN]: { status: 403, body: { code: 'account.unverified', message: 'Confirm first.' } },
      '/api/accounts/resendVerification': { body: { message: 'On its way.' } },
    });
    show(<LogInForm />);
    fillIn('marcia@example.com', 'mango-Sorrel 47');
    fireEvent.click(await screen.findByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText('On its way.')).toBeTruthy();
    expect(sent['/api/accounts/resendVerification']).toEqual([{ email: 'marcia@example.com' }]);
  });
});
