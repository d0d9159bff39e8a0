// 'Loan Projected Metrics': score, grade and debt service ratio on whatever a user has given so far.
import type { DecisionInputs, Grade, Policy } from '../contract.ts';
import { monthlyFigures } from './monthly-figures.ts';
import { gradeOf, scoreFactors, totalScore } from './score.ts';

/** `debtServiceBps` is the share of the income that goes into debt payments, in basis points; null without an income. */
export type ProjectedMetrics = { score: number; grade: Grade | null; debtServiceBps: number | null };

/** What a policy makes of the inputs so far, without deciding on an offer. */
export function projectedMetrics(policy: Policy, inputs: DecisionInputs): ProjectedMetrics {
  const figures = monthlyFigures(policy, inputs);
  const score = totalScore(scoreFactors(policy, inputs, figures));
  return { score, grade: gradeOf(policy, score), debtServiceBps: figures.debtServiceBps };
}
