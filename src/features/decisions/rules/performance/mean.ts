// A mean with the bounds that chance leaves it.
import { FEWEST_FOR_A_RATE } from './enough.ts';
import { type Bounds, Z95 } from './proportion.ts';

export type Mean = Bounds & { mean: number };

/** The mean with 95 % bounds of the normal distribution, which the mean of 30 figures or more comes close to; null where there are fewer. */
export function meanOf(figures: readonly number[]): Mean | null {
  const count = figures.length;
  if (count < FEWEST_FOR_A_RATE) return null;
  const mean = figures.reduce((sum, figure) => sum + figure, 0) / count;
  const squares = figures.reduce((sum, figure) => sum + (figure - mean) ** 2, 0);
  const reach = Z95 * Math.sqrt(squares / (count - 1) / count);
  return { mean, low: mean - reach, high: mean + reach };
}

/**
 * By how much the first mean is above the second, with 95 % bounds; the squares of two independent errors add up.
 * Where 0 lies within the bounds the difference may be chance.
 */
export function differenceOfMeans(one: Mean, other: Mean): Bounds & { difference: number } {
  const difference = one.mean - other.mean;
  const reach = Math.hypot(one.mean - one.low, other.mean - other.low);
  return { difference, low: difference - reach, high: difference + reach };
}
