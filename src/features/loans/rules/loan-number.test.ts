import { describe, expect, it } from 'vitest';
import { loanNumber, readLoanNumber, showLoanNumber } from './loan-number.ts';

describe('a loan number', () => {
  it('notices every single wrong digit', () => {
    const number = loanNumber(10_000_001);
    for (let place = 0; place < 9; place++)
      for (let digit = 0; digit < 10; digit++) {
        const written = number.slice(0, place) + digit + number.slice(place + 1);
        expect(readLoanNumber(written)).toBe(written === number ? number : null);
      }
  });

  it.each([
    ['as it is shown', showLoanNumber(loanNumber(10_000_001)), loanNumber(10_000_001)],
    ['with dashes', '100-000-017', loanNumber(10_000_001)],
    ['too short', '10000001', null],
    ['with letters', '10000001x', null],
    ['nothing', '', null],
  ])('is read %s', (_, text, number) => {
    expect(readLoanNumber(text)).toBe(number);
  });

  it('is made from eight digits', () => {
    expect(() => loanNumber(1)).toThrow(RangeError);
  });
});
