// What a draft would lose by default beside the policy in force, and how heavy its instalments are, by the grade that people have today.
import { WHOLE_BPS } from '#shared/loans/loan-terms.ts';
import type { TrialSummary } from '../../contract/policy-desk.ts';
import { FEWEST_FOR_A_RATE } from '../performance/enough.ts';
import type { GradeCount } from '../performance/grades.ts';
import { NO_GRADE, type TrialPair } from './trial-pair.ts';

export type ExpectedLoss = NonNullable<TrialSummary['expectedLoss']>;

/**
 * How many of ten thousand people are taken to default where fewer than thirty loans of a grade have ended: an assumption, which our own loans
 * replace grade by grade (decisions/087). `–`: below the lowest grade, whom only another policy lends to.
 */
const ASSUMED_BPS: Readonly<Record<string, number>> = {
  A: 1_000,
  B: 1_500,
  C: 2_000,
  D: 3_000,
  E: 4_000,
  [NO_GRADE]: 5_000,
};

/**
 * What both policies would lose, in cents. The risk is the person's, not the label's: both sides take the grade that the policy in force
 * gives, so that a draft which calls everybody A loses no less. A default is counted as all of the amount, without what would be recovered.
 */
export function expectedLossOf(pairs: readonly TrialPair[], outcomes: readonly GradeCount[]): ExpectedLoss {
  const byGrade = Map.groupBy(pairs, ({ before }) => before.grade ?? NO_GRADE);
  const grades = Object.keys(ASSUMED_BPS)
    .filter((grade) => byGrade.has(grade))
    .map((grade) => rowOf(grade, byGrade.get(grade) ?? [], outcomes));
  return { grades, before: sumOf(grades, 'before'), after: sumOf(grades, 'after') };
}

function rowOf(
  grade: string,
  pairs: readonly TrialPair[],
  outcomes: readonly GradeCount[],
): ExpectedLoss['grades'][number] {
  const { good, bad } = outcomes.find((row) => row.grade === grade) ?? { good: 0, bad: 0 };
  const ended = good + bad;
  const isAssumed = ended < FEWEST_FOR_A_RATE;
  const defaultBps = isAssumed ? (ASSUMED_BPS[grade] ?? 0) : (bad / ended) * WHOLE_BPS;
  const side = (which: 'before' | 'after') => {
    const offered = pairs.map((pair) => pair[which].amountCents).reduce((sum, amount) => sum + amount, 0);
    const burdens = pairs.map(({ burdenBps }) => burdenBps[which]).filter((burden) => burden !== null);
    return {
      offeredCents: offered,
      lossCents: Math.round((offered * defaultBps) / WHOLE_BPS),
      burdenBps:
        burdens.length === 0 ? null : burdens.reduce((sum, burden) => sum + burden, 0) / burdens.length,
    };
  };
  return {
    grade,
    people: pairs.length,
    ended,
    isAssumed,
    defaultBps,
    before: side('before'),
    after: side('after'),
  };
}

function sumOf(grades: ExpectedLoss['grades'], which: 'before' | 'after'): ExpectedLoss['before'] {
  const sides = grades.map((row) => row[which]);
  return {
    offeredCents: sides.reduce((sum, { offeredCents }) => sum + offeredCents, 0),
    lossCents: sides.reduce((sum, { lossCents }) => sum + lossCents, 0),
  };
}
