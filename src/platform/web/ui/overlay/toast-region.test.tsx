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

test('an error gives way to the next one, and to success', () => {
  render(<ToastRegion />);
  const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
  act(() => toast.bad('Login failed! Wrong password', 'top-center'));
  act(() => toast.bad('Login failed! Too many tries', 'top-center'));
  expect(shown()).toEqual(['Login failed! Too many tries']);
  act(() => toast.good('Welcome! Login successful'));
  expect(shown()).toEqual(['Welcome! Login successful']);
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
  ['top-center', 'fixed inset-x-4 top-4', 'sm:justify-center', 0],
  ['bottom-left', 'fixed inset-x-4 bottom-4', 'sm:justify-between', 0],
  ['bottom-right', 'fixed inset-x-4 bottom-4', 'sm:justify-between', 1],
] as const)('%s is where it says', (place, edge, spread, position) => {
  render(<ToastRegion />);
  act(() => toast.bad('Login failed! Wrong password', place));
  const column = screen.getByRole('list', { hidden: true }).parentElement;
  const bar = column?.parentElement;
  expect(column?.textContent).toContain('Login failed!');
  expect(bar?.className).toContain(edge);
  expect(bar?.className).toContain(spread);
  expect([...(bar?.children ?? [])].indexOf(column as Element)).toBe(position);
});
