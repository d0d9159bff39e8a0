// Whether the lot falls on somebody: by a hash of the account alone, so that it falls the same each time and says nothing of the person.

/** Whether the first 32 bits of a hexadecimal hash, as a percentage of their range, lie below the share. */
export const isDrawn = (hash: string, sharePercent: number): boolean =>
  (Number.parseInt(hash.slice(0, 8), 16) / 2 ** 32) * 100 < sharePercent;
