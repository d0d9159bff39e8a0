import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { day } from '#tests/support/days.ts';
import { showScreen } from '#tests/support/show-screen.tsx';
import type { PostponedByHoliday } from '../../../contract/holiday-moves.ts';
import { PostponedBy } from './postponed-by.tsx';

let asked: string[] = [];
let read: string[] = [];

function show(moves: PostponedByHoliday, chosen: string | null = '2026-12-24') {
  asked = [];
  read = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json(moves);
  });
  showScreen(<PostponedBy day={chosen === null ? null : day(chosen)} onRead={(one) => read.push(one)} />, {
    at: '/admin/jobs',
  });
}

const to = day('2026-12-28');

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('an admin reads how many instalments and new dates move, and to which day', async () => {
  show({ to, instalments: 1_312, loans: 1_298, newDates: 3, waiting: 2, hasMore: false, refused: null });
  expect(
    await screen.findByText(
      '1,312 instalments of 1,298 loans fall due on this day. They move to December 28th 2026, and the borrowers are notified.',
    ),
  ).toBeTruthy();
  expect(screen.getByText('3 of them have a new date that was granted.')).toBeTruthy();
  expect(
    screen.getByText(
      '2 new dates that wait for an answer are asked for this day. They become December 28th 2026.',
    ),
  ).toBeTruthy();
  expect(asked).toEqual(['/api/loans/admin/postponed?day=2026-12-24']);
  expect(read).toEqual(['2026-12-24']);
});

test('of more than are read it says that it is at least so many', async () => {
  show({ to, instalments: 19_312, loans: 19_298, newDates: 3, waiting: 0, hasMore: true, refused: null });
  expect(await screen.findByText(/^At least 19,312 instalments of 19,298 loans fall due/)).toBeTruthy();
  expect(screen.getByText(/^At least 3 of them have a new date/)).toBeTruthy();
});

test('one is said as one', async () => {
  show({ to, instalments: 1, loans: 1, newDates: 0, waiting: 0, hasMore: false, refused: null });
  expect(
    await screen.findByText(
      '1 instalment of 1 loan falls due on this day. It moves to December 28th 2026, and the borrower is notified.',
    ),
  ).toBeTruthy();
});

test('a day that moves nothing says so', async () => {
  show({ to, instalments: 0, loans: 0, newDates: 0, waiting: 0, hasMore: false, refused: null });
  expect(await screen.findByText('Nothing of a running loan falls due on this day.')).toBeTruthy();
});

test('a day that cannot be added says why, and not that nothing moves', async () => {
  show({
    to,
    instalments: 0,
    loans: 0,
    newDates: 0,
    waiting: 0,
    hasMore: false,
    refused: 'It is one already.',
  });
  expect(await screen.findByText('It is one already.')).toBeTruthy();
  expect(screen.queryByText('Nothing of a running loan falls due on this day.')).toBeNull();
});

test('nothing is asked before a day is chosen', () => {
  show({ to, instalments: 0, loans: 0, newDates: 0, waiting: 0, hasMore: false, refused: null }, null);
  expect(screen.getByText('Choose the day to see which due dates it moves.')).toBeTruthy();
  expect(asked).toEqual([]);
});
