// How much of what a decision asks for was verified. What was verified for the first loan carries over to the full sections.
import type { DecisionInputs } from '../../contract.ts';

type Counts = Pick<DecisionInputs['sections'], 'required' | 'verified'>;

/** The larger share of the two: of the borrower's own sections, or of the first ones that were verified before. Never more than all. */
export function verifiedOf({ required, verified, carried }: Sections): Counts {
  const own = { required, verified: Math.min(verified, required) };
  if (!carried) return own;
  const first = { required: carried.required, verified: Math.min(carried.verified, carried.required) };
  return first.verified * own.required > own.verified * first.required ? first : own;
}

export type Sections = Counts & Pick<DecisionInputs['sections'], 'carried'>;
