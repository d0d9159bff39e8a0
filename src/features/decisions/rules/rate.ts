// The monthly add-on rate: the grade's, less the discount earned by verified sections.
import type { DecisionInputs, Grade, Policy } from '../contract.ts';

const WHOLE_BPS = 10_000;

type Sections = Pick<DecisionInputs['sections'], 'required' | 'verified'>;

/**
 * Basis points a month. The discount is rate × most × verified ÷ required, rounded down to the basis point, and the
 * rate never falls below the policy's lowest. Throws RangeError for a grade that the policy does not price.
 */
export function rateFor(policy: Policy, grade: Grade, sections: Sections): number {
  const base = policy.grades.find((row) => row.grade === grade)?.rateMonthlyBps;
  if (base === undefined) throw new RangeError(`the policy has no rate for grade ${grade}`);
  const verified = Math.min(sections.verified, sections.required);
  const discount = Math.floor((base * policy.discount.mostBps * verified) / (WHOLE_BPS * sections.required));
  return Math.max(base - discount, Math.min(base, policy.discount.lowestRateMonthlyBps));
}

/** The rate with every section verified. */
export const bestRateFor = (policy: Policy, grade: Grade): number =>
  rateFor(policy, grade, { required: 1, verified: 1 });
