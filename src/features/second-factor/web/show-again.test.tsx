import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { show } from '#features/accounts/web/web.test-support.tsx';
import { call } from './calls.ts';
import { ShowAgain } from './show-again.tsx';

const REFUSED = { code: 'session.second_factor_again', message: 'Please show once more that it is you.' };
const OWN = { isRequired: true, appSince: '2026-01-05T12:00:00.000Z', passkeys: [], recoveryCodesLeft: 9 };
const REMOVE = '/api/second-factor/app/remove';

/** Each path's answers in turn; the last one stays. What was sent is kept, with its retry key. */
function serverSays(answers: Record<string, { status?: number; body: object }[]>) {
  const sent: { url: string; key: string | undefined }[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url === '/api/form') return new Response(JSON.stringify({ csrfToken: 'token' }));
    const headers = init?.headers as Record<string, string> | undefined;
    sent.push({ url, key: headers?.['idempotency-key'] });
    const turns = answers[url] ?? [];
    const { status = 200, body } = (turns.length > 1 ? turns.shift() : turns[0]) ?? { status: 404, body: {} };
    return new Response(JSON.stringify(body), { status });
  });
  return sent;
}

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
});
beforeEach(() => {
  show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ShowAgain />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const remove = () => call('POST /api/second-factor/app/remove', { body: { currentPassword: 'x' } });

describe('a call that is refused until the second factor was shown again', () => {
  it('is sent again under the same key, once it was shown', async () => {
    const sent = serverSays({
      [REMOVE]: [{ status: 403, body: REFUSED }, { body: { message: 'Done.' } }],
      '/api/second-factor': [{ body: OWN }],
      '/api/second-factor/confirm': [{ body: { message: 'Thank you.' } }],
    });
    const made = remove();
    fireEvent.change(await screen.findByLabelText('Code from your authenticator app'), {
      target: { value: '123456' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Go on' }));
    expect(await made).toEqual({ message: 'Done.' });
    const keys = sent.filter(({ url }) => url === REMOVE).map(({ key }) => key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    await waitFor(() => expect(screen.queryByText('Is it still you?')).toBeNull());
  });

  it('stays refused where the window is closed', async () => {
    serverSays({ [REMOVE]: [{ status: 403, body: REFUSED }], '/api/second-factor': [{ body: OWN }] });
    const made = remove();
    made.catch(() => {});
    await screen.findByText('Is it still you?');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(made).rejects.toThrow('Please show once more that it is you.');
  });

  it('asks in one window for all that are refused together', async () => {
    serverSays({
      [REMOVE]: [{ status: 403, body: REFUSED }],
      '/api/second-factor/shown': [{ status: 403, body: REFUSED }],
      '/api/second-factor': [{ body: OWN }],
    });
    const made = [remove(), call('GET /api/second-factor/shown')];
    for (const one of made) one.catch(() => {});
    await screen.findByText('Is it still you?');
    expect(screen.getAllByText('Is it still you?')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    for (const one of made) await expect(one).rejects.toThrow('Please show once more');
  });
});
