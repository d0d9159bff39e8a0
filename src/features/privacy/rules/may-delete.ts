// Whether an account may be deleted now, and which refusal says why not.
import type { privacyRefusals } from '../texts/refusals.ts';

type OpenBusiness = { loans: number; promised: number; undecided: number; credits: number };

/**
 * Why an account may not be deleted, as a refusal's code; null when nothing runs between the person and us. Money comes first: it takes
 * longer to settle. A credit stands in the way because it could not be given back to nobody.
 */
export function whyNotDelete({
  loans,
  promised,
  undecided,
  credits,
}: OpenBusiness): keyof typeof privacyRefusals | null {
  if (loans > 0) return 'account.loan_open';
  if (promised > 0) return 'account.loan_promised';
  if (undecided > 0) return 'account.application_open';
  return credits > 0 ? 'account.credit_held' : null;
}
