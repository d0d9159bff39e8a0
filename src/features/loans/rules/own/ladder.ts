// The ladder to the next amount: the first loan is small, and repaying it in full opens the larger ones.
import type { Cents } from '#shared/money.ts';

export type RungName = 'firstLoan' | 'repayInFull' | 'fullInformation' | 'largerLoan';

export type Rung = { name: RungName; state: 'done' | 'now' | 'later' };

export type Ladder = {
  rungs: Rung[];
  /** Whether a loan of ours runs, which is shown first whatever rung its borrower stands on. */
  loanRuns: boolean;
  firstUpToCents: Cents;
  largestCents: Cents;
};

export type Climber = {
  /** Whether the full information is open: a first loan was repaid, or staff have opened it. */
  hasFullModel: boolean;
  /** How many of our own loans were paid out to the borrower, by whether they still run or are repaid. */
  loans: { running: number; repaid: number };
  /** Sections of the full information submitted, and how many there are. */
  sections: { submitted: number; required: number };
};

type Caps = Record<'FirstModel' | 'FullModel', Cents>;

/** The ladder of a borrower; exactly one rung is 'now'. The amounts are the policy's. */
export function ladderOf({ hasFullModel, loans, sections }: Climber, caps: Caps): Ladder {
  const hasBorrowed = hasFullModel || loans.running + loans.repaid > 0;
  const isFull = hasFullModel && sections.submitted >= sections.required;
  const done: Record<RungName, boolean> = {
    firstLoan: hasBorrowed,
    repayInFull: hasFullModel,
    fullInformation: isFull,
    largerLoan: false,
  };
  const names = Object.keys(done) as RungName[];
  const now = names.find((name) => !done[name]);
  return {
    rungs: names.map((name) => ({ name, state: done[name] ? 'done' : name === now ? 'now' : 'later' })),
    loanRuns: loans.running > 0,
    firstUpToCents: caps.FirstModel,
    largestCents: caps.FullModel,
  };
}
