// The effective yearly rate: the one figure by which loans of different fees, rates and terms can be compared.

import { WHOLE_BPS } from '#shared/loans/loan-terms.ts';
import type { Cents } from '#shared/money.ts';

const HALVINGS = 60;

/** An instalment, and how many whole units of time (months or days) after the cash was handed over it is paid. */
export type Flow = { amountCents: Cents; units: number };

/**
 * Annual effective yield in basis points: (1 + i)^unitsPerYear − 1, where i is the rate per unit at which the
 * instalments, in the order of their days, are worth exactly the cash handed over. This is the equation of
 * Directive 2008/48/EC, annex I, which takes a year as 12 equal months or as 365 days.
 * Rounded to the nearest basis point; 0 when nothing is handed over.
 */
export function effectiveYearlyBps(
  cashInHandCents: Cents,
  instalments: readonly Flow[],
  unitsPerYear: number,
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
  return Math.round(((1 + high) ** unitsPerYear - 1) * WHOLE_BPS);
}

/** The present worth of the instalments at a rate per unit (Horner's scheme, from the last to the first). */
const worthAt = (rate: number, instalments: readonly Flow[]): number =>
  instalments.reduceRight((worth, { amountCents, units }, index) => {
    const since = units - (instalments[index - 1]?.units ?? 0);
    return (worth + amountCents) / (1 + rate) ** since;
  }, 0);
