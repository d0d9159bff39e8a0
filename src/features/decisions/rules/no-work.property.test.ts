// Whoever does not work earns no more for work and time in it together than anybody who works, however short.
import { describe, expect, it } from 'vitest';
import { workingStatuses } from '#features/information/defaults/choices.ts';
import type { Policy } from '../contract.ts';
import { defaultPolicy } from '../defaults/policy.ts';
import { applicant, today } from './applicant.test-support.ts';
import { figuresFromAnswers } from './figures-from-answers.ts';
import { monthlyFigures } from './monthly-figures.ts';
import { limitErrors } from './policy/policy-limits.ts';
import { drawFrom, drawnPolicy } from './reasons/drawn.test-support.ts';
import { scoreFactors } from './score.ts';

const POLICIES = 60;
const MONTHS = 130;

const figuresOf = (employment_status: string) =>
  figuresFromAnswers({ occupational_information: { employment_status } }, today);

const earned = (policy: Policy, employmentStatus: string, monthsInJob: number | null): number => {
  const inputs = applicant({ employmentStatus, monthsInJob });
  return scoreFactors(policy, inputs, monthlyFigures(policy, inputs))
    .filter(({ factor }) => factor === 'employment' || factor === 'timeInJob')
    .reduce((sum, { points }) => sum + points, 0);
};

/** What whoever says only this kind of work earns. */
const earnedBySaying = (policy: Policy, status: string) =>
  earned(policy, status, figuresOf(status).monthsInJob);

const leastAtWork = (policy: Policy) =>
  Math.min(
    ...workingStatuses.flatMap((status) =>
      Array.from({ length: MONTHS }, (_, months) => earned(policy, status, months)),
    ),
  );

/** Policies that may be published as far as work goes. */
function* fairPolicies(): Generator<Policy> {
  const draw = drawFrom(15);
  for (let version = 2; ; version++) {
    const policy = drawnPolicy(draw, version);
    const errors = Object.keys(limitErrors(policy));
    if (!errors.some((place) => /^factors\.(employment|timeInJob)\./.test(place))) yield policy;
  }
}

describe('no work', () => {
  it.each(['Unemployed', 'Student', 'Homemaker'])(
    '%s: earns no more than any work by the policy shipped',
    (status) => {
      expect(earnedBySaying(defaultPolicy, status)).toBeLessThanOrEqual(leastAtWork(defaultPolicy));
    },
  );

  it(`earns no more than any work of any time: ${POLICIES} policies, ${workingStatuses.length} kinds of work, ${MONTHS} months`, () => {
    const policies = fairPolicies().take(POLICIES).toArray();
    expect(policies.filter((policy) => earnedBySaying(policy, 'Unemployed') > leastAtWork(policy))).toEqual(
      [],
    );
  });

  it.each([
    ['Unemployed', 0],
    ['Student', 0],
    ['Homemaker', 0],
    ['Retired', null],
    ['Seasonal', null],
    ['Apprentice', null],
  ])('%s, without a day on which it began: %s months', (status, months) => {
    expect(figuresOf(status).monthsInJob).toBe(months);
  });
});
