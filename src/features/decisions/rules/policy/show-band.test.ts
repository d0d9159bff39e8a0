import { expect, it } from 'vitest';
import { bandUnitOf, showBand } from './show-band.ts';

it.each([
  ['debtService', 2_550, 'percent', '25.5% or more'],
  ['freeCashFlow', 1_000, 'percent', '10% or more'],
  ['timeInJob', 6, 'months', '6 months or more'],
  ['banking', 1, 'months', '1 month or more'],
  ['sectionsVerified', 10_000, 'percent', '100% or more'],
  ['repaymentRecord', 0, 'days', 'Never late'],
  ['repaymentRecord', 8, 'days', '8 or more days late'],
] as const)('a band of %s from %d counts in %s: %s', (name, from, unit, words) => {
  expect(bandUnitOf(name)).toBe(unit);
  expect(showBand(name, from)).toBe(words);
});
