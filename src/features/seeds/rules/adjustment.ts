// What staff may grant or take by hand; the screen and the server ask the same questions.

/** As the contract has it: beyond this it is a slip of the finger. */
const MOST_SEEDS_AT_ONCE = 100_000;

export type Direction = 'grant' | 'take';

/** A balance is never below nothing. */
export const mayTake = (seeds: number, balance: number): boolean => seeds <= balance;

/** The whole number that was typed; null where it is none that may be moved at once. */
export function readSeeds(typed: string): number | null {
  const seeds = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : 0;
  return seeds >= 1 && seeds <= MOST_SEEDS_AT_ONCE ? seeds : null;
}
