import { describe, expect, it } from 'vitest';
import type { BandedFactor, DecisionInputs, FactorName, NamedFactor, PolicyFigures } from '../../contract.ts';
import { defaultPolicy } from '../../defaults/policy.ts';
import { today } from '../applicant.test-support.ts';
import { outcomeOf } from '../decide.ts';
import { policyErrors } from '../policy-errors.ts';
import { type Draw, drawFrom, rising, whole } from '../reasons/drawn.test-support.ts';
import { factorsOf } from './describe-policy.ts';
import { limitErrors } from './policy-limits.ts';
import { soundPolicies } from './sound-policies.test-support.ts';

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
    (policy, draw) => ({ ...policy, minimumAgeYears: whole(draw, 22, 100) }),
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
      const found = Object.keys(limitErrors(absurd(policy, draw)));
      expect(found.filter((each) => place.test(each))).not.toEqual([]);
    }
  });
});

describe('a policy within the limits', () => {
  it('is also the one shipped', () => {
    expect([limitErrors(defaultPolicy), policyErrors(defaultPolicy)]).toEqual([{}, {}]);
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
