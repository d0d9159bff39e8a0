// Whether an account may be deleted now, and which refusal says why not.
import type { RefusalCode } from '#texts/refusals.ts';

type OpenBusiness = { loans: number; undecided: number };

/** Null when nothing runs between the person and us. Money first: it takes longer to settle. */
export function whyNotDelete({ loans, undecided }: OpenBusiness): RefusalCode | null {
  if (loans > 0) return 'account.loan_open';
  return undecided > 0 ? 'account.application_open' : null;
}
