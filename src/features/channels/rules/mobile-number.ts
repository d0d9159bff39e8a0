// Mobile numbers of Jamaica as messages are sent to them: with the country's code.
import * as jamaican from '#features/forms/rules/jamaican-numbers.ts';

/** Digits alone, the country's code first: `18765551234`; null for what is no mobile number of Jamaica. */
export function readMobile(typed: string): string | null {
  const digits = jamaican.tidyMobile(typed);
  return jamaican.isMobile(digits) ? `1${digits}` : null;
}

/** A number as people in Jamaica write it, without the country's code; any other number as it is. */
export const showMobile = (number: string): string =>
  jamaican.showMobile(number.replace(/^1(?=\d{10}$)/, ''));
