// For the tests of screens: draws a screen at an address, within the queries and the router that every screen stands in.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';

type Entries = NonNullable<NonNullable<Parameters<typeof createMemoryRouter>[1]>['initialEntries']>;

type Around = {
  /** The address, or the history that ends at it. */
  at?: Entries[number] | Entries;
  client?: QueryClient;
};

/** Answers the router, which knows where the screen has led. An element is drawn at every address. */
export function showScreen(
  screen: ReactElement | RouteObject[],
  { at = '/', client = new QueryClient() }: Around = {},
) {
  const routes = Array.isArray(screen) ? screen : [{ path: '*', element: screen }];
  const router = createMemoryRouter(routes, { initialEntries: [at].flat() });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}
