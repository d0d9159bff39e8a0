// Money is whole cents in a branded number, so that a dollar figure or a fraction can never slip in unnoticed.

export type Cents = number & { readonly __unit: 'cents' };

/** The largest amount any part of the product may handle: one hundred billion dollars, far below 2^53 cents. */
const LARGEST_CENTS = 10_000_000_000_000;

/** Guards a door: returns `value` as cents. Throws RangeError when it is not a whole, safe number of cents. */
export function cents(value: number): Cents {
  if (!Number.isInteger(value) || Math.abs(value) > LARGEST_CENTS)
    throw new RangeError('not an amount in whole cents');
  return (value === 0 ? 0 : value) as Cents;
}

export const ZERO = cents(0);

/** Dollars as a person or the wire gives them (at most two decimals) to cents. Throws RangeError on a third decimal. */
export function dollarsToCents(dollars: number): Cents {
  const scaled = Math.round(dollars * 100);
  if (!Number.isFinite(dollars) || Math.abs(dollars * 100 - scaled) > 1e-4)
    throw new RangeError('not an amount in dollars and cents');
  return cents(scaled);
}

/** Reads dollars as cents; null for what is no amount of money. */
export function readDollars(dollars: number): Cents | null {
  try {
    return dollarsToCents(dollars);
  } catch {
    return null;
  }
}

/** Cents to dollars for the wire; exact, because JSON prints the shortest decimal that reads back as the same number. */
export const centsToDollars = (amountCents: Cents): number => amountCents / 100;

export const addCents = (...amounts: Cents[]): Cents =>
  cents(amounts.reduce<number>((sum, amount) => sum + amount, 0));
export const subtractCents = (from: Cents, amount: Cents): Cents => cents(from - amount);

/** amount × numerator ÷ denominator, rounded towards zero. Exact: the product is taken in BigInt. */
export function shareDown(amountCents: Cents, numerator: number, denominator: number): Cents {
  return cents(Number((BigInt(amountCents) * wholeBig(numerator)) / wholeBig(denominator)));
}

/** amount × numerator ÷ denominator, halves rounded away from zero (the commercial rule). Exact: BigInt. */
export function shareHalfUp(amountCents: Cents, numerator: number, denominator: number): Cents {
  const product = BigInt(amountCents) * wholeBig(numerator);
  const divisor = wholeBig(denominator);
  const twice = 2n * (product < 0n ? -product : product) + (divisor < 0n ? -divisor : divisor);
  const size = twice / (2n * (divisor < 0n ? -divisor : divisor));
  return cents(Number(product < 0n !== divisor < 0n ? -size : size));
}

function wholeBig(value: number): bigint {
  if (!Number.isSafeInteger(value)) throw new RangeError('a share needs whole numerator and denominator');
  return BigInt(value);
}

/** `$1,234.56`; the argument is already whole cents, so nothing is ever rounded up for show. */
export function showMoney(amountCents: Cents): string {
  const size = Math.abs(amountCents);
  const dollars = Math.trunc(size / 100)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',');
  return `${amountCents < 0 ? '-' : ''}$${dollars}.${String(size % 100).padStart(2, '0')}`;
}

/** Shows a figure in dollars, truncated to the cent as the specification asks. */
export const showDollars = (dollars: number): string =>
  showMoney(cents(Math.trunc(Number((dollars * 100).toFixed(4)))));
