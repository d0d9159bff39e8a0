// Mobile numbers of Jamaica: as they are typed, kept and shown.

/** Digits alone, the country's code first: `18765551234`; null for what is no mobile number of Jamaica. */
export function readMobile(typed: string): string | null {
  const digits = typed.replace(/[\s().-]/g, '').replace(/^\+?1(?=\d{10}$)/, '');
  return /^(876|658)\d{7}$/.test(digits) ? `1${digits}` : null;
}

/** As people write it; as it is where it is none of Jamaica. */
export const showMobile = (number: string): string => number.replace(/^1(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');
