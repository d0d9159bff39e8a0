// Whether a policy makes sense as a whole, beyond the shape that its schema checks.

import type { BandedFactor, NamedFactor, PolicyFigures } from '../contract.ts';
import { policyErrorTexts } from '../texts/staff-decisions.ts';

export type PolicyError = keyof typeof policyErrorTexts;

/** What is wrong between a policy's figures, by the part that is wrong, in sentences; empty when the policy can go live. */
export function policyErrors({
  factors,
  grades,
  discount,
  loan,
}: PolicyFigures): Partial<Record<PolicyError, string>> {
  const all: (BandedFactor | NamedFactor)[] = Object.values(factors);
  const bestRate = Math.min(...grades.map((row) => row.rateMonthlyBps));
  const checks: [PolicyError, boolean][] = [
    [
      'grades',
      falls(grades.map((row) => row.fromScore)) && neverFalls(grades.map((row) => row.rateMonthlyBps)),
    ],
    ['discount', discount.lowestRateMonthlyBps <= bestRate],
    ['weights', all.reduce((sum, factor) => sum + factor.outOf, 0) === 100],
    ['points', all.every((factor) => !factorErrors(factor).includes('points'))],
    ['bands', all.every((factor) => !factorErrors(factor).includes('bands'))],
    ['terms', loan.shortestTermMonths <= loan.longestTermMonths],
    ['amounts', Object.values(loan.largestCents).every((most) => most > 0 && most % loan.stepCents === 0)],
  ];
  const wrong = checks.filter(([, right]) => !right).map(([part]) => [part, policyErrorTexts[part]]);
  return Object.fromEntries(wrong);
}

/** Which of the two errors that a factor can have by itself this one has. */
export const factorErrors = (factor: BandedFactor | NamedFactor): ('points' | 'bands')[] => [
  ...(earnable(factor).every((points) => points <= factor.outOf) ? [] : (['points'] as const)),
  ...(!('bands' in factor) || bandsInOrder(factor) ? [] : (['bands'] as const)),
];

const earnable = (factor: BandedFactor | NamedFactor): number[] =>
  'bands' in factor
    ? [factor.ifUnknown, ...factor.bands.map((band) => band.points)]
    : [factor.ifUnknown, factor.otherwise, ...Object.values(factor.points)];

function bandsInOrder({ bands }: BandedFactor): boolean {
  const points = bands.map((band) => band.points);
  return (
    falls(bands.map((band) => band.from).toReversed()) &&
    (neverFalls(points) || neverFalls(points.toReversed()))
  );
}

/** Whether each figure is lower than the one before it. */
const falls = (figures: number[]): boolean =>
  figures.every((figure, index) => index === 0 || figure < (figures[index - 1] ?? 0));

const neverFalls = (figures: number[]): boolean =>
  figures.every((figure, index) => index === 0 || figure >= (figures[index - 1] ?? 0));
