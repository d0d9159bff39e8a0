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
