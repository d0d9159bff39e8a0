import { expect, test } from 'vitest';
import type { ContestDraft, ContestPhase } from '../contract.ts';
import { isClaimOver } from './claim.ts';
import { brokenPromises, fixedFields } from './fixed-fields.ts';
import { mayDraw, mayRemove, phaseOf } from './phase.ts';

const times = { startsAt: new Date('2026-03-10'), endsAt: new Date('2026-03-20'), isDrawn: false };

test.each([
  ['Scheduled', '2026-03-12', false, 'scheduled'],
  ['Active', '2026-03-09', false, 'upcoming'],
  ['Active', '2026-03-12', false, 'open'],
  ['Active', '2026-03-20', false, 'closed'],
  ['Active', '2026-03-21', true, 'drawn'],
] as const)('%s at %s (drawn: %s) is %s', (status, now, isDrawn, phase) => {
  expect(phaseOf(status, { ...times, isDrawn }, new Date(now))).toBe(phase);
});

test.each<[ContestPhase, boolean, boolean, boolean]>([
  ['scheduled', false, false, true],
  ['upcoming', false, false, true],
  ['open', true, false, false],
  ['closed', true, true, false],
  ['drawn', true, false, false],
])('%s (opened: %s) may be drawn: %s; may be deleted: %s', (phase, isOpened, draws, goes) => {
  expect(mayDraw({ isOpened, phase })).toBe(draws);
  expect(mayRemove({ isOpened })).toBe(goes);
});

test('only a fixed field that would change breaks a promise', () => {
  const draft: ContestDraft = {
    name: 'A',
    description: 'B',
    startDate: '2026-03-10',
    endDate: '2026-03-20',
    prize: 'p',
    maxWinners: 2,
    category: 'roulette',
    status: 'Active',
    points: 0,
    approvalNumber: 'BGLC',
    rules: 'R',
    claimDays: 30,
  };
  const changed = { ...draft, name: 'Other', maxWinners: 3 };
  expect(brokenPromises(fixedFields({ isOpened: true }), draft, changed)).toEqual(['maxWinners']);
});

test('the last day for claiming counts whole', () => {
  expect(['2026-03-29', '2026-03-30', '2026-03-31'].map((today) => isClaimOver('2026-03-30', today))).toEqual(
    [false, false, true],
  );
});
