import { describe, expect, it } from 'vitest';
import type {
  BandedFactor,
  DecisionInputs,
  FactorName,
  NamedFactor,
  Policy,
  PolicyFigures,
} from '../../contract.ts';
import { defaultPolicy } from '../../defaults/policy.ts';
import { today } from '../applicant.test-support.ts';
import { outcomeOf } from '../decide.ts';
import { policyFaults } from '../policy-faults.ts';
import { type Draw, drawFrom } from '../reasons/drawn.test-support.ts';
import { factorsOf } from './describe-policy.ts';
import { limitFaults } from './policy-limits.ts';

const whole = (draw: Draw, least: number, most: number) => least + Math.floor(draw() * (most - least + 1));
const rising = (numbers: number[]) => numbers.toSorted((one, other) => one - other);

const flat = (factor: BandedFactor | NamedFactor, points = factor.outOf) => ({
  ...factor,
  ifUnknown: points,
  ...('bands' in factor
    ? { bands: factor.bands.map(({ from }) => ({ from, points })) }
    : {
        otherwise: points,
        points: Object.fromEntries(Object.keys(factor.points).map((answer) => [answer, points])),
      }),
});

const withFactors = (
  policy: PolicyFigures,
  change: (factor: BandedFactor | NamedFactor, name: FactorName) => BandedFactor | NamedFactor,
): PolicyFigures => ({
  ...policy,
  factors: Object.fromEntries(
    factorsOf(policy).map(([name, factor]) => [name, change(factor, name)]),
  ) as PolicyFigures['factors'],
});

const withGrades = (
  policy: PolicyFigures,
  change: (row: PolicyFigures['grades'][number], place: number) => Partial<PolicyFigures['grades'][number]>,
): PolicyFigures => ({
  ...policy,
  grades: policy.grades.map((row, place) => ({ ...row, ...change(row, place) })),
});

type Absurd = (policy: PolicyFigures, draw: Draw) => PolicyFigures;

/** What two admins could once publish, and the like of it, each with a figure that is named. */
const ABSURD: [what: string, place: RegExp, absurd: Absurd][] = [
  [
    'nobody is old enough',
    /^minimumAgeYears$/,
    (policy, draw) => ({ ...policy, minimumAgeYears: whole(draw, 31, 100) }),
  ],
  [
    'an offer that is over before it is read',
    /^offerStandsDays$/,
    (policy, draw) => ({ ...policy, offerStandsDays: whole(draw, 1, 6) }),
  ],
  [
    'an instalment may take nothing of the income',
    /^allowance.incomeShareBps$/,
    (policy, draw) => ({
      ...policy,
      allowance: { ...policy.allowance, incomeShareBps: whole(draw, 0, 1_999) },
    }),
  ],
  [
    'an instalment may take nothing of what is left',
    /^allowance.freeCashFlowShareBps$/,
    (policy, draw) => ({
      ...policy,
      allowance: { ...policy.allowance, freeCashFlowShareBps: whole(draw, 0, 1_999) },
    }),
  ],
  [
    'all grades begin at 100',
    /^grades\.\d\.fromScore$/,
    (policy) => withGrades(policy, () => ({ fromScore: 100 })),
  ],
  [
    'grades a point apart',
    /^grades\.1\.fromScore$/,
    (policy, draw) => {
      const first = whole(draw, 30, 60);
      return withGrades(policy, (_, place) => ({ fromScore: first - place }));
    },
  ],
  [
    'a lowest grade that nobody new reaches',
    /^grades\.\d\.fromScore$/,
    (policy) => {
      const { factors } = policy;
      const moved = { ...factors.sectionsVerified, outOf: 40, bands: [{ from: 10_000, points: 40 }] };
      const record = { ...factors.repaymentRecord, outOf: 40, ifUnknown: 0 };
      const others = withFactors(policy, (factor) => ({ ...flat(factor, 0), outOf: 0 })).factors;
      const bands = [
        { from: 0, points: 40 },
        { from: 1, points: 0 },
      ];
      return withGrades(
        {
          ...policy,
          factors: {
            ...others,
            sectionsVerified: moved,
            repaymentRecord: { ...record, bands },
            debtService: { ...factors.debtService, outOf: 10 },
            timeInJob: { ...factors.timeInJob, outOf: 10 },
          },
        },
        (_, place) => ({ fromScore: 80 - 5 * place }),
      );
    },
  ],
  [
    'one price for all',
    /^grades\.\d\.rateMonthlyBps$/,
    (policy, draw) => {
      const rateMonthlyBps = whole(draw, 200, 1_200);
      return withGrades(policy, () => ({ rateMonthlyBps }));
    },
  ],
  [
    'a better grade is dearer',
    /^grades\.\d\.rateMonthlyBps$/,
    (policy) =>
      withGrades(policy, (_, place) => ({
        rateMonthlyBps: policy.grades.at(-1 - place)?.rateMonthlyBps ?? 0,
      })),
  ],
  [
    'one grade alone',
    /^grades\.0\.fromScore$/,
    (policy) => ({ ...policy, grades: policy.grades.slice(0, 1) }),
  ],
  [
    'every factor earns the same for everybody',
    /^factors\..*points/,
    (policy) => withFactors(policy, (factor) => flat(factor)),
  ],
  [
    'every factor earns nothing for anybody',
    /^factors\..*points/,
    (policy) => withFactors(policy, (factor) => flat(factor, 0)),
  ],
  [
    'one factor earns the same for everybody',
    /^factors\..*points/,
    (policy, draw) => {
      const heavy = factorsOf(policy).filter(([, { outOf }]) => outOf > 0);
      const [chosen] = heavy[whole(draw, 0, heavy.length - 1)] ?? [];
      return withFactors(policy, (factor, name) => (name === chosen ? flat(factor) : factor));
    },
  ],
  [
    'bands that nobody reaches',
    /^factors\.timeInJob\.bands\.1\.from$/,
    (policy, draw) => ({
      ...policy,
      factors: {
        ...policy.factors,
        timeInJob: {
          ...policy.factors.timeInJob,
          bands: [
            { from: 0, points: 0 },
            { from: whole(draw, 121, 100_000), points: policy.factors.timeInJob.outOf },
          ],
        },
      },
    }),
  ],
  [
    'what somebody can pay weighs nothing',
    /^factors\.debtService\.outOf$/,
    (policy) =>
      withFactors(policy, (factor, name) =>
        name === 'debtService' || name === 'freeCashFlow' ? { ...flat(factor, 0), outOf: 0 } : factor,
      ),
  ],
  [
    'nothing rules anybody out',
    /^knockOuts\.overdueElsewhere$/,
    (policy) => ({
      ...policy,
      knockOuts: { overdueElsewhere: false, ownDefaultMonths: null, bankruptcyMonths: null },
    }),
  ],
  [
    'nothing is proved before a payout',
    /^firstLoanProof\.identity$/,
    (policy) => ({ ...policy, firstLoanProof: { identity: false, income: false, bankAccount: false } }),
  ],
  [
    'steps of a cent',
    /^loan.stepCents$/,
    (policy, draw) => ({ ...policy, loan: { ...policy.loan, stepCents: whole(draw, 1, 999) } }),
  ],
];

