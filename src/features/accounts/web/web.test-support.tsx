// For the tests of these screens: a router around one screen, and a server that answers as the test says.
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { ToastRegion } from '#platform/web/ui/overlay/toast-region.tsx';

type Answer = { status?: number; body: object };

/** Answers each path as given, `/api/form` besides; the bodies that were sent are kept by path. */
export function serverSays(answers: Record<string, Answer>) {
  const sent: Record<string, unknown[]> = {};
  const answer = async (url: string, init?: RequestInit) => {
    const { status = 200, body } =
      url === '/api/form' ? { body: { csrfToken: 'token' } } : (answers[url] ?? { status: 404, body: {} });
    if (init?.body) sent[url] = [...(sent[url] ?? []), JSON.parse(String(init.body))];
    return new Response(JSON.stringify(body), { status });
  };
  vi.stubGlobal('fetch', answer);
  return sent;
}

/** Shows a screen at an address; every other address shows its own path. */
export function show(screen: ReactNode, at = '/here') {
  const router = createMemoryRouter(
    [
      { path: at.split('?')[0] ?? at, element: screen },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [at] },
  );
  render(
    <>
      <RouterProvider router={router} />
      <ToastRegion />
    </>,
  );
  return router;
}
