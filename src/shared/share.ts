// A share in whole per cent, never rounded up: 199 of 200 are not all of them.

/** The share in words; `of` is more than 0. */
export const shareInWords = (part: number, of: number): string => `${Math.floor((part * 100) / of)}%`;
