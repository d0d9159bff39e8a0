// How much of what a decision asks for was verified. What was verified for the first loan carries over to the full sections.
import type { DecisionInputs } from '../../contract.ts';

type Counts = Pick<DecisionInputs['sections'], 'required' | 'verified'>;

/** How many sections count as verified, of how many: the larger share of the borrower's own ones, and of the first ones verified before. */
export function verifiedOf({ required, verified, carried }: Sections): Counts {
  const own = { required, verified: Math.min(verified, required) };
  if (!carried) return own;
  const first = { required: carried.required, verified: Math.min(carried.verified, carried.required) };
  return first.verified * own.required > own.verified * first.required ? first : own;
}

export type Sections = Counts & Pick<DecisionInputs['sections'], 'carried'>;
