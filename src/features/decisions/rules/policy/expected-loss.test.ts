import { describe, expect, it } from 'vitest';
import { expectedLossOf } from './expected-loss.ts';
import type { TrialPair } from './trial-pair.ts';

/** Somebody of a grade under the policy in force, with what each policy offers in dollars. */
const person = (grade: string | null, before: number, after: number, burden = 1_000): TrialPair => {
  const side = { score: 60, rateMonthlyBps: 600, reasons: [] };
  return {
    before: { ...side, grade, amountCents: before * 100 },
    after: { ...side, grade: 'A', amountCents: after * 100 },
    burdenBps: { before: before > 0 ? burden : null, after: after > 0 ? burden * 2 : null },
    hasLoanOrApplication: false,
  };
};

describe('what a draft is expected to lose', () => {
  it('comes from our own loans of a grade where thirty have ended, to the cent', () => {
    const { grades, before, after } = expectedLossOf(
      [person('B', 5_000, 8_000), person('B', 3_000, 0)],
      [{ grade: 'B', good: 27, bad: 3 }],
    );
    expect(grades).toEqual([
      {
        grade: 'B',
        people: 2,
        ended: 30,
        isAssumed: false,
        defaultBps: 1_000,
        before: { offeredCents: 8_000_00, lossCents: 800_00, burdenBps: 1_000 },
        after: { offeredCents: 8_000_00, lossCents: 800_00, burdenBps: 2_000 },
      },
    ]);
    expect([before, after]).toEqual([
      { offeredCents: 8_000_00, lossCents: 800_00 },
      { offeredCents: 8_000_00, lossCents: 800_00 },
    ]);
  });

  it('is assumed, and said to be, with one loan less', () => {
    const [row] = expectedLossOf([person('B', 5_000, 5_000)], [{ grade: 'B', good: 29, bad: 0 }]).grades;
    expect(row).toMatchObject({ ended: 29, isAssumed: true, defaultBps: 1_500 });
    expect(row?.before.lossCents).toBe(750_00);
  });

  it('does not fall because a draft calls everybody A', () => {
    const people = [person('D', 5_000, 5_000), person('E', 5_000, 5_000), person(null, 0, 5_000)];
    const { before, after } = expectedLossOf(people, []);
    expect(before.lossCents).toBe(3_500_00);
    expect(after.lossCents).toBe(6_000_00);
  });

  it('is assumed to be larger the lower the grade, and stands from the best to the worst', () => {
    const people = [null, 'E', 'C', 'A', 'D', 'B'].map((grade) => person(grade, 1_000, 1_000));
    const { grades } = expectedLossOf(people, []);
    expect(grades.map(({ grade }) => grade)).toEqual(['A', 'B', 'C', 'D', 'E', '–']);
    const losses = grades.map(({ before }) => before.lossCents);
    expect(losses).toEqual(losses.toSorted((one, other) => one - other));
    expect(new Set(losses).size).toBe(6);
  });

  it('says no burden where nobody of a grade has an offer, and nothing of nobody', () => {
    const [row] = expectedLossOf([person('C', 0, 4_000)], []).grades;
    expect(row?.before).toEqual({ offeredCents: 0, lossCents: 0, burdenBps: null });
    expect(expectedLossOf([], [])).toEqual({
      grades: [],
      before: { offeredCents: 0, lossCents: 0 },
      after: { offeredCents: 0, lossCents: 0 },
    });
  });
});
