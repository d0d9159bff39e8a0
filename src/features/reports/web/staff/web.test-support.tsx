// For the tests of these screens: a router and a query client around one screen, and a server that answers as the test says.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';

/** Answers every path that begins as given; what was asked for is kept. */
export function serverSays(answers: Record<string, object>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    const path = Object.keys(answers).find((known) => url.split('?')[0] === known);
    return new Response(JSON.stringify(path ? answers[path] : {}), { status: path ? 200 : 404 });
  });
  return asked;
}

export function show(screen: ReactNode, at: string) {
  const router = createMemoryRouter([{ path: '*', element: screen }], { initialEntries: [at] });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}
