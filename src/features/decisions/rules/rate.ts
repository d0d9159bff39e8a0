// The monthly add-on rate: the grade's, less the discount earned by verified sections.
import { WHOLE_BPS } from '#shared/loans/loan-terms.ts';
import type { Grade, Policy } from '../contract.ts';
import { type Sections, verifiedOf } from './transitions/verified-share.ts';

/**
 * The rate in basis points a month. The discount is rate × most × verified ÷ required, rounded down to the basis point, and the rate never
 * falls below the policy's lowest. Throws RangeError for a grade that the policy does not price.
 */
export function rateFor(policy: Policy, grade: Grade, sections: Sections): number {
  const base = policy.grades.find((row) => row.grade === grade)?.rateMonthlyBps;
  if (base === undefined) throw new RangeError(`the policy has no rate for grade ${grade}`);
  const { verified, required } = verifiedOf(sections);
  const discount = Math.floor((base * policy.discount.mostBps * verified) / (WHOLE_BPS * required));
  return Math.max(base - discount, Math.min(base, policy.discount.lowestRateMonthlyBps));
}

/** The rate of a grade with every section verified, in basis points a month. */
export const bestRateFor = (policy: Policy, grade: Grade): number =>
  rateFor(policy, grade, { required: 1, verified: 1 });
