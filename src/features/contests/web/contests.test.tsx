import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast, toastList } from '#platform/web/ui/overlay/toast.ts';
import { saying } from '#tests/support/saying.ts';
import type { Contest, ContestDetail } from '../contract.ts';
import { commitmentOf, drawWinners } from '../rules/draw-winners.ts';
import { FeaturedContest } from './featured-contest.tsx';
import { MyContests } from './my-contests.tsx';
import { ContestPage } from './page/contest-page.tsx';

const open: Contest = {
  _id: 'c1',
  name: 'Back to school',
  category: 'Multi wheel',
  description: 'A bag, Books for a year',
  startDate: '2026-03-01T14:00:00.000Z',
  endDate: '2026-03-10T21:05:00.000Z',
  created: '2026-02-01T14:00:00.000Z',
  state: 'open',
  days: 6,
  isJoined: false,
  points: 25,
  pointsGiven: null,
  participants: 3,
  maxWinners: 2,
  prize: { name: 'School bag', imageUrl: null, value: 6_500 },
};
const seed = '17'.repeat(32);
const tickets = ['K7Q2-M9XD', 'A1B2-C3D4', 'ZZZZ-9999'];

let answers: Record<string, () => Response>;
let asked: string[];
let isStill: boolean;
beforeEach(() => {
  localStorage.clear();
  asked = [];
  isStill = true;
  answers = {
    'GET /api/form': () => Response.json({ csrfToken: 'token' }),
    'GET /api/contests': () => Response.json({ rows: [open], total: 1, page: 1, perPage: 8 }),
  };
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const request = `${init.method ?? 'GET'} ${url.split('?')[0]}`;
    asked.push(request);
    return answers[request]?.() ?? new Response('{}', { status: 404 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const { id } of toastList.now()) toast.dismiss(id);
});

function show(element: ReactNode) {
  const router = createMemoryRouter([{ path: '*', element }]);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}
const toasts = () => toastList.now().map(({ tone, text }) => [tone, text]);
const joinButton = () =>
  screen.findByRole<HTMLButtonElement>('button', { name: /Join the Contest|Contest Joined/ });

async function drawnDetail(): Promise<ContestDetail> {
  const winners = await drawWinners(seed, tickets, 2);
  return {
    ...open,
    state: 'drawn',
    days: 0,
    isJoined: true,
    rules: 'One ticket each.',
    approvalNumber: 'BGLC 12',
    claimDays: 30,
    commitment: await commitmentOf(seed),
    changes: [],
    ticket: winners[0] ?? '',
    draw: {
      drawnAt: '2026-03-10T21:06:00.000Z',
      seed,
      winners: winners.map((ticket, index) => ({
        place: index + 1,
        ticket,
        name: index === 0 ? 'Marcia C.' : 'Omar R.',
        isYou: index === 0,
        claimBy: index === 0 ? '2026-04-09' : null,
        claim: null,
      })),
      someTickets: tickets,
    },
  };
}

test('the featured contest says what the specification asks for', async () => {
  show(<FeaturedContest />);
  for (const text of ['Back to school', '6 days remaining', 'Ends 4:05 pm, March 10th 2026', '+25 seeds'])
    expect(await screen.findByText(saying(text))).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'A bag',
    'Books for a year',
  ]);
});

test('a contest without points has no label for them', async () => {
  answers['GET /api/contests'] = () =>
    Response.json({ rows: [{ ...open, points: 0 }], total: 1, page: 1, perPage: 8 });
  show(<FeaturedContest />);
  await joinButton();
  expect(screen.queryByText(/seeds?$/)).toBeNull();
});

test.each([
  ['featured', () => <FeaturedContest />],
  ['one of their own', () => <MyContests />],
  ['a page', () => <ContestPage id="c1" />],
])('whoever has joined reads the seeds that they were given, where it is %s', async (_where, element) => {
  const joined = { ...open, isJoined: true, pointsGiven: 10 };
  const list = () => Response.json({ rows: [joined], total: 1, page: 1, perPage: 8 });
  const page = { ...joined, rules: '', approvalNumber: '', claimDays: 30, commitment: null };
  Object.assign(answers, { 'GET /api/contests': list, 'GET /api/contests/user': list });
  answers['GET /api/contests/c1'] = () => Response.json({ ...page, changes: [], ticket: null, draw: null });
  show(element());
  expect(await screen.findByText(saying('+10 seeds'))).toBeTruthy();
  expect(screen.queryByText(saying('+25 seeds'))).toBeNull();
});

test('joining says so and disables the button', async () => {
  answers['POST /api/contests/join/c1'] = () =>
    Response.json({ message: 'Contest has been joined', ticket: 'K7Q2-M9XD' });
  show(<FeaturedContest />);
  fireEvent.click(await joinButton());
  await waitFor(() => expect(toasts()).toEqual([['good', 'Contest has been joined']]));
  const button = await joinButton();
  expect([button.textContent, button.disabled]).toEqual(['Contest Joined', true]);
});

