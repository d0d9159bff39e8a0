import { describe, expect, it } from 'vitest';
import type { DecisionInputs, Policy } from '../../contract.ts';
import { defaultPolicy } from '../../defaults/policy.ts';
import { applicant, today } from '../applicant.test-support.ts';
import { drawFrom, drawnApplicant, drawnPolicy } from './drawn.test-support.ts';
import { WORK_TO_TAKE_UP } from './levers.ts';
import { type CellOption, cellsOutOfReach, isOutOfReach, keyOf, keysOfPerson } from './out-of-reach.ts';
import { judge } from './second-engine.test-support.ts';

/** More debt, or fewer papers, never earn more: the policies for which the cells are exact. */
const isSound = ({ factors: { debtService, freeCashFlow, sectionsVerified } }: Policy) =>
  [debtService.bands.toReversed(), freeCashFlow.bands, sectionsVerified.bands].every((bands) =>
    bands.every(({ points }, place) => points >= (bands[place - 1]?.points ?? 0)),
  );

/** The best that somebody could make of it, tried out: no debts, next to no expenses, a large income, every paper, each kind of work. */
function isHelped(policy: Policy, inputs: DecisionInputs): boolean {
  const works = [
    { employmentStatus: inputs.employmentStatus, monthsInJob: inputs.monthsInJob },
    ...WORK_TO_TAKE_UP.map((employmentStatus) => ({ employmentStatus, monthsInJob: 0 })),
  ];
  const { required } = inputs.sections;
  const claims = inputs.creditHistory === 'claimed' ? [false, true] : [false];
  const checked = inputs.onceChecked;
  const histories = [
    ...claims.map((isProved) => (isProved ? ('good' as const) : inputs.creditHistory)),
    ...(checked
      ? [checked.creditHistory, ...(checked.creditHistory === 'claimed' ? (['good'] as const) : [])]
      : []),
  ];
  const ways = works.flatMap((work) => histories.map((creditHistory) => ({ work, creditHistory })));
  return ways.some(({ work, creditHistory }) => {
    const best: DecisionInputs = {
      ...inputs,
      ...work,
      adverse: undefined,
      ...{ birthDay: '1980-01-01', emailVerified: true, loanStanding: 'none' },
      creditHistory,
      sections: { required, submitted: required, verified: required },
      ...{ incomeCents: 900_000_000_00, expensesCents: 0, debtPaymentsCents: 0 },
    };
    return judge(policy, best, today).amount > 0;
  });
}

describe('whom nothing would help', () => {
  it('are nobody under the policy that the product comes with', () => {
    expect(cellsOutOfReach(defaultPolicy)).toEqual([]);
  });

  it('are exactly those for whom the best that can be tried is a decline, and exactly those in the cells', () => {
    const draw = drawFrom(57);
    const counts = { helped: 0, not: 0 };
    for (let number = 0; number < 150; number += 1) {
      const policy = drawnPolicy(draw, 1);
      if (!isSound(policy)) continue;
      const keys = new Set(cellsOutOfReach(policy).map(keyOf));
      for (let turn = 0; turn < 20; turn += 1) {
        const inputs = drawnApplicant(draw);
        const isHelpless = !isHelped(policy, inputs);
        const about = JSON.stringify({ number, inputs, factors: policy.factors, grades: policy.grades });
        expect(isOutOfReach(policy, inputs), about).toBe(isHelpless);
        expect(keysOfPerson(policy, inputs).filter((key) => keys.has(key)).length, about).toBe(
          isHelpless ? 1 : 0,
        );
        counts[isHelpless ? 'not' : 'helped'] += 1;
      }
    }
    expect(counts.helped).toBeGreaterThan(100);
    expect(counts.not).toBeGreaterThan(100);
  });

  it('are a history alone where that weighs enough', () => {
    const strict: Policy = {
      ...defaultPolicy,
      grades: [{ grade: 'A', fromScore: 86, rateMonthlyBps: 500 }],
    };
    const overdue: CellOption = { answer: 'overdue' };
    expect(cellsOutOfReach(strict)).toContainEqual({ creditHistory: overdue });
    expect(isOutOfReach(strict, applicant({ creditHistory: 'overdue' }))).toBe(true);
    expect(isOutOfReach(strict, applicant({ creditHistory: 'good' }))).toBe(false);
  });

  it('are everybody where a policy lets no instalment be paid', () => {
    const closed: Policy = { ...defaultPolicy, allowance: { ...defaultPolicy.allowance, incomeShareBps: 0 } };
    expect(cellsOutOfReach(closed)).toEqual([{}]);
  });

  it('are found quickly, also where every factor has as many bands as it may', () => {
    const bands = Array.from({ length: 20 }, (_, place) => ({
      from: place * 6,
      points: Math.floor(place / 2),
    }));
    const { factors } = defaultPolicy;
    const fine: Policy = {
      ...defaultPolicy,
      factors: {
        ...factors,
        timeInJob: { outOf: 10, ifUnknown: 0, bands },
        banking: {
          outOf: 5,
          ifUnknown: 0,
          bands: bands.map((band) => ({ ...band, points: Math.floor(band.points / 2) })),
        },
        repaymentRecord: {
          outOf: 10,
          ifUnknown: 0,
          bands: bands.map((band) => ({ ...band, points: 10 - band.points })),
        },
      },
      grades: [{ grade: 'A', fromScore: 80, rateMonthlyBps: 500 }],
    };
    expect(cellsOutOfReach(fine).length).toBeGreaterThan(1_000);
  });
});
