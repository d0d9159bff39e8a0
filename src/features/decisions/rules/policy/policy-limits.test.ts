import { describe, expect, it } from 'vitest';
import type { BandedFactor, DecisionInputs, NamedFactor, Policy, PolicyFigures } from '../../contract.ts';
import { defaultPolicy } from '../../defaults/policy.ts';
import { today } from '../applicant.test-support.ts';
import { outcomeOf } from '../decide.ts';
import { drawFrom, drawnApplicant, drawnPolicy } from '../reasons/drawn.test-support.ts';
import { limitErrors } from './policy-limits.ts';
import { shapeErrors } from './policy-shape.ts';

const { factors, grades, loan, allowance, assumed, discount } = defaultPolicy;
/** Errors of single figures and of directions; how the figures fit together is judged in the test of the policy's shape. */
function errorsOfFigures(policy: PolicyFigures): string[] {
  const shape = shapeErrors(policy);
  return Object.entries(limitErrors(policy)).flatMap(([place, error]) =>
    error === shape[place] ? [] : [place],
  );
}
const placesIn = (change: Partial<PolicyFigures>) => errorsOfFigures({ ...defaultPolicy, ...change });
const withFactor = (name: keyof typeof factors, change: Partial<BandedFactor & NamedFactor>) =>
  placesIn({ factors: { ...factors, [name]: { ...factors[name], ...change } } });
const firstRate = (rateMonthlyBps: number) =>
  placesIn({ grades: grades.map((row, place) => (place === 0 ? { ...row, rateMonthlyBps } : row)) });

it('the policy shipped keeps within the limits', () => {
  expect(limitErrors(defaultPolicy)).toEqual({});
});

describe('bounds', () => {
  it('hold at both ends and no further', () => {
    expect([200, 1_200].map(firstRate)).toEqual([[], []]);
    expect([199, 1_201].map(firstRate)).toEqual([['grades.0.rateMonthlyBps'], ['grades.0.rateMonthlyBps']]);
  });

  it.each<[string, Partial<PolicyFigures>]>([
    ['minimumAgeYears', { minimumAgeYears: 22 }],
    ['offerStandsDays', { offerStandsDays: 6 }],
    ['grades.4.fromScore', { grades: grades.with(4, { grade: 'E', fromScore: 9, rateMonthlyBps: 1_000 }) }],
    ['grades.0.fromScore', { grades: grades.with(0, { grade: 'A', fromScore: 91, rateMonthlyBps: 500 }) }],
    [
      'knockOuts.ownDefaultMonths',
      { knockOuts: { overdueElsewhere: true, ownDefaultMonths: 25, bankruptcyMonths: 24 } },
    ],
    [
      'knockOuts.bankruptcyMonths',
      { knockOuts: { overdueElsewhere: true, ownDefaultMonths: null, bankruptcyMonths: 25 } },
    ],
    ['discount.mostBps', { discount: { ...discount, mostBps: 4_001 } }],
    ['discount.lowestRateMonthlyBps', { discount: { ...discount, lowestRateMonthlyBps: 199 } }],
    [
      'knockOuts.ownDefaultMonths',
      { knockOuts: { overdueElsewhere: true, ownDefaultMonths: 5, bankruptcyMonths: 24 } },
    ],
    [
      'loan.largestCents.FirstModel',
      { loan: { ...loan, largestCents: { FirstModel: 20_100_00, FullModel: 500_000_00 } } },
    ],
    [
      'loan.largestCents.FullModel',
      { loan: { ...loan, largestCents: { FirstModel: 5_000_00, FullModel: 500_100_00 } } },
    ],
    [
      'loan.largestCents.FirstModel',
      { loan: { ...loan, largestCents: { FirstModel: 900_00, FullModel: 500_000_00 } } },
    ],
    [
      'loan.largestCents.FullModel',
      { loan: { ...loan, largestCents: { FirstModel: 5_000_00, FullModel: 49_900_00 } } },
    ],
    ['loan.stepCents', { loan: { ...loan, stepCents: 999 } }],
    ['loan.stepCents', { loan: { ...loan, stepCents: 1_000_01 } }],
    ['loan.longestTermMonths', { loan: { ...loan, longestTermMonths: 9 } }],
    ['loan.longestTermMonths', { loan: { ...loan, longestTermMonths: 2 } }],
    ['loan.shortestTermMonths', { loan: { ...loan, shortestTermMonths: 9 } }],
    ['allowance.incomeShareBps', { allowance: { ...allowance, incomeShareBps: 5_001 } }],
    ['allowance.incomeShareBps', { allowance: { ...allowance, incomeShareBps: 1_999 } }],
    ['allowance.freeCashFlowShareBps', { allowance: { ...allowance, freeCashFlowShareBps: 1_999 } }],
    ['allowance.freeCashFlowShareBps', { allowance: { ...allowance, freeCashFlowShareBps: 7_001 } }],
    ['assumed.expensesBps', { assumed: { ...assumed, expensesBps: 2_999 } }],
    ['assumed.expensesBps', { assumed: { ...assumed, expensesBps: 8_001 } }],
    ['assumed.debtPaymentsBps', { assumed: { ...assumed, debtPaymentsBps: 5_001 } }],
    ['assumed.debtPaymentsBps', { assumed: { ...assumed, debtPaymentsBps: 999 } }],
  ])('%s', (place, change) => expect(placesIn(change)).toEqual([place]));

  it('leave the largest loan no smaller than the largest first one', () => {
    const largest = (FullModel: number) =>
      limitErrors({
        ...defaultPolicy,
        loan: { ...loan, largestCents: { FirstModel: 60_000_00, FullModel } },
      })['loan.largestCents.FullModel'];
    expect([largest(59_900_00), largest(60_000_00)]).toEqual([
      'The largest loan is no smaller than the largest first loan.',
      undefined,
    ]);
  });

  it('say the range in the unit of the figure', () => {
    const said = limitErrors({
      ...defaultPolicy,
      loan: { ...loan, longestTermMonths: 9, largestCents: { FirstModel: 5_000_00, FullModel: 600_000_00 } },
      discount: { ...discount, mostBps: 5_000 },
    });
    expect(said['loan.longestTermMonths']).toMatch(/^This goes from 3 to 8\./);
    expect(said['loan.largestCents.FullModel']).toMatch(/^This goes from \$50,000\.00 to \$500,000\.00\./);
    expect(said['discount.mostBps']).toMatch(/^This goes from 0% to 40%\./);
  });

  it('leave a figure alone that is not given yet', () => {
    expect(firstRate(Number.NaN)).toEqual([]);
    expect(withFactor('banking', { outOf: Number.NaN })).toEqual([]);
    expect(withFactor('debtService', { bands: [{ from: Number.NaN, points: Number.NaN }] })).toEqual([]);
  });

  it('keep one factor from deciding alone', () => {
    expect(withFactor('banking', { outOf: 41 })).toEqual(['factors.banking.outOf']);
  });
});

