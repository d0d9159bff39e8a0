// One person as two policies decide about them.
import type { TrialSide } from '../../contract/policy-desk.ts';

export type TrialPair = {
  before: TrialSide;
  after: TrialSide;
  /** The share of the income, in basis points, that the instalment of the whole offer takes; null without an offer. */
  burdenBps: { before: number | null; after: number | null };
  hasLoanOrApplication: boolean;
};

/** Stands for the grade of somebody whose score is below the lowest grade. */
export const NO_GRADE = '–';
