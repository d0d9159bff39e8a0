import { expect, test } from 'vitest';
import { checkDraw, type PublishedDraw } from './check-draw.ts';
import { commitmentOf, drawWinners } from './draw-winners.ts';

const seed = '17'.repeat(32);
const tickets = ['K7Q2-M9XD', '0000-0001', 'ZZZZ-9999', 'A1B2-C3D4'];
const draw: PublishedDraw = {
  commitment: await commitmentOf(seed),
  seed,
  tickets,
  maxWinners: 2,
  winners: await drawWinners(seed, tickets, 2),
  ownTicket: '0000-0001',
};
const good = { commitment: true, winners: true, ticket: true };

test.each<[string, Partial<PublishedDraw>, object]>([
  ['a true draw passes', {}, good],
  ['somebody who did not join has no ticket to look for', { ownTicket: null }, { ...good, ticket: null }],
  ['another commitment is found out', { commitment: '00'.repeat(32) }, { ...good, commitment: false }],
  ['a ticket left out is found out', { ownTicket: 'HEYW-HERE' }, { ...good, ticket: false }],
  [
    'winners in another order are found out',
    { winners: draw.winners.toReversed() },
    { ...good, winners: false },
  ],
  ['a winner too few is found out', { winners: draw.winners.slice(1) }, { ...good, winners: false }],
  [
    'another seed is found out',
    { seed: '18'.repeat(32) },
    { commitment: false, winners: false, ticket: true },
  ],
])('%s', async (_what, change, expected) => {
  expect(await checkDraw({ ...draw, ...change })).toEqual(expected);
});
