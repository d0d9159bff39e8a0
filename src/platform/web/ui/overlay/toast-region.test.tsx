import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
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

const shown = () =>
  [...screen.getByRole('region').querySelectorAll('p')].map(({ textContent }) => textContent);

test('an error gives way to the next one, and to success', () => {
  render(<ToastRegion />);
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

test('one is on show at a time; what was not read yet comes after it, for its five seconds', () => {
  render(<ToastRegion />);
  act(() => toast.good('Received: Housing'));
  act(() => toast.good('Received: Income'));
  act(() => toast.good('Received: Debts'));
  expect(shown()).toEqual(['Received: Debts']);
  wait(5_100);
  expect(shown()).toEqual(['Received: Income']);
  wait(4_800);
  expect(shown()).toEqual(['Received: Income']);
  wait(200);
  expect(shown()).toEqual(['Received: Housing']);
  wait(5_100);
  expect(shown()).toEqual([]);
});

test('what the next one about the same made untrue does not come back, read or not', () => {
  render(<ToastRegion />);
  act(() => toast.good('Received: Housing'));
  act(() => toast.good('Document Rejected', 'bottom-left', 'verdict'));
  act(() => toast.good('Taken back', 'bottom-left', 'verdict'));
  expect(shown()).toEqual(['Taken back']);
  wait(5_100);
  expect(shown()).toEqual(['Received: Housing']);
});

test('what was read makes room for good', () => {
  render(<ToastRegion />);
  act(() => toast.good('Welcome! Login successful'));
  wait(2_100);
  act(() => toast.good('Contest has been joined'));
  wait(5_100);
  expect(shown()).toEqual([]);
});

test('nothing takes the place of one that is pointed at or focused; one that comes up under a resting mouse is not', () => {
  render(<ToastRegion />);
  act(() => toast.good('Received: Housing'));
  const card = screen.getByText('Received: Housing');
  fireEvent.pointerMove(card);
  act(() => toast.good('Received: Income'));
  wait(20_000);
  expect(shown()).toEqual(['Received: Housing']);
  fireEvent.pointerLeave(screen.getByRole('listitem'));
  wait(5_100);
  expect(shown()).toEqual(['Received: Income']);
  fireEvent.mouseEnter(screen.getByText('Received: Income'));
  wait(5_100);
  expect(shown()).toEqual([]);
});

test('an error leaves with the screen that it was shown on; good news goes along', () => {
  const { rerender } = render(<ToastRegion screen="/" />);
  act(() => toast.bad('Login failed! Wrong password', 'top-center'));
  rerender(<ToastRegion screen="/signup" />);
  expect(shown()).toEqual([]);
  act(() => toast.good('Welcome! Login successful'));
  rerender(<ToastRegion screen="/" />);
  expect(shown()).toEqual(['Welcome! Login successful']);
});

test('an error that a screen shows as it opens is its own', () => {
  const Telling = () => {
    useEffect(() => toast.bad('This link is too old'), []);
    return null;
  };
  const page = (screen: string) => (
    <>
      {screen !== '/' && <Telling />}
      <ToastRegion {...{ screen }} />
    </>
  );
  const { rerender } = render(page('/'));
  act(() => toast.bad('Login failed! Wrong password'));
  rerender(page('/verify'));
  expect(shown()).toEqual(['This link is too old']);
});

test.each([
  ['top-center', 'top-0', 'sm:mx-auto'],
  ['bottom-left', 'bottom-0', 'sm:right-auto'],
  ['bottom-right', 'bottom-0', 'sm:left-auto'],
] as const)('%s is where it says', (place, edge, side) => {
  render(<ToastRegion />);
  act(() => toast.bad('Login failed! Wrong password', place));
  const card = screen.getByRole('listitem');
  expect(card.textContent).toContain('Login failed!');
  expect(card.className).toContain(edge);
  expect(card.className).toContain(side);
});
