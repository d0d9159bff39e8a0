import { expect, it } from 'vitest';
import { benefitsOf } from './benefits.ts';

it.each([
  ['A bag, Books ,pens', ['A bag', 'Books', 'pens']],
  ['A bag', ['A bag']],
  [' ,, ', []],
])('%s', (description, benefits) => {
  expect(benefitsOf(description)).toEqual(benefits);
});
