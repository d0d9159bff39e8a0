import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { saying } from '#tests/support/saying.ts';
import type { Look } from '../contract.ts';
import { MyLooks } from './my-looks.tsx';

const look: Look = {
  _id: '1',
  partner: { _id: 'p', name: 'Island Credit' },
  application: 'a',
  kind: 'Application',
  seen: ['Basic Information', 'Debt Information'],
  at: '2026-03-01T15:00:00.000Z',
};

/** Answers with these, and as if there were nine. */
function show(rows: Look[], address = '/profile') {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json({ rows, total: rows.length && 9, page: 1, perPage: 8 });
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[address]}>
        <MyLooks />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return asked;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('each look says which lender, what and when, and leads to the application', async () => {
  show([look, { ...look, _id: '2', kind: 'Document', seen: ['Basic Information', 'Proof of address'] }]);
  expect(await screen.findByText(/your answers: Basic Information, Debt Information$/)).toBeTruthy();
  expect(screen.getByText('A document of Basic Information: Proof of address')).toBeTruthy();
  expect(screen.getAllByText(saying('10:00 am, March 1st 2026'))).toHaveLength(2);
  const [link] = screen.getAllByRole('link', { name: 'Island Credit: see your application' });
  expect(link?.getAttribute('href')).toBe('/loan-application/a');
});

test('an application looked at before anything was verified says so', async () => {
  show([{ ...look, seen: [] }]);
  expect(await screen.findByText('Your application, with your name and how to reach you')).toBeTruthy();
});

test('its page stands in the address beside those of other lists', async () => {
  const asked = show([look], '/profile?page=3&looks=2');
  expect(await screen.findByRole('link', { name: 'Page 1' })).toBeTruthy();
  expect(asked).toEqual(['/api/consents/looks?page=2']);
});

test('without any it says so', async () => {
  show([]);
  expect(await screen.findByText('No lender has looked at your information.')).toBeTruthy();
});
