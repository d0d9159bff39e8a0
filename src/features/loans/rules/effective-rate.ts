// The effective yearly rate: the one figure by which loans of different fees, rates and terms can be compared.
import type { Cents } from '#shared/money.ts';
import { WHOLE_BPS } from './add-on.ts';

const HALVINGS = 60;

/**
 * Annual effective yield in basis points: (1 + i)^periodsPerYear − 1, where i is the rate per period at which the
 * instalments, one at the end of each period, are worth exactly the cash handed over. This is the equation of
 * Directive 2008/48/EC, annex I, with months taken as equal. Rounded to the nearest basis point; 0 when nothing is handed over.
 */
export function effectiveYearlyBps(
  cashInHandCents: Cents,
  instalments: Cents[],
  periodsPerYear = 12,
): number {
  if (cashInHandCents <= 0 || worthAt(0, instalments) <= cashInHandCents) return 0;
  let low = 0;
  let high = 1;
  while (worthAt(high, instalments) > cashInHandCents) high *= 2;
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2;
    if (worthAt(middle, instalments) > cashInHandCents) low = middle;
    else high = middle;
  }
  return Math.round(((1 + high) ** periodsPerYear - 1) * WHOLE_BPS);
}

/** The present worth of the instalments at a rate per period (Horner's scheme, from the last to the first). */
const worthAt = (rate: number, instalments: Cents[]): number =>
  instalments.reduceRight((worth, amountCents) => (worth + amountCents) / (1 + rate), 0);
