// A share in whole per cent, never rounded up: 199 of 200 are not all of them.

/** `of` is more than nothing. */
export const shareInWords = (part: number, of: number): string => `${Math.floor((part * 100) / of)}%`;
