import { describe, expect, test } from 'vitest';
import { daysRemaining, mayJoin, stateOf } from './contest-state.ts';
import { publishedName } from './published-name.ts';
import { ticketFrom } from './ticket.ts';

const startsAt = new Date('2026-03-01T12:00:00Z');
const endsAt = new Date('2026-03-10T12:00:00Z');

describe('a contest from 1 March 12:00 to 10 March 12:00', () => {
  test.each([
    ['2026-03-01T11:59:59.999Z', false, 'upcoming', 'upcoming'],
    ['2026-03-01T12:00:00.000Z', false, 'open', 'yes'],
    ['2026-03-10T11:59:59.999Z', false, 'open', 'yes'],
    ['2026-03-10T12:00:00.000Z', false, 'closed', 'closed'],
    ['2026-03-10T12:01:00.000Z', true, 'drawn', 'closed'],
  ] as const)('is at %s (drawn: %s) %s; may one join: %s', (now, isDrawn, state, verdict) => {
    expect(stateOf({ startsAt, endsAt, isDrawn }, new Date(now))).toBe(state);
    expect(mayJoin({ state, isJoined: false })).toBe(verdict);
    expect(mayJoin({ state, isJoined: true })).toBe('joined');
  });

  test.each([
    ['2026-03-01T12:00:00.000Z', 9],
    ['2026-03-08T12:00:00.001Z', 1],
    ['2026-03-09T12:00:00.000Z', 1],
    ['2026-03-09T12:00:00.001Z', 0],
    ['2026-04-09T12:00:00.000Z', 0],
  ])('has at %s %d whole days remaining', (now, days) => {
    expect(daysRemaining(endsAt, new Date(now))).toBe(days);
  });
});

test.each([
  ['Marcia', 'Campbell', 'Marcia C.'],
  ['Devon', ' o’Brien', 'Devon O.'],
  ['Althea', ' ', 'Althea'],
])('%s %s is published as %s', (first, last, name) => {
  expect(publishedName(first, last)).toBe(name);
});

test('a ticket is eight signs of chance', () => {
  expect(ticketFrom(Uint8Array.of(0, 31, 32, 10, 255, 18, 100, 7))).toBe('0Z0A-ZJ47');
});
