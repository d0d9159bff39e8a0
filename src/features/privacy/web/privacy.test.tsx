import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { accountFieldTexts, accountScreenTexts } from '#features/accounts/texts/accounts.ts';
import { accountRefusals } from '#features/accounts/texts/refusals.ts';
import { serverSays, show } from '#features/accounts/web/web.test-support.tsx';
import { sharedRefusals } from '#shared/refusal.ts';
import { privacyReplies, privacyTexts } from '../texts/privacy.ts';
import { privacyRefusals } from '../texts/refusals.ts';
import { DeleteAccount } from './delete-account.tsx';
import { OwnData } from './own-data.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const DELETE = '/api/accounts/delete';
const neverCleared = () => Promise.reject(new Error('nothing was deleted'));
const CONFIRM = '/api/accounts/confirmPassword';

function giveIn(dialog: HTMLElement, password: string, button: string) {
  fireEvent.change(within(dialog).getByLabelText(accountScreenTexts.currentPassword), {
    target: { value: password },
  });
  fireEvent.click(within(dialog).getByRole('button', { name: button }));
}

describe('Delete Account', () => {
  const open = () => {
    fireEvent.click(screen.getByRole('button', { name: 'Delete Account' }));
    return screen.getByRole('dialog');
  };

  it('says what goes and what stays, deletes with the password, shows the server’s words and leaves for the start', async () => {
    const sent = serverSays({ [DELETE]: { body: { message: privacyReplies.deleted } } });
    const cleared = vi.fn(async () => {});
    const router = show(<DeleteAccount onDeleted={cleared} />);
    const dialog = open();
    for (const line of [...privacyTexts.goes, ...privacyTexts.stays])
      expect(within(dialog).getByText(line)).toBeTruthy();
    giveIn(dialog, 'Blue-Mahoe-2026', privacyTexts.deleteNow);
    expect(await screen.findByText(privacyReplies.deleted)).toBeTruthy();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(sent[DELETE]).toEqual([{ currentPassword: 'Blue-Mahoe-2026' }]);
    expect(cleared).toHaveBeenCalledOnce();
  });

  it('clears the phone too when the answer was lost and the next try finds the session over', async () => {
    const { text: message } = sharedRefusals['session.needed'];
    serverSays({ [DELETE]: { status: 401, body: { code: 'session.needed', message } } });
    const cleared = vi.fn(async () => {});
    const router = show(<DeleteAccount onDeleted={cleared} />);
    giveIn(open(), 'Blue-Mahoe-2026', privacyTexts.deleteNow);
    expect(await screen.findByText(privacyTexts.sessionOver)).toBeTruthy();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(cleared).toHaveBeenCalledOnce();
  });

  it('sends nothing without a password', async () => {
    const sent = serverSays({});
    show(<DeleteAccount onDeleted={neverCleared} />);
    giveIn(open(), '', privacyTexts.deleteNow);
    expect(await screen.findByText(accountFieldTexts.currentPasswordRequired)).toBeTruthy();
    expect(sent).toEqual({});
  });

  it('stays where it is and says why when a loan is open', async () => {
    const { text: message } = privacyRefusals['account.loan_open'];
    serverSays({ [DELETE]: { status: 409, body: { code: 'account.loan_open', message } } });
    const router = show(<DeleteAccount onDeleted={neverCleared} />);
    giveIn(open(), 'Blue-Mahoe-2026', privacyTexts.deleteNow);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(router.state.location.pathname).toBe('/here');
  });

  it('shows a wrong password at its field', async () => {
    const { text: message } = accountRefusals['account.wrong_password'];
    serverSays({ [DELETE]: { status: 422, body: { message, fields: { currentPassword: message } } } });
    show(<DeleteAccount onDeleted={neverCleared} />);
    const dialog = open();
    giveIn(dialog, 'not this one', privacyTexts.deleteNow);
    expect(await within(dialog).findByText(message)).toBeTruthy();
  });

  it('can be left', async () => {
    const sent = serverSays({});
    show(<DeleteAccount onDeleted={neverCleared} />);
    fireEvent.click(within(open()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByText(privacyTexts.goesTitle)).toBeNull());
    expect(sent).toEqual({});
  });
});

describe('Download my data', () => {
  it('asks for the password, then lets the browser save the file', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const sent = serverSays({
      [CONFIRM]: { body: { message: '' } },
      '/api/second-factor/shown': { body: { message: '' } },
    });
    show(<OwnData />);
    fireEvent.click(screen.getByRole('button', { name: privacyTexts.download }));
    giveIn(screen.getByRole('dialog'), 'Blue-Mahoe-2026', privacyTexts.downloadNow);
    expect(await screen.findByText(privacyTexts.downloadBegun)).toBeTruthy();
    expect(sent[CONFIRM]).toEqual([{ currentPassword: 'Blue-Mahoe-2026' }]);
    const [link] = saved.mock.contexts;
    expect(new URL(String(link)).pathname).toBe('/api/accounts/own-data');
  });
});
