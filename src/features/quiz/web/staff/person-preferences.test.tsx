import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PersonPreferences } from './person-preferences.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows as tags what is true, and nothing else', async () => {
  const itemsThatAppeal = { Books: true, Stocks: false, Dining: true };
  vi.stubGlobal('fetch', async () => Response.json({ itemsThatAppeal, offersPreferences: { Books: false } }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PersonPreferences id="her" />
    </QueryClientProvider>,
  );
  const tags = await screen.findByRole('list', { name: 'Items that appeal' });
  expect(
    within(tags)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Books', 'Dining']);
  expect(screen.queryByText('Stocks')).toBeNull();
  expect(screen.getByText('Nothing chosen yet.')).toBeTruthy();
});
