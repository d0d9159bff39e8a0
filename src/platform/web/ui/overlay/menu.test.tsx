import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { Menu } from './menu.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test.each([
  ['that would open below the fold is scrolled to', 1_000, [[0, 1_000 - window.innerHeight + 8]]],
  ['that is in sight leaves the page where it is', 400, []],
])('a panel %s', (_, bottom, scrolled) => {
  const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, bottom));
  const element = (
    <Menu label="Views" trigger="Views">
      <p>Late first</p>
    </Menu>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  expect(scrollBy.mock.calls).toEqual([]);
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByText('Late first')).toBeTruthy();
  expect(scrollBy.mock.calls).toEqual(scrolled);
});
