// How a person is found by the last digits of a TRN that is sealed: by keyed hashes of its ends.
import { keyedHashes } from '#platform/server/sealing/secret-key.ts';
import type { Services } from '#platform/server/work.ts';

const FEWEST = 4;
const TRN_DIGITS = 9;
/** Hexadecimal digits; of 10 000 ends and 10 000 000 TRNs no two would meet. */
const KEPT = 24;

/** The hash of the last digits of a TRN, four of them or more; the same for the same digits. */
export async function trnEndsOf({ config }: Services): Promise<(digits: string) => string> {
  const hash = await keyedHashes(config.dataDir, 'trn-ends');
  return (digits) => hash(digits).slice(0, KEPT);
}

/** All by which it is found: what it ends with, four digits long, five, and so on. Null of what is no TRN. */
export function allEnds(hash: (digits: string) => string, trn: unknown): string[] | null {
  const digits = String(trn ?? '').replaceAll(/\D/g, '');
  if (digits.length !== TRN_DIGITS) return null;
  return Array.from({ length: TRN_DIGITS - FEWEST + 1 }, (_, more) => hash(digits.slice(-FEWEST - more)));
}
