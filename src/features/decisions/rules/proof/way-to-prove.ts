// What a borrower can do about a proof that is not there yet.
import type { NeededProof } from '../../contract.ts';

/** The page on which it is handed in; null where it waits for us. */
export function wayToProve({ state, section: { sId } }: NeededProof): string | null {
  if (state === 'Checking') return null;
  return `/${state === 'NotSent' ? 'information' : 'verification'}?section=${sId}`;
}

/** Whether nothing is left for the borrower to do: all that is missing waits for us. */
export const isAllWithUs = (needed: readonly NeededProof[]): boolean =>
  needed.every(({ state }) => state === 'Checking');
