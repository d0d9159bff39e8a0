import { describe, expect, it } from 'vitest';
import { cents } from '#shared/money.ts';
import { type Climber, ladderOf } from './ladder.ts';

const caps = { FirstModel: cents(5_000_00), FullModel: cents(500_000_00) };
const newcomer: Climber = {
  hasFullModel: false,
  loans: { running: 0, repaid: 0 },
  sections: { submitted: 0, required: 9 },
};

describe('the ladder to the next amount', () => {
  it.each<[string, Partial<Climber>, string]>([
    ['before any loan', {}, 'now later later later'],
    ['while the first loan runs', { loans: { running: 1, repaid: 0 } }, 'done now later later'],
    [
      'with one loan repaid, whose full information is not open yet, and the next one running',
      { loans: { running: 1, repaid: 1 } },
      'done now later later',
    ],
    [
      'once the first loan is repaid',
      { hasFullModel: true, loans: { running: 0, repaid: 1 } },
      'done done now later',
    ],
    [
      'with some of the full sections submitted',
      {
        hasFullModel: true,
        loans: { running: 0, repaid: 1 },
        sections: { submitted: 8, required: 9 },
      },
      'done done now later',
    ],
    [
      'with all of them submitted',
      {
        hasFullModel: true,
        loans: { running: 0, repaid: 1 },
        sections: { submitted: 9, required: 9 },
      },
      'done done done now',
    ],
    ['where staff opened the full information without a loan', { hasFullModel: true }, 'done done now later'],
  ])('%s', (_which, known, states) => {
    const { rungs } = ladderOf({ ...newcomer, ...known }, caps);
    expect(rungs.map(({ state }) => state).join(' ')).toBe(states);
    expect(rungs.map(({ name }) => name)).toEqual([
      'firstLoan',
      'repayInFull',
      'fullInformation',
      'largerLoan',
    ]);
  });

  it('says that a loan runs, on whatever rung', () => {
    expect(ladderOf(newcomer, caps).loanRuns).toBe(false);
    const climbed = { ...newcomer, hasFullModel: true, loans: { running: 1, repaid: 1 } };
    expect(ladderOf(climbed, caps).loanRuns).toBe(true);
  });

  it('reads its amounts from the policy', () => {
    expect(ladderOf(newcomer, caps)).toMatchObject({ firstUpToCents: 5_000_00, largestCents: 500_000_00 });
  });
});