describe('directions', () => {
  const bands = (...points: number[]) => ({
    outOf: Math.max(...points),
    bands: points.map((each, place) => ({ from: place, points: each })),
  });

  it.each([
    ['debtService', false],
    ['freeCashFlow', true],
    ['timeInJob', true],
    ['banking', true],
    ['sectionsVerified', true],
    ['repaymentRecord', false],
  ] as const)('%s runs one way', (name, rises) => {
    const [rising, falling] = [bands(0, 9), bands(9, 0)].map((change) =>
      withFactor(name, { ...change, ifUnknown: 0 }),
    );
    const wrong = [`factors.${name}.bands.1.points`];
    expect(rising).toEqual(rises ? [] : wrong);
    expect(falling).toEqual(rises ? wrong : []);
  });

  const WORST = { from: 9_000, points: 0 };

  it('no debt at all earns what a little earns', () => {
    expect(
      withFactor('debtService', { outOf: 9, ifUnknown: 0, bands: [{ from: 1, points: 9 }, WORST] }),
    ).toEqual(['factors.debtService.bands.0.from']);
    expect(withFactor('debtService', { outOf: 0, ifUnknown: 0, bands: [{ from: 1, points: 0 }] })).toEqual(
      [],
    );
  });

  it('silence earns no more than the best answer', () => {
    expect(withFactor('timeInJob', { ...bands(0, 3), ifUnknown: 4 })).toEqual([
      'factors.timeInJob.ifUnknown',
    ]);
    expect(withFactor('employment', { points: {}, otherwise: 3, ifUnknown: 4 })).toEqual([
      'factors.employment.ifUnknown',
    ]);
  });

  it('silence earns seven tenths of a weight, and 60 points in all', () => {
    expect(withFactor('timeInJob', { ifUnknown: 14 })).toEqual([]);
    expect(withFactor('timeInJob', { ifUnknown: 15 })).toEqual(['factors.timeInJob.ifUnknown']);
    const silent = (unknown: Partial<Record<keyof typeof factors, number>>) =>
      placesIn({
        factors: Object.fromEntries(
          Object.entries(factors).map(([name, factor]) => [
            name,
            { ...factor, ifUnknown: unknown[name as keyof typeof factors] ?? factor.ifUnknown },
          ]),
        ) as typeof factors,
      });
    const most = { timeInJob: 14, freeCashFlow: 14, employment: 7, creditHistory: 10 };
    expect(silent(most)).toEqual([]);
    const above = Object.keys(factors).filter((name) => name !== 'sectionsVerified');
    expect(silent({ ...most, repaymentRecord: 6 })).toEqual(above.map((name) => `factors.${name}.ifUnknown`));
  });

  it('a worse credit history, or no work, earns no more', () => {
    const { points } = factors.creditHistory;
    expect(withFactor('creditHistory', { points: { ...points, none: 3 } })).toEqual([
      'factors.creditHistory.points.none',
    ]);
    const work = factors.employment.points;
    expect(withFactor('employment', { points: { ...work, Unemployed: 4 } })).toEqual([
      'factors.employment.points.Student',
      'factors.employment.points.Homemaker',
    ]);
    expect(withFactor('employment', { points: { ...work, Unemployed: 3 }, otherwise: 2 })).toEqual([
      'factors.employment.otherwise',
    ]);
  });
});

