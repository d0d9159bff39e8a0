import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import type { OutOfReach } from '../../../contract/policy-desk.ts';
import { OutOfReachCells } from './out-of-reach.tsx';

const found: OutOfReach = {
  cellCount: 60,
  tried: 800,
  people: 12,
  cells: [
    { facts: [{ label: 'Credit history', value: 'Overdue or defaulted' }], people: 10 },
    {
      facts: [
        { label: 'Credit history', value: 'Missed payments in twelve months' },
        { label: 'Time with the bank', value: '0 months or more, but not 3 months or more' },
      ],
      people: 2,
    },
  ],
};

const show = (of: OutOfReach) =>
  render(
    <MemoryRouter>
      <OutOfReachCells found={of} />
    </MemoryRouter>,
  );

afterEach(cleanup);

test('who they are stands with how many and what share of the people tried', () => {
  show(found);
  expect(
    screen.getByText(
      /^12 of the 800 people looked at \(1\.5%\)\. The 2 groups with the most people, of 60\.$/,
    ),
  ).toBeTruthy();
  const [, first, second] = screen.getAllByRole('row');
  expect(first?.textContent).toMatch(/Credit history: Overdue or defaulted.*10.*1\.3%/);
  expect(second?.textContent).toMatch(/twelve months · Time with the bank: 0 months or more, but not 3/);
});

test('before anybody was decided on the groups stand without shares', () => {
  show({ cellCount: 1, tried: null, people: null, cells: [{ facts: [], people: null }] });
  expect(screen.getByText(/Nobody has been decided on yet/)).toBeTruthy();
  const [, row] = screen.getAllByRole('row');
  expect(row?.textContent).toMatch(/Everybody.*–.*–/);
});

test('a policy under which everybody can be helped says so', () => {
  show({ cellCount: 0, tried: 5, people: 0, cells: [] });
  expect(screen.getByText(/^Nobody:/)).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});
