// Numbers that people in Jamaica have: a mobile number of ten digits, the area code first, and a TRN of nine, which the state gives each person.

export const TRN_DIGITS = 9;

/** Whether a text, without what separates its digits, may be somebody's TRN. */
export const isTrn = (digits: string): boolean => digits.length === TRN_DIGITS && /^\d+$/.test(digits);

/** What is typed between digits to make a number readable. */
export const withoutSeparators = (text: string): string => text.replace(/[\s().-]/g, '');

/** Digits alone, without the country's code, of whatever looks like a number: `8765551234`. Anything else stays as it is typed, but for its separators. */
export const tidyMobile = (typed: string): string => withoutSeparators(typed).replace(/^\+?1(?=\d{10}$)/, '');

/** Whether it is a tidy mobile number of one of Jamaica's two area codes. */
export const isMobile = (digits: string): boolean => /^(876|658)\d{7}$/.test(digits);

/** A tidy number in three parts, as people write it: `876-555-1234`. What is none stays as it is. */
export const showMobile = (digits: string): string => digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');
