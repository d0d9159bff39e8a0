// Bad rates by grade: with bounds, in their order, and beside what was to be expected.
import { differenceOf, type Rate, rateOf } from './proportion.ts';

/** How many people of a grade repaid and how many did not. Lists of it run from the best grade to the worst. */
export type GradeCount = { grade: string; good: number; bad: number };

export type GradeRate = Rate & {
  grade: string;
  /** Whether a better grade has a higher bad rate, beyond chance. */
  isOutOfOrder: boolean;
};

/** The bad rate of each grade with its bounds, compared with that of every better grade that has enough people. */
export function ratesByGrade(grades: readonly GradeCount[]): GradeRate[] {
  const rates = grades.map(({ grade, good, bad }) => ({ grade, ...rateOf(bad, good + bad) }));
  return rates.map((rate, place) => ({
    ...rate,
    isOutOfOrder: rates
      .slice(0, place)
      .some(({ share }) => share !== null && rate.share !== null && differenceOf(share, rate.share).low > 0),
  }));
}

/** `more` went bad than expected, or `fewer`, beyond chance; null where there are too few to say. */
export type Calibration = { grade: string; expected: Rate; found: Rate; verdict: Verdict | null };
type Verdict = 'as expected' | 'more' | 'fewer';

/** What was found of each grade beside an earlier time, whose own chance counts too. */
export function calibrationOf(expected: readonly GradeCount[], found: readonly GradeCount[]): Calibration[] {
  return expected.map(({ grade, good, bad }) => {
    const now = found.find((row) => row.grade === grade);
    const before = rateOf(bad, good + bad);
    const after = rateOf(now?.bad ?? 0, (now?.good ?? 0) + (now?.bad ?? 0));
    return { grade, expected: before, found: after, verdict: verdictOf(before, after) };
  });
}

function verdictOf(expected: Rate, found: Rate): Verdict | null {
  if (expected.share === null || found.share === null) return null;
  const { low, high } = differenceOf(found.share, expected.share);
  if (low > 0) return 'more';
  return high < 0 ? 'fewer' : 'as expected';
}
