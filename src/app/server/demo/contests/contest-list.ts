// The demo contests and the people who join them; all of it made up.
import type { ContestCategory } from '#features/contests/contract.ts';

export type DemoContest = {
  name: string;
  category: ContestCategory;
  description: string;
  /** The name of one of the demo prizes. */
  prize: string;
  /** Days from now. */
  startsIn: number;
  endsIn: number;
  maxWinners: number;
  points: number;
  /** How many of the demo people are in it. */
  joinedBy: number;
  approvalNumber: string;
  rules: string;
};

const rulesFor = (winners: string): string =>
  [
    'Everyone with an account may join once, free of charge. Nothing has to be bought or borrowed.',
    `${winners} The draw is made by this app right after the end, and its proof is published on this page.`,
    'Winners are told by email and have 30 days to claim. A prize that is not claimed is offered again in the next contest.',
  ].join('\n\n');

export const DEMO_CONTESTS: readonly DemoContest[] = [
  {
    name: 'Back to School Spin',
    category: 'Spin wheel',
    description: 'Books and bag for one child, Delivered to any parish, Free to join',
    prize: 'Back-to-school set',
    startsIn: -4,
    endsIn: 6.4,
    maxWinners: 3,
    points: 25,
    joinedBy: 9,
    approvalNumber: 'DEMO-2026-014',
    rules: rulesFor('Three winners are drawn from all tickets.'),
  },
  {
    name: 'Market Day Roulette',
    category: 'roulette',
    description: 'A month of groceries, Vouchers for a supermarket near you, Free to join',
    prize: 'Groceries for a month',
    startsIn: -2,
    endsIn: 12.2,
    maxWinners: 1,
    points: 40,
    joinedBy: 6,
    approvalNumber: 'DEMO-2026-017',
    rules: rulesFor('One winner is drawn from all tickets.'),
  },
  {
    name: 'Ring Ring Multi Wheel',
    category: 'Multi wheel',
    description: 'A new smartphone for each of two winners, With a case, Free to join',
    prize: 'Smartphone',
    startsIn: -1,
    endsIn: 20.5,
    maxWinners: 2,
    points: 0,
    joinedBy: 11,
    approvalNumber: 'DEMO-2026-019',
    rules: rulesFor('Two winners are drawn from all tickets.'),
  },
  {
    name: 'Portland Weekend',
    category: 'Spin wheel',
    description: 'Two nights by the sea, Breakfast for two, Bus fare from Kingston',
    prize: 'Weekend for two in Portland',
    startsIn: -15,
    endsIn: -0.02,
    maxWinners: 1,
    points: 30,
    joinedBy: 12,
    approvalNumber: 'DEMO-2026-009',
    rules: rulesFor('One winner is drawn from all tickets.'),
  },
];

export const DEMO_NEIGHBOURS: readonly { firstName: string; lastName: string }[] = [
  { firstName: 'Nadine', lastName: 'Brown' },
  { firstName: 'Omar', lastName: 'Reid' },
  { firstName: 'Keisha', lastName: 'Grant' },
  { firstName: 'Leroy', lastName: 'Francis' },
  { firstName: 'Simone', lastName: 'Bailey' },
  { firstName: 'Tyrone', lastName: 'Wright' },
  { firstName: 'Paulette', lastName: 'Gordon' },
  { firstName: 'Andre', lastName: 'Powell' },
  { firstName: 'Sandra', lastName: 'Thompson' },
  { firstName: 'Garfield', lastName: 'Lewis' },
  { firstName: 'Yanique', lastName: 'Dixon' },
];
