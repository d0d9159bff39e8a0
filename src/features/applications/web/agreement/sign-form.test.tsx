import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SignForm } from './sign-form.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('says beside the button that signing needs a connection, as long as there is none', () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SignForm id="one" name="Marcia Campbell" sha256={'a'.repeat(64)} lender={null} />
    </QueryClientProvider>,
  );
  const needed = 'This needs a connection, and there is none just now. Nothing is sent before you are back.';
  expect(screen.queryByText(needed)).toBeNull();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(needed)).toBe(screen.getByRole('status'));
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(needed)).toBeNull();
});
