import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast } from './toast.ts';
import { ToastRegion } from './toast-region.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  act(() => vi.runAllTimers());
  cleanup();
  vi.useRealTimers();
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('a toast leaves after five seconds and is never shown twice at once', () => {
  render(<ToastRegion />);
  act(() => toast.good('Contest has been joined'));
  act(() => toast.good('Contest has been joined'));
  wait(4_900);
  expect(screen.getAllByText('Contest has been joined')).toHaveLength(1);
  wait(200);
  expect(screen.queryByText('Contest has been joined')).toBeNull();
});

test('a toast waits while it is focused', () => {
  render(<ToastRegion />);
  act(() => toast.bad('Something went wrong. Try agin', 'bottom-left'));
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  fireEvent.focus(dismiss);
  wait(20_000);
  expect(screen.getByText('Something went wrong. Try agin')).toBeTruthy();
  fireEvent.blur(dismiss);
  wait(5_100);
  expect(screen.queryByText('Something went wrong. Try agin')).toBeNull();
});

test.each([
  ['top-center', 'fixed inset-x-4 top-4', 'sm:justify-center'],
  ['bottom-left', 'fixed inset-x-4 bottom-4', 'sm:justify-between'],
  ['bottom-right', 'fixed inset-x-4 bottom-4', 'sm:justify-between'],
] as const)('%s is where it says', (place, corner, spread) => {
  render(<ToastRegion />);
  act(() => toast.bad('Login failed! Wrong password', place));
  const lists = screen.getAllByRole('list', { hidden: true });
  const list = lists.find((each) => each.textContent?.includes('Login failed!'));
  expect(list?.parentElement?.className).toContain(corner);
  expect(list?.parentElement?.className).toContain(spread);
  expect(lists.indexOf(list as HTMLElement)).toBe(
    ['top-center', 'bottom-left', 'bottom-right'].indexOf(place),
  );
});
