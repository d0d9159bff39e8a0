// The number a payer quotes at the counter: eight digits and a check digit, so that a slip of the pen is noticed.

/**
 * Adds the check digit to a serial number of eight digits: it makes the Luhn sum (ISO/IEC 7812-1, annex B) divisible by ten. Throws
 * RangeError on another length.
 */
export function loanNumber(serial: number): string {
  const digits = String(serial);
  if (!/^\d{8}$/.test(digits)) throw new RangeError('a loan number is made from eight digits');
  return digits + ((10 - (luhnSum(`${digits}0`) % 10)) % 10);
}

/** Reads a number as people write it, with spaces or dashes; null where a digit must be wrong. */
export function readLoanNumber(text: string): string | null {
  const digits = text.replace(/[\s-]/g, '');
  return /^\d{9}$/.test(digits) && luhnSum(digits) % 10 === 0 ? digits : null;
}

/** A loan number in groups of three digits (`100 000 017`), easier to read out. */
export const showLoanNumber = (number: string): string => number.replace(/(\d{3})(?=\d)/g, '$1 ');

/** The receipt numbers of a loan's payments by their ids: `123456782-R1` is the first, and stays so once it is reversed. */
export const receiptNumbers = (
  loanNumber: string,
  entries: readonly { id: string; kind: string }[],
): ReadonlyMap<string, string> =>
  new Map(
    entries
      .filter(({ kind }) => kind === 'Repayment')
      .map(({ id }, index) => [id, `${loanNumber}-R${index + 1}`]),
  );

/** The Luhn sum: every second digit from the right is doubled, and of a result with two digits the sum of both counts. */
const luhnSum = (digits: string): number =>
  [...digits].reverse().reduce((sum, sign, index) => {
    const value = Number(sign) * (index % 2 === 0 ? 1 : 2);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
