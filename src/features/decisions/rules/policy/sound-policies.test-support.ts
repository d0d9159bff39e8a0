// Policies drawn anywhere within the limits of today, by a seed.
import type { Policy } from '../../contract.ts';
import { defaultPolicy } from '../../defaults/policy.ts';
import { policyErrors } from '../policy-errors.ts';
import { type Draw, drawFrom, rising, whole } from '../reasons/drawn.test-support.ts';
import { limitErrors } from './policy-limits.ts';

/** Kept where no error is found. */
export function soundPolicies(count: number): Policy[] {
  const draw = drawFrom(15);
  const found: Policy[] = [];
  for (let tries = 0; found.length < count; tries++) {
    if (tries > 400 * count) throw new Error(`only ${found.length} of ${tries} policies were sound`);
    const policy = drawnWithin(draw);
    if (Object.keys({ ...limitErrors(policy), ...policyErrors(policy) }).length === 0) found.push(policy);
  }
  return found;
}

function drawnWithin(draw: Draw): Policy {
  const cuts = rising(Array.from({ length: 7 }, () => whole(draw, 0, 100)));
  const weights = [...cuts, 100].map((cut, place) => cut - (cuts[place - 1] ?? 0));
  const weight = () => weights.pop() ?? 0;
  const banded = (least: number, most: number, isHighBetter: boolean) => {
    const outOf = weight();
    const between = Array.from({ length: whole(draw, 0, 4) }, () => whole(draw, least + 1, most));
    const froms = rising([...new Set([least, ...between, whole(draw, least + 1, most)])]);
    const inner = froms.slice(2).map(() => whole(draw, 0, outOf));
    const points = rising([whole(draw, 0, Math.floor(outOf / 2)), outOf, ...inner]);
    const inOrder = isHighBetter ? points : points.toReversed();
    return {
      outOf,
      ifUnknown: whole(draw, 0, Math.floor(0.6 * outOf)),
      bands: froms.map((from, place) => ({ from, points: inOrder[place] ?? 0 })),
    };
  };
  const named = (answers: readonly string[]) => {
    const outOf = weight();
    const inner = answers.slice(2).map(() => whole(draw, 0, outOf));
    const points = rising([whole(draw, 0, Math.floor(outOf / 2)), outOf, ...inner]).toReversed();
    return {
      outOf,
      ifUnknown: whole(draw, 0, Math.floor(0.6 * outOf)),
      points: Object.fromEntries(answers.map((answer, place) => [answer, points[place] ?? 0])),
      otherwise: outOf,
    };
  };
  const count = whole(draw, 2, 5);
  const apart = (first: number, least: number, most: number) =>
    Array.from({ length: count - 1 }).reduce<number[]>(
      (all) => [...all, (all.at(-1) ?? 0) + whole(draw, least, most)],
      [first],
    );
  const scores = apart(whole(draw, 10, 60), 5, 15).toReversed();
  const rates = apart(whole(draw, 200, 1_000), 25, 200);
  const step = 100_00 * whole(draw, 1, 10);
  const steps = (least: number, most: number) =>
    step * whole(draw, Math.ceil(least / step), Math.floor(most / step));
  return {
    ...defaultPolicy,
    minimumAgeYears: whole(draw, 18, 21),
    offerStandsDays: whole(draw, 7, 90),
    factors: {
      debtService: banded(0, 10_000, false),
      freeCashFlow: banded(0, 8_000, true),
      employment: named(Object.keys(defaultPolicy.factors.employment.points)),
      timeInJob: banded(0, 120, true),
      creditHistory: named(['good', 'none', 'late', 'overdue']),
      banking: banded(0, 120, true),
      sectionsVerified: banded(0, 10_000, true),
      repaymentRecord: banded(0, 180, false),
    },
    grades: scores.map((fromScore, place) => ({
      grade: (['A', 'B', 'C', 'D', 'E'] as const)[place] ?? 'E',
      fromScore,
      rateMonthlyBps: rates[place] ?? 0,
    })),
    discount: { mostBps: whole(draw, 0, 4_000), lowestRateMonthlyBps: whole(draw, 200, rates[0] ?? 200) },
    allowance: {
      incomeShareBps: whole(draw, 2_000, 5_000),
      freeCashFlowShareBps: whole(draw, 2_000, 7_000),
    },
    assumed: { expensesBps: whole(draw, 3_000, 8_000), debtPaymentsBps: whole(draw, 1_000, 5_000) },
    loan: {
      stepCents: step,
      largestCents: {
        FirstModel: steps(1_000_00, 20_000_00),
        FullModel: steps(50_000_00, 500_000_00),
      },
      shortestTermMonths: whole(draw, 1, 4),
      longestTermMonths: whole(draw, 4, 8),
    },
  };
}