test('a double tap joins once', async () => {
  answers['POST /api/contests/join/c1'] = () =>
    Response.json({ message: 'Contest has been joined', ticket: 'K7Q2-M9XD' });
  show(<FeaturedContest />);
  const button = await joinButton();
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(toasts()).toEqual([['good', 'Contest has been joined']]));
  expect(asked.filter((request) => request === 'POST /api/contests/join/c1')).toHaveLength(1);
});

test('a failed joining raises no toast; it stands on the screen and the contest is read again', async () => {
  answers['POST /api/contests/join/c1'] = () =>
    Response.json({ code: 'contest.closed', message: 'This contest has ended.' }, { status: 409 });
  show(<FeaturedContest />);
  fireEvent.click(await joinButton());
  expect(await screen.findByText('You are not in this contest yet. This contest has ended.')).toBeTruthy();
  expect(toasts()).toEqual([]);
  expect((await joinButton()).textContent).toBe('Join the Contest');
  await waitFor(() => expect(asked.filter((request) => request === 'GET /api/contests')).toHaveLength(2));
});

test('nobody who has not joined any contest is left without a way on', async () => {
  answers['GET /api/contests/user'] = () => Response.json({ rows: [], total: 0, page: 1, perPage: 8 });
  show(<MyContests />);
  expect(await screen.findByText('You have not joined any contests yet.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All contests' }).getAttribute('href')).toBe('/contests');
});

test('without motion the result stands at once; the check passes', async () => {
  const detail = await drawnDetail();
  answers['GET /api/contests/c1'] = () => Response.json(detail);
  answers['GET /api/contests/tickets/c1'] = () => Response.json({ tickets });
  show(<ContestPage id="c1" />);
  expect(await screen.findByText('You won!')).toBeTruthy();
  expect(screen.getByText(saying('Claim it by April 9th 2026.'))).toBeTruthy();
  expect(screen.getByText(/^To claim it, write to us on the messages page/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/messages');
  expect(screen.queryByRole('button', { name: 'Play again' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Check the draw yourself' }));
  expect(await screen.findByText(/^The draw is right/)).toBeTruthy();
  expect(screen.getByText('Your ticket was in the draw')).toBeTruthy();
});

test.each([
  ['Claimed', 'A bag has been handed over to you.'],
  ['Unclaimed', 'A bag was not claimed in time'],
] as const)(
  'once it is on record that a prize is %s, its winner is not asked to claim it',
  async (claim, words) => {
    const detail = await drawnDetail();
    const winners =
      detail.draw?.winners.map((winner) => (winner.isYou ? { ...winner, claim } : winner)) ?? [];
    answers['GET /api/contests/c1'] = () =>
      Response.json({
        ...detail,
        prize: { ...detail.prize, name: 'A bag' },
        draw: { ...detail.draw, winners },
      });
    show(<ContestPage id="c1" />);
    expect(await screen.findByText(new RegExp(`^${words}`))).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Write to us' })).toBeNull();
    expect(screen.queryByText(/^Claim it by/)).toBeNull();
  },
);

test('a result that does not follow from seed and tickets is called out', async () => {
  const detail = await drawnDetail();
  answers['GET /api/contests/c1'] = () => Response.json(detail);
  answers['GET /api/contests/tickets/c1'] = () => Response.json({ tickets: tickets.toReversed().slice(1) });
  show(<ContestPage id="c1" />);
  fireEvent.click(await screen.findByRole('button', { name: 'Check the draw yourself' }));
  expect(await screen.findByText('The draw does not match. Please tell us at once.')).toBeTruthy();
  expect(screen.getByText('Seed and tickets give other winners')).toBeTruthy();
});

test('with motion it plays once, shows nothing before it lands, and can be skipped', async () => {
  isStill = false;
  const detail = await drawnDetail();
  const animation = { cancel: () => {}, onfinish: null };
  Object.assign(Element.prototype, { animate: () => animation });
  answers['GET /api/contests/c1'] = () => Response.json(detail);
  show(<ContestPage id="c1" />);
  expect(await screen.findByText('Drawing place 2 of 2 …')).toBeTruthy();
  expect(screen.queryByText('You won!')).toBeNull();
  expect(screen.queryByText('Omar R.')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show the result' }));
  expect(await screen.findByText('You won!')).toBeTruthy();
  expect(screen.getByText('Omar R.')).toBeTruthy();
  cleanup();
  show(<ContestPage id="c1" />);
  expect(await screen.findByText('You won!')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Play again' })).toBeTruthy();
});
