// The reference of a payment, as it is compared: two that look alike to the eye are one.

const LONGEST = 80;

/** Blanks of every kind are one blank, and small letters are capitals: as the slip says it and as somebody typed it. */
export const tidyReference = (text: string): string => text.trim().replace(/\s+/g, ' ').toUpperCase();

/** Plain letters, digits and signs, 80 at most: those of other scripts and those that nobody sees would make one payment two. */
export const isPlainReference = (text: string): boolean =>
  /^[\x20-\x7e]+$/.test(text) && text.length <= LONGEST;
