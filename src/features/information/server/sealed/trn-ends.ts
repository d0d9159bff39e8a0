// How a person is found by the last digits of a TRN that is sealed: by keyed hashes of its ends.
import { isTrn, TRN_DIGITS } from '#features/forms/rules/jamaican-numbers.ts';
import { keyedHashes } from '#platform/server/sealing/secret-key.ts';
import type { Services } from '#platform/server/work.ts';

const FEWEST = 4;
/** How many hexadecimal digits of a hash are kept: enough that no two of 10,000 ends or 10,000,000 TRNs share them. */
const KEPT = 24;

/** The hash of the last digits of a TRN, four of them or more; the same for the same digits. */
export async function trnEndsOf({ config }: Services): Promise<(digits: string) => string> {
  const hash = await keyedHashes(config.dataDir, 'trn-ends');
  return (digits) => hash(digits).slice(0, KEPT);
}

/** All hashes by which a TRN is found: of its last four digits, its last five, and so on. Null for what is no TRN. */
export function allEnds(hash: (digits: string) => string, trn: unknown): string[] | null {
  const digits = String(trn ?? '').replaceAll(/\D/g, '');
  if (!isTrn(digits)) return null;
  return Array.from({ length: TRN_DIGITS - FEWEST + 1 }, (_, more) => hash(digits.slice(-FEWEST - more)));
}
