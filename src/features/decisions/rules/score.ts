// The score: points per factor by the policy's tables, and the grade that their sum earns.
import type {
  BandedFactor,
  DecisionInputs,
  FactorName,
  FactorScore,
  Grade,
  MonthlyFigures,
  NamedFactor,
  Policy,
} from '../contract.ts';
import { ratioBps } from './monthly-figures.ts';
import { verifiedOf } from './transitions/verified-share.ts';

/** Points per factor, in the policy's order. A reading that is not known earns the factor's points for that. */
export function scoreFactors(policy: Policy, inputs: DecisionInputs, figures: MonthlyFigures): FactorScore[] {
  const { factors } = policy;
  const { incomeCents: income, expensesCents: expenses, debtPaymentsCents: debts } = inputs;
  const sections = verifiedOf(inputs.sections);
  const debtService =
    income === null || debts === null ? null : (figures.debtServiceBps ?? NO_INCOME.debtService);
  const freeCashFlow =
    income === null || expenses === null || debts === null
      ? null
      : (ratioBps(figures.freeCashFlowCents, income) ?? NO_INCOME.freeCashFlow);
  return [
    banded('debtService', factors.debtService, debtService),
    banded('freeCashFlow', factors.freeCashFlow, freeCashFlow),
    named('employment', factors.employment, inputs.employmentStatus),
    banded('timeInJob', factors.timeInJob, inputs.monthsInJob),
    {
      ...named('creditHistory', factors.creditHistory, inputs.creditHistory),
      points: historyPoints(factors.creditHistory, inputs.creditHistory),
    },
    banded('banking', factors.banking, inputs.monthsWithBank),
    banded('sectionsVerified', factors.sectionsVerified, ratioBps(sections.verified, sections.required)),
    banded('repaymentRecord', factors.repaymentRecord, recordOf(factors.repaymentRecord, inputs)),
  ];
}

/**
 * The most days by which an instalment of the last twelve months was late; null is 'not known'. Without any in them the last loan before
 * still speaks for its borrower, and no longer against: time that passes never costs points.
 */
export function recordOf(table: BandedFactor, { repayments }: DecisionInputs): number | null {
  const { instalmentsDue, worstDaysLate, earlier } = repayments;
  if (instalmentsDue > 0) return worstDaysLate;
  if (!earlier) return null;
  return bandPoints(table, earlier.worstDaysLate) >= table.ifUnknown ? earlier.worstDaysLate : null;
}

/** The points for a credit history; a good one that is only claimed earns what no history does. */
export const historyPoints = (table: NamedFactor, history: DecisionInputs['creditHistory']): number =>
  namedPoints(table, history === 'claimed' ? 'none' : history);

/** Readings of someone whose income is known to be nothing: as bad as either ratio gets. */
const NO_INCOME = { debtService: 99_999, freeCashFlow: -99_999 };

export const totalScore = (factors: FactorScore[]): number =>
  factors.reduce((sum, factor) => sum + factor.points, 0);

/** The grade of a score; null below the lowest. */
export const gradeOf = (policy: Policy, score: number): Grade | null =>
  policy.grades.find(({ fromScore }) => score >= fromScore)?.grade ?? null;

/** The grade at whose price the limits are worked out: one's own, or the lowest for whoever is below all. */
export const gradeForLimits = ({ grades }: Policy, grade: Grade | null): Grade =>
  grade ?? grades.at(-1)?.grade ?? 'E';

function banded(factor: FactorName, table: BandedFactor, reading: number | null): FactorScore {
  return { factor, points: bandPoints(table, reading), outOf: table.outOf, reading };
}

/** The points that a reading earns; null is 'not known'. */
export const bandPoints = ({ ifUnknown, bands }: BandedFactor, reading: number | null): number =>
  reading === null ? ifUnknown : (bands.findLast(({ from }) => reading >= from)?.points ?? 0);

/** The points that an answer earns; null is 'not known'. */
export function namedPoints({ ifUnknown, points, otherwise }: NamedFactor, answer: string | null): number {
  if (answer === null) return ifUnknown;
  return Object.hasOwn(points, answer) ? (points[answer] ?? 0) : otherwise;
}

const named = (factor: FactorName, table: NamedFactor, reading: string | null): FactorScore => ({
  factor,
  points: namedPoints(table, reading),
  outOf: table.outOf,
  reading,
});
