import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FoundCount } from './found-count.tsx';

afterEach(cleanup);

const of = (asked: object, total: number | undefined, isFetching = false, hasMore?: boolean) => (
  <FoundCount
    query={{ data: total === undefined ? undefined : { total, hasMore }, isFetching }}
    asked={asked}
  />
);
const said = () => screen.getByRole('status').textContent;

test('how many were found is said once the answer to another question is there, and not on arrival or on another page', () => {
  const { rerender } = render(of({ search: '', page: 1 }, undefined, true));
  rerender(of({ search: '', page: 1 }, 412));
  rerender(of({ search: '', page: 2, sort: '-name' }, 412));
  expect(said()).toBe('');
  // The list that stands there until then is the one before.
  rerender(of({ search: 'mar', page: 1 }, 412, true));
  expect(said()).toBe('');
  rerender(of({ search: 'mar', page: 1 }, 3));
  expect(said()).toBe('3 found');
  rerender(of({ search: 'mar', page: 1 }, 4));
  expect(said()).toBe('3 found');
  rerender(of({ search: 'zzz', page: 1 }, 0));
  expect(said()).toBe('None found');
  rerender(of({ search: 'a', page: 1 }, 1_000, false, true));
  expect(said()).toBe('More than 1,000 found');
});

test('the same number is said again where something else was asked', () => {
  const { rerender } = render(of({ search: '' }, 2));
  rerender(of({ search: 'mar' }, 2));
  expect(said()).toBe('2 found');
  rerender(of({ search: 'marcia' }, 2));
  expect(said()).not.toBe('2 found');
  expect(said()?.trim()).toBe('2 found');
});
