import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showScreen } from '#tests/support/show-screen.tsx';
import { MySeeds } from './my-seeds.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(rows: object[]) {
  vi.stubGlobal('fetch', async () => Response.json({ rows, total: rows.length, page: 1, perPage: 8 }));
  showScreen(<MySeeds />);
}

it('lists what was earned and spent, with the reason and the balance after it', async () => {
  const created = '2026-03-03T21:05:00.000Z';
  show([
    { _id: '2', point: -50, balance: 70, reason: 'Phone credit', created, submittedInformation: null },
    { _id: '1', point: 120, balance: 120, reason: 'Basic Information', created, submittedInformation: null },
  ]);
  expect(await screen.findByText('Phone credit')).toBeTruthy();
  expect(screen.getByText('-50 seeds')).toBeTruthy();
  expect(screen.getByText('+120 seeds')).toBeTruthy();
  expect(screen.getByText('Balance 70')).toBeTruthy();
});

it('says so when there are none', async () => {
  show([]);
  expect(await screen.findByText('You have not earned a point yet.')).toBeTruthy();
});
