import { cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { useScrollPlaces } from './scroll-places.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

function Places() {
  useScrollPlaces();
  return null;
}

test.each([
  ['opened anew begins at its top, wherever an earlier visit ended', 'navigate', 0],
  ['that is reloaded stays where it was', 'reload', 63],
  ["to which the browser's back leads from elsewhere is where it was left", 'back_forward', 63],
])('a page %s', (_, type, top) => {
  sessionStorage.setItem('scroll-places', JSON.stringify({ '/': 63 }));
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
  const scrolled = vi.spyOn(window, 'scrollTo').mockReturnValue();
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Places /> }])} />);
  expect(scrolled.mock.calls).toEqual([[0, top]]);
});
