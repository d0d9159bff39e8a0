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

function openAt(top: number, type: string) {
  sessionStorage.setItem('scroll-places', JSON.stringify({ '/': 63 }));
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(top);
  const scrolled = vi.spyOn(window, 'scrollTo').mockReturnValue();
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Places /> }])} />);
  return scrolled.mock.calls;
}

test.each([
  [
    'opened anew begins at its top, where the browser shows it, wherever an earlier visit ended',
    'navigate',
    [],
  ],
  ['that is reloaded stays where it was', 'reload', [[0, 63]]],
  ["to which the browser's back leads from elsewhere is where it was left", 'back_forward', [[0, 63]]],
])('a page %s', (_, type, scrolled) => {
  expect(openAt(0, type)).toEqual(scrolled);
});

test.each(['navigate', 'reload', 'back_forward'])(
  'whoever has read on before the scripts came is not taken elsewhere (%s)',
  (type) => {
    expect(openAt(300, type)).toEqual([]);
  },
);
