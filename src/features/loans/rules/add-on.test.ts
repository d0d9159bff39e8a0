import { expect, it } from 'vitest';
import { cents } from '#shared/money.ts';
import { addOnInterest } from './add-on.ts';

const terms = { amountCents: cents(1_000_00), rateMonthlyBps: 500, termMonths: 4 };

it.each([
  ['an amount of nothing', { amountCents: cents(0) }, 0],
  ['no rate', { rateMonthlyBps: 0 }, 0],
  ['the highest rate', { rateMonthlyBps: 10_000 }, 4_000_00],
  ['the shortest term', { termMonths: 1 }, 50_00],
  ['the longest term', { termMonths: 600 }, 30_000_00],
])('the interest of %s', (_, known, interest) => {
  expect(addOnInterest({ ...terms, ...known })).toBe(interest);
});

it.each([
  ['less than nothing', { amountCents: cents(-1) }, 'a loan is not negative'],
  ['a rate below nothing', { rateMonthlyBps: -1 }, 'a monthly rate is 0 to 100 per cent'],
  ['a rate above the whole', { rateMonthlyBps: 10_001 }, 'a monthly rate is 0 to 100 per cent'],
  ['half a basis point', { rateMonthlyBps: 0.5 }, 'a monthly rate is 0 to 100 per cent'],
  ['no month', { termMonths: 0 }, 'a term is 1 to 600 whole months'],
  ['a month too many', { termMonths: 601 }, 'a term is 1 to 600 whole months'],
  ['half a month', { termMonths: 1.5 }, 'a term is 1 to 600 whole months'],
])('no loan has %s', (_, known, error) => {
  expect(() => addOnInterest({ ...terms, ...known })).toThrow(new RangeError(error));
});
