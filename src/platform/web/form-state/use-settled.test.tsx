import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useSettled } from './use-settled.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type Read = Parameters<typeof useSettled<string>>[0];

const read = (data: string | undefined, rest: Partial<Read> = {}): Read => ({
  data,
  isStale: false,
  isFetching: false,
  isError: false,
  error: null,
  refetch: () => {},
  ...rest,
});
const kept = read('kept', { isStale: true, isFetching: true });

const begin = (first: Read, patienceMs?: number) =>
  renderHook((query: Read) => useSettled(query, patienceMs).data, { initialProps: first });

test('a form does not begin with what is old while it is read again', () => {
  const { result, rerender } = begin(kept);
  expect(result.current).toBeUndefined();
  rerender(read('saved elsewhere'));
  expect(result.current).toBe('saved elsewhere');
});

test('where nothing newer comes it begins with what there is', () => {
  const { result, rerender } = begin(kept);
  rerender(read('kept', { isStale: true, isError: true }));
  expect(result.current).toBe('kept');
});

test('once it has begun nothing is taken away from it', () => {
  const { result, rerender } = begin(read('read'));
  rerender(read('read', { isStale: true, isFetching: true }));
  expect(result.current).toBe('read');
});

test('a form that the phone sends by itself waits for a while only', () => {
  vi.useFakeTimers();
  const { result } = begin(kept, 4_000);
  act(() => vi.advanceTimersByTime(3_999));
  expect(result.current).toBeUndefined();
  act(() => vi.advanceTimersByTime(1));
  expect(result.current).toBe('kept');
});