describe('an absurd policy is refused, and the figure is named', () => {
  it.each(ABSURD)('%s', (_, place, absurd) => {
    const draw = drawFrom(1_172);
    for (const policy of [defaultPolicy, ...SOUND.slice(0, 300)]) {
      const found = Object.keys(limitFaults(absurd(policy, draw)));
      expect(found.filter((each) => place.test(each))).not.toEqual([]);
    }
  });
});

describe('a policy within the limits', () => {
  it('is also the one shipped', () => {
    expect([limitFaults(defaultPolicy), policyFaults(defaultPolicy)]).toEqual([{}, {}]);
  });

  it('lends to a good newcomer, prices by grade, and tells people apart', () => {
    for (const policy of SOUND) {
      const good = outcomeOf(policy, GOOD_NEWCOMER, today);
      expect(good.offer?.maxLoanAmountCents).toBeGreaterThanOrEqual(policy.loan.stepCents);
      const proved = outcomeOf(policy, PROVED, today);
      const bad = outcomeOf(policy, BAD, today);
      expect(proved.score).toBe(100);
      expect(proved.score - bad.score).toBeGreaterThanOrEqual(50);
      expect(proved.grade).toBe(policy.grades[0]?.grade);
      const dearest = policy.grades.at(-1)?.rateMonthlyBps ?? 0;
      expect(proved.offer?.rateMonthlyBps).toBeLessThan(dearest);
      const rates = policy.grades.map(({ rateMonthlyBps }) => rateMonthlyBps);
      expect(rates).toEqual(rising([...new Set(rates)]));
    }
  });
});

/** Everything speaks for them, but no paper is checked and no loan of ours repaid. */
const GOOD_NEWCOMER: DecisionInputs = {
  model: 'FirstModel',
  birthDay: '1985-05-05',
  emailVerified: true,
  loanStanding: 'none',
  sections: { required: 6, submitted: 6, verified: 0 },
  repayments: { instalmentsDue: 0, worstDaysLate: 0 },
  incomeCents: 100_000_00,
  expensesCents: 10_000_00,
  debtPaymentsCents: 0,
  employmentStatus: 'Employed full time',
  monthsInJob: 120,
  creditHistory: 'none',
  monthsWithBank: 120,
};
const PROVED: DecisionInputs = {
  ...GOOD_NEWCOMER,
  sections: { required: 6, submitted: 6, verified: 6 },
  repayments: { instalmentsDue: 6, worstDaysLate: 0 },
  creditHistory: 'good',
};
const BAD: DecisionInputs = {
  ...GOOD_NEWCOMER,
  repayments: { instalmentsDue: 6, worstDaysLate: 365 },
  expensesCents: 150_000_00,
  debtPaymentsCents: 100_000_00,
  employmentStatus: 'Unemployed',
  monthsInJob: 0,
  creditHistory: 'overdue',
  monthsWithBank: 0,
};

const SOUND = soundPolicies(2_000);

/** Drawn anywhere within the limits, and kept where no fault is found. */
function soundPolicies(count: number): Policy[] {
  const draw = drawFrom(15);
  const found: Policy[] = [];
  for (let tries = 0; found.length < count; tries++) {
    if (tries > 400 * count) throw new Error(`only ${found.length} of ${tries} policies were sound`);
    const policy = drawnWithin(draw);
    if (Object.keys({ ...limitFaults(policy), ...policyFaults(policy) }).length === 0) found.push(policy);
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
      ifUnknown: whole(draw, 0, outOf),
      bands: froms.map((from, place) => ({ from, points: inOrder[place] ?? 0 })),
    };
  };
  const named = (answers: readonly string[]) => {
    const outOf = weight();
    const inner = answers.slice(2).map(() => whole(draw, 0, outOf));
    const points = rising([whole(draw, 0, Math.floor(outOf / 2)), outOf, ...inner]).toReversed();
    return {
      outOf,
      ifUnknown: whole(draw, 0, outOf),
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
  return {
    ...defaultPolicy,
    minimumAgeYears: whole(draw, 18, 30),
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
      largestCents: { FirstModel: step * whole(draw, 1, 20), FullModel: step * whole(draw, 20, 500) },
      shortestTermMonths: whole(draw, 1, 4),
      longestTermMonths: whole(draw, 4, 8),
    },
  };
}
