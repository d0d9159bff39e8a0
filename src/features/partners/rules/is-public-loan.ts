// Whether a lender's loan may be shown and applied for: everything in the chain stands, and the lender may lend at all.

import type { HiddenBy } from '../contract/offers.ts';
import type { OwnPartner, PublicLoan } from '../contract.ts';

export type LoanChain = {
  loan: PublicLoan['status'];
  product: PublicLoan['status'];
  partner: OwnPartner['status'];
  licence: OwnPartner['licenceState'];
};

/** Lending without a licence is an offence, and such agreements cannot be enforced (Microcredit Act 2021). */
export const isPublicLoan = (chain: LoanChain): boolean => hiddenBy(chain).length === 0;

/** Which links of the chain keep borrowers from seeing the loan. */
export function hiddenBy({ loan, product, partner, licence }: LoanChain): HiddenBy[] {
  const stands = {
    loan: loan === 'Active',
    product: product === 'Active',
    partner: partner === 'Active',
    licence: licence === 'Licensed',
  };
  return (Object.keys(stands) as HiddenBy[]).filter((link) => !stands[link]);
}
