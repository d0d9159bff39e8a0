// How the newest block of the audit chain is named wherever it is shown or kept: its number and its hash.

type Head = { number: number; hash: string };

export const headOf = ({ number, hash }: Head): string => `${number}:${hash}`;

/** Reads a head; null for a text that names no block. */
export function readHead(text: string): Head | null {
  const read = /^([1-9]\d{0,8}):([0-9a-f]{64})$/.exec(text.trim());
  return read?.[1] && read[2] ? { number: Number(read[1]), hash: read[2] } : null;
}
