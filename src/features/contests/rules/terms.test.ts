import { describe, expect, it } from 'vitest';
import { isAsItWas, mayChangeTerms, termsChanged } from './terms.ts';

const stored = {
  ...{
    description: 'A bag',
    prize: 'p1',
    maxWinners: 2,
    category: 'roulette',
    points: 25,
    endDate: '2026-03-20',
  },
  ...{ approvalNumber: 'BGLC 12', rules: 'One ticket each.', claimDays: 30 },
};

describe('the terms of a contest', () => {
  it.each([
    ['before its opening', { isOpened: false, phase: 'upcoming' as const }, false],
    ['on its first day, not opened yet', { isOpened: false, phase: 'open' as const }, false],
    ['while it is open', { isOpened: true, phase: 'open' as const }, true],
    ['between its end and the draw', { isOpened: true, phase: 'closed' as const }, false],
    ['after the draw', { isOpened: true, phase: 'drawn' as const }, false],
  ])('%s may be changed by two people: %#', (_, standing, may) => {
    expect(mayChangeTerms(standing)).toBe(may);
  });

  it('that a draft states otherwise are named, in the order of the form', () => {
    expect(termsChanged(stored, stored)).toEqual([]);
    expect(termsChanged(stored, { ...stored, claimDays: 60, prize: 'p2' })).toEqual(['prize', 'claimDays']);
  });

  it('are as they were while nothing that was asked to change has changed since', () => {
    expect(isAsItWas({ claim_days: 30 }, { claim_days: 30, rules: 'Others' })).toBe(true);
    expect(isAsItWas({ claim_days: 30 }, { claim_days: 31 })).toBe(false);
  });
});
