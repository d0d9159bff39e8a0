// A share of people with the bounds that chance leaves it, and the difference of two such shares.
import { FEWEST_FOR_A_RATE } from './enough.ts';

/** Half the width of 95 % of a normal distribution, in standard deviations. */
export const Z95 = 1.959963984540054;

export type Bounds = { low: number; high: number };
/** A share between 0 and 1 with its bounds. */
export type Share = Bounds & { share: number };
/** `share` is null where there are too few people to say. */
export type Rate = { count: number; of: number; share: Share | null };

/**
 * `count` of `of` with 95 % bounds: Wilson's score interval (E. B. Wilson, 'Probable inference', JASA 22, 1927, 209–212), which stays
 * within 0 and 1 and holds for small numbers too. Throws RangeError for counts that no people can make.
 */
export function wilson(count: number, of: number): Share {
  if (!(of > 0) || count < 0 || count > of) throw new RangeError(`${count} of ${of} is no share`);
  const share = count / of;
  const square = Z95 ** 2;
  const middle = share + square / (2 * of);
  const reach = Z95 * Math.sqrt((share * (1 - share)) / of + square / (4 * of ** 2));
  const whole = 1 + square / of;
  return {
    share,
    low: count === 0 ? 0 : (middle - reach) / whole,
    high: count === of ? 1 : (middle + reach) / whole,
  };
}

export const rateOf = (count: number, of: number): Rate => ({
  count,
  of,
  share: of < FEWEST_FOR_A_RATE ? null : wilson(count, of),
});

/**
 * By how much the first share is above the second, with 95 % bounds: R. G. Newcombe, 'Interval estimation for the difference between
 * independent proportions', Statistics in Medicine 17, 1998, 873–890, method 10. 0 within the bounds: it may be chance.
 */
export function differenceOf(one: Share, other: Share): Bounds & { difference: number } {
  const difference = one.share - other.share;
  return {
    difference,
    low: difference - Math.hypot(one.share - one.low, other.high - other.share),
    high: difference + Math.hypot(one.high - one.share, other.share - other.low),
  };
}