describe('a policy whose factors run the right way', () => {
  const SECTIONS = { required: 9, submitted: 9 };
  const moves: [string, (inputs: DecisionInputs) => [better: DecisionInputs, worse: DecisionInputs]][] = [
    [
      'more debt',
      (inputs) => [inputs, { ...inputs, debtPaymentsCents: (inputs.debtPaymentsCents ?? 0) + 7_000_00 }],
    ],
    [
      'fewer verified sections',
      (inputs) => [
        { ...inputs, sections: { ...SECTIONS, verified: 6 } },
        { ...inputs, sections: { ...SECTIONS, verified: 2 } },
      ],
    ],
    [
      'less time in the job',
      (inputs) => [
        { ...inputs, monthsInJob: 40 },
        { ...inputs, monthsInJob: 3 },
      ],
    ],
    [
      'paying later',
      (inputs) => [
        { ...inputs, repayments: { instalmentsDue: 3, worstDaysLate: 2 } },
        { ...inputs, repayments: { instalmentsDue: 3, worstDaysLate: 60 } },
      ],
    ],
    [
      'being overdue',
      (inputs) => [
        { ...inputs, creditHistory: 'late' },
        { ...inputs, creditHistory: 'overdue' },
      ],
    ],
    [
      'having no work',
      (inputs) => [
        { ...inputs, employmentStatus: 'Seasonal' },
        { ...inputs, employmentStatus: 'Unemployed' },
      ],
    ],
  ];

  it.each(moves)('never scores better for %s', (_, move) => {
    const draw = drawFrom(2_026);
    let tried = 0;
    for (let version = 1; tried < 60; version++) {
      const policy = ordered(drawnPolicy(draw, version));
      if (!policy) continue;
      tried++;
      for (let person = 0; person < 40; person++) {
        const known = { ...drawnApplicant(draw), debtPaymentsCents: 1_000_00 };
        const [better, worse] = move(known).map((inputs) => outcomeOf(policy, inputs, today).score);
        expect(worse).toBeLessThanOrEqual(better ?? 0);
      }
    }
  });
});

/** With its answers put in order; null where a band runs the wrong way. */
function ordered(policy: Policy): Policy | null {
  const { employment, creditHistory } = policy.factors;
  const factors = {
    ...policy.factors,
    employment: inOrder(employment, Object.keys(employment.points)),
    creditHistory: inOrder(creditHistory, ['good', 'none', 'late', 'overdue']),
  };
  const mended = { ...policy, factors };
  const isWrong = errorsOfFigures(mended).some((place) => /^factors\..*(from|points)/.test(place));
  return isWrong ? null : mended;
}

function inOrder(factor: NamedFactor, answers: readonly string[]): NamedFactor {
  const points = answers.map((answer) => factor.points[answer] ?? 0).toSorted((one, other) => other - one);
  return {
    ...factor,
    points: Object.fromEntries(answers.map((answer, place) => [answer, points[place] ?? 0])),
    otherwise: factor.outOf,
  };
}
