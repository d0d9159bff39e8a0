import { describe, expect, it } from 'vitest';
import { loanNumber, readLoanNumber, receiptNumbers, showLoanNumber } from './loan-number.ts';

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
    ['with a nought before it', '0100000017', null],
    ['with a letter before it', 'x100000017', null],
    ['with letters', '10000001x', null],
    ['nothing', '', null],
  ])('is read %s', (_, text, number) => {
    expect(readLoanNumber(text)).toBe(number);
  });

  // The number by which ISO/IEC 7812-1's sum is commonly shown.
  it.each([
    [12_345_678, '123456782', '123 456 782'],
    [10_000_001, '100000017', '100 000 017'],
    [99_999_999, '999999998', '999 999 998'],
  ])('of %d is %s, shown as %s', (serial, number, shown) => {
    expect(loanNumber(serial)).toBe(number);
    expect(showLoanNumber(number)).toBe(shown);
  });

  it.each([1, 123_456_789, -1_234_567, 1_234_567.8])('is not made from %d', (serial) => {
    expect(() => loanNumber(serial)).toThrow(new RangeError('a loan number is made from eight digits'));
  });
});

it('numbers a loan’s receipts from 1, in the order of its payments and whatever else is booked between them', () => {
  const kinds = ['Disbursement', 'Repayment', 'Waiver', 'Reversal', 'Repayment'];
  const entries = kinds.map((kind, index) => ({ id: `e${index}`, kind }));
  expect([...receiptNumbers('123456782', entries)]).toEqual([
    ['e1', '123456782-R1'],
    ['e4', '123456782-R2'],
  ]);
});
