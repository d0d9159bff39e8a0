import { describe, expect, it } from 'vitest';
import { type Policy, policySchema } from '../contract.ts';
import { defaultPolicy } from '../defaults/policy.ts';
import { factorErrors, type PolicyError, policyErrors } from './policy-errors.ts';

const { factors, grades, loan } = defaultPolicy;

describe('the policy shipped', () => {
  it('has the shape of a policy and no error', () => {
    expect(policySchema.parse(defaultPolicy)).toEqual(defaultPolicy);
    expect(policyErrors(defaultPolicy)).toEqual({});
  });
});

describe('a policy at its limits', () => {
  it.each<[string, Partial<Policy>]>([
    ['the lowest rate that of the best grade', { discount: { mostBps: 2_000, lowestRateMonthlyBps: 500 } }],
    ['one term alone', { loan: { ...loan, shortestTermMonths: 8 } }],
    ['two grades at one rate', { grades: grades.map((row) => ({ ...row, rateMonthlyBps: 600 })) }],
  ])('%s has no error', (_, change) => expect(policyErrors({ ...defaultPolicy, ...change })).toEqual({}));
});

it('a factor can have errors in its points or bands, or none', () => {
  const { timeInJob, employment } = factors;
  expect(factorErrors(timeInJob)).toEqual([]);
  expect(factorErrors(employment)).toEqual([]);
  expect(factorErrors({ ...timeInJob, ifUnknown: 21 })).toEqual(['points']);
  expect(factorErrors({ ...timeInJob, bands: [{ from: 0, points: 21 }] })).toEqual(['points']);
  expect(factorErrors({ ...timeInJob, bands: timeInJob.bands.toReversed() })).toEqual(['bands']);
});

describe('a policy with errors', () => {
  it.each<[string, PolicyError, Partial<Policy>]>([
    [
      'two grades from one score',
      'grades',
      { grades: grades.map((row) => (row.grade === 'B' ? { ...row, fromScore: 80 } : row)) },
    ],
    [
      'a cap of nothing',
      'amounts',
      { loan: { ...loan, largestCents: { ...loan.largestCents, FirstModel: 0 } } },
    ],
    ['grades from worst to best', 'grades', { grades: grades.toReversed() }],
    [
      'a worse grade that is cheaper',
      'grades',
      { grades: grades.map((row, at) => ({ ...row, rateMonthlyBps: 900 - at })) },
    ],
    [
      'a lowest rate above the best grade',
      'discount',
      { discount: { mostBps: 2_000, lowestRateMonthlyBps: 501 } },
    ],
    [
      '95 points in all',
      'weights',
      {
        factors: {
          ...factors,
          banking: { ...factors.banking, outOf: 0, ifUnknown: 0, bands: [{ from: 0, points: 0 }] },
        },
      },
    ],
    [
      'an answer beyond its factor',
      'points',
      { factors: { ...factors, employment: { ...factors.employment, otherwise: 11 } } },
    ],
    [
      'bands out of order',
      'bands',
      {
        factors: {
          ...factors,
          timeInJob: { ...factors.timeInJob, bands: factors.timeInJob.bands.toReversed() },
        },
      },
    ],
    [
      'points that fall and rise again',
      'bands',
      {
        factors: {
          ...factors,
          timeInJob: { ...factors.timeInJob, bands: [5, 1, 6].map((points, from) => ({ from, points })) },
        },
      },
    ],
    ['terms crossed', 'terms', { loan: { ...loan, shortestTermMonths: 9 } }],
    [
      'a cap between steps',
      'amounts',
      { loan: { ...loan, largestCents: { ...loan.largestCents, FirstModel: 5_050_00 } } },
    ],
  ])('%s', (_, part, change) => {
    expect(Object.keys(policyErrors({ ...defaultPolicy, ...change }))).toEqual([part]);
  });
});
