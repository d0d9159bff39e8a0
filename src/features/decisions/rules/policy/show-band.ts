// The lower end of a band in words, by what its factor reads.

import type { FactorName } from '../../contract.ts';
import { policyTexts as texts } from '../../texts/staff-policy.ts';

export type BandUnit = 'percent' | 'months' | 'days';

/** The unit in which a factor's bands are written. Where it is per cent, the figures themselves are basis points. */
export const bandUnitOf = (name: FactorName): BandUnit => {
  if (name === 'timeInJob' || name === 'banking') return 'months';
  return name === 'repaymentRecord' ? 'days' : 'percent';
};

export function showBand(name: FactorName, from: number): string {
  const unit = bandUnitOf(name);
  if (unit === 'days') return texts.lateOrMore(from);
  return texts.orMore(unit === 'months' ? texts.months(from) : texts.percent(from / 100));
}
