// Whether a lender's loan may be shown and applied for: everything in the chain stands, and the lender may lend at all.
import type { OwnPartner, PublicLoan } from '../contract.ts';

export type LoanChain = {
  loan: PublicLoan['status'];
  product: PublicLoan['status'];
  partner: OwnPartner['status'];
  licence: OwnPartner['licenceState'];
};

/** Lending without a licence is an offence, and such agreements cannot be enforced (Microcredit Act 2021). */
export const isPublicLoan = ({ loan, product, partner, licence }: LoanChain): boolean =>
  loan === 'Active' && product === 'Active' && partner === 'Active' && licence === 'Licensed';
