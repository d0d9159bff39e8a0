// The code that proves a number, as people type it: six digits, with or without what separates them.

export const CODE_DIGITS = 6;

/** The code as it was sent. */
export const tidyCode = (typed: string): string => typed.replace(/[\s-]/g, '');

/** Whether what is typed may be a code at all. */
export const isWholeCode = (typed: string): boolean =>
  tidyCode(typed).length === CODE_DIGITS && /^\d+$/.test(tidyCode(typed));
