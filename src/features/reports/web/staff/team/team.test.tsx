import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { dayOf } from '#shared/calendar.ts';
import type { DecidedRow } from '../../../contract/team.ts';
import { DecidedList } from './decided-list.tsx';
import type { TeamFigures } from './queries.ts';
import { Team } from './team.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const onDay = (day: number) => dayOf(new Date(`2026-03-0${day}T17:00:00Z`));
const today = onDay(4);
const none = { decided: 0, medianHours: null, ninetiethHours: null, reopened: 0, overturned: 0 };
const figures: TeamFigures = {
  range: { from: onDay(3), to: today },
  before: { from: onDay(1), to: onDay(2) },
  queues: [
    {
      queue: 'Verification',
      now: { decided: 12, medianHours: 3.5, ninetiethHours: 72, reopened: 3, overturned: 0 },
      before: { ...none, decided: 10 },
    },
    { queue: 'Signals', now: { ...none, decided: 2 }, before: none },
  ],
  officers: [
    {
      officer: { _id: '01a0-ann', fullName: 'Ann Officer' },
      now: { ...none, decided: 2 },
      before: 4,
      byDay: [{ day: today, decided: 2 }],
    },
  ],
  lastDays: [onDay(3), today],
  late: [
    { queue: 'Applications', late: 3, holdUps: { Borrower: 1, SecondPerson: 0, Nobody: 2, Owner: 0 } },
    { queue: 'Reviews', late: 1_001, holdUps: { Borrower: 0, SecondPerson: 0, Nobody: 1_000, Owner: 1 } },
    { queue: 'Signals', late: 0, holdUps: { Borrower: 0, SecondPerson: 0, Nobody: 0, Owner: 0 } },
  ],
};

const decided: DecidedRow = {
  ...{
    _id: 'one',
    queue: 'Payouts',
    recordId: 'application',
    person: { _id: 'k', fullName: 'Keisha Wright' },
  },
  ...{ officer: { _id: 'ann', fullName: 'Ann Officer' }, entered: '2026-03-02T15:00:00.000Z' },
  ...{
    decided: '2026-03-04T15:00:00.000Z',
    hours: 48,
    verdict: 'Paid',
    isReopened: false,
    isOverturned: true,
  },
};

let asked: string[];

function show(element: ReactElement, at: string) {
  asked = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json(
      url.startsWith('/api/team/decided') ? { rows: [decided], total: 1, page: 1, perPage: 8 } : figures,
    );
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [at] })} />
    </QueryClientProvider>,
  );
}

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('every figure opens the list that it counts', async () => {
  show(<Team />, '/admin/team?from=2026-03-03&to=2026-03-04');
  expect(await screen.findByRole('region', { name: 'By queue' })).toBeTruthy();
  expect(hrefOf('12: Decided, Verification')).toBe(
    '/admin/team/decided?queue=Verification&from=2026-03-03&to=2026-03-04',
  );
  expect(hrefOf('10: Before, Verification')).toBe(
    '/admin/team/decided?queue=Verification&from=2026-03-01&to=2026-03-02',
  );
  expect(hrefOf('3 (25%): Came back, Verification')).toBe(
    '/admin/team/decided?queue=Verification&from=2026-03-03&to=2026-03-04&cameBack=reopened',
  );
  expect(hrefOf('2: Ann Officer, March 4th 2026')).toBe(
    '/admin/team/decided?officer=01a0-ann&from=2026-03-04&to=2026-03-04',
  );
  for (const figure of ['1,000+: Late', '1,000+: Somebody to take it', '1+: Its owner', '0+: The borrower'])
    expect(screen.getAllByRole('link', { name: new RegExp(`^${RegExp.escape(figure)}`) })).toHaveLength(1);
  expect(hrefOf('3: Late, Loan applications')).toBe('/admin/waiting?queue=Applications&late=yes');
  expect(hrefOf('2: Somebody to take it, Loan applications')).toBe(
    '/admin/waiting?queue=Applications&late=yes&holdUp=Nobody',
  );
});

test('says how soon half and nine in ten were decided, how many more than before, and where too few were', async () => {
  show(<Team />, '/admin/team');
  const queues = within(await screen.findByRole('region', { name: 'By queue' }));
  for (const words of ['3.5 h', '3 days', '+20%', 'none before'])
    expect(queues.getByText(words)).toBeTruthy();
  expect(queues.getAllByText('Too few to say')).toHaveLength(2);
  expect(within(screen.getByRole('region', { name: 'By officer' })).getByText('−50%')).toBeTruthy();
});

test('the list says what was decided by whom and how soon, and leads to the record', async () => {
  show(
    <DecidedList />,
    '/admin/team/decided?queue=Payouts&from=2026-03-03&to=2026-03-04&cameBack=overturned',
  );
  const row = within((await screen.findByText('Keisha Wright')).closest('tr') as HTMLElement);
  for (const words of ['Payouts', 'Ann Officer', 'Paid out', '2 days', 'Undone'])
    expect(row.getByText(words)).toBeTruthy();
  expect(row.getByRole('link').getAttribute('href')).toBe('/admin/loans/application');
  expect(asked[0]).toBe(
    '/api/team/decided?page=1&from=2026-03-03&to=2026-03-04&queue=Payouts&cameBack=overturned',
  );
});
