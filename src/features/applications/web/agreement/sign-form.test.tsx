import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { dropSession, setSession } from '#tests/support/readable-session.ts';
import { agreementTexts as texts } from '../../texts/agreement.ts';
import { SignForm } from './sign-form.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  dropSession();
  localStorage.clear();
});

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SignForm id="one" name="Marcia Campbell" sha256={'a'.repeat(64)} lender={null} />
    </QueryClientProvider>,
  );
const box = () => screen.getByLabelText<HTMLInputElement>(texts.fullName);

test('a name that was half typed stands there again after a reload, until it was signed with', async () => {
  setSession({ id: 'u1', userType: 'User', status: 'Active' });
  open();
  fireEvent.change(box(), { target: { value: 'Marcia Camp' } });
  cleanup();
  open();
  expect(box().value).toBe('Marcia Camp');
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url === '/api/form' ? { csrfToken: 'token' } : { message: 'Signed' }),
  );
  fireEvent.change(box(), { target: { value: 'Marcia Campbell' } });
  fireEvent.click(screen.getByRole('button', { name: texts.signButton }));
  await waitFor(() => expect(Object.keys(localStorage)).toEqual([]));
  cleanup();
  open();
  expect(box().value).toBe('');
});

test('says beside the button that signing needs a connection, as long as there is none', () => {
  open();
  const needed = 'This needs a connection, and there is none just now. Nothing is sent before you are back.';
  expect(screen.queryByText(needed)).toBeNull();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(needed)).toBe(screen.getByRole('status'));
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(needed)).toBeNull();
});
