import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { sessionChanged } from '#platform/web/session.ts';
import { dropSession, setSession } from '#tests/support/readable-session.ts';
import { routes } from './routes.ts';

afterEach(() => {
  cleanup();
  dropSession();
  sessionChanged();
  vi.unstubAllGlobals();
});

function open(path: string) {
  vi.stubGlobal('fetch', async () => Response.json({ rows: [], total: 0, unread: 0 }));
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close() {}
    },
  );
  render(
    <Suspense>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />
    </Suspense>,
  );
}

test.each(['/contact', '/faq'])('%s keeps the frame of a borrower who is logged in', async (path) => {
  setSession({
    id: '1',
    userType: 'User',
    status: 'Active',
    infoStatus: 'FirstModel',
    fullName: 'Marcia Campbell',
    email: 'marcia@example.com',
    image: null,
  });
  sessionChanged();
  open(path);
  expect(await screen.findByRole('button', { name: /Your account/ }, { timeout: 10_000 })).toBeTruthy();
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Menu' })).toBeTruthy();
});

test('/contact has the frame of visitors for them', async () => {
  open('/contact');
  expect(await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Your account/ })).toBeNull();
});
