import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { serverSays, show } from '#features/accounts/web/web.test-support.tsx';
import { SecondStep } from './second-step.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const WAYS = '/api/second-factor/log-in';
const CODE = '/api/second-factor/log-in/code';
const goOn = () => fireEvent.click(screen.getByRole('button', { name: 'Go on' }));
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const ways = { body: { ways: ['app', 'recovery'] } };

describe('the second step', () => {
  it('takes the code of the app to the first screen', async () => {
    const sent = serverSays({
      [WAYS]: ways,
      [CODE]: { body: { id: '1', userType: 'Admin', status: 'Active' } },
    });
    const router = show(<SecondStep />);
    await type('Code from your authenticator app', '123 456');
    goOn();
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/dashboard'));
    expect(sent[CODE]).toEqual([{ code: '123 456' }]);
  });

  it('sends nothing that can be no code, and says what is missing', async () => {
    const sent = serverSays({ [WAYS]: ways });
    show(<SecondStep />);
    await type('Code from your authenticator app', '12345');
    goOn();
    expect(await screen.findByText('Type the 6 figures that your app shows')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /use a recovery code/ }));
    await type('Recovery code', '123456');
    goOn();
    expect(await screen.findByText(/^Type one of your recovery codes/)).toBeTruthy();
    expect(sent).toEqual({});
  });

  it('shows a wrong code at its field, and lets another be typed', async () => {
    const message = 'That did not work.';
    serverSays({
      [WAYS]: ways,
      [CODE]: { status: 422, body: { code: 'second_factor.wrong', message, fields: { code: message } } },
    });
    show(<SecondStep />);
    await type('Code from your authenticator app', '123456');
    goOn();
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leads back to the log-in where none was begun, or its tries are used up', async () => {
    const body = { code: 'second_factor.start_again', message: 'This took too long.' };
    serverSays({ [WAYS]: { status: 401, body } });
    show(<SecondStep />);
    expect((await screen.findByRole('alert')).textContent).toContain('This took too long.');
    cleanup();
    serverSays({ [WAYS]: ways, [CODE]: { status: 401, body } });
    show(<SecondStep />);
    await type('Code from your authenticator app', '123456');
    goOn();
    expect(await screen.findByRole('link', { name: 'Log in again' })).toBeTruthy();
    expect(screen.queryByLabelText('Code from your authenticator app')).toBeNull();
  });
});
