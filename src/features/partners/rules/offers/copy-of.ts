// How a copy of a product or a loan is called.

import { productFields } from '../../fields/partner-product.ts';
import { offerTexts } from '../../texts/partner-products.ts';

const cut = (text: string, most: number): string => text.slice(0, most).trim();

export const nameOfCopy = (name: string): string =>
  cut(offerTexts.copyName(name), productFields.name.longest);

/** `CAR` becomes `CAR-2`, or the next number that is free; letters count the same, small or capital. */
export function codeOfCopy(code: string, taken: readonly string[]): string {
  const known = new Set(taken.map((one) => one.toLowerCase()));
  const stem = code.replace(/-\d{1,4}$/, '');
  for (let number = 2; ; number++) {
    const ending = `-${number}`;
    const made = cut(stem, productFields.shortCode.longest - ending.length) + ending;
    if (!known.has(made.toLowerCase())) return made;
  }
}
