// Whether a lender may put products and loans on offer, and change those that it has; and whether borrowers see them.
import type { OwnPartner } from '../contract.ts';

/** Not without a company, and not while staff have switched it off. A licence is not asked for: what waits for it is not public. */
export const mayPublish = (company: Pick<OwnPartner, 'status'> | null): boolean =>
  company?.status === 'Active';

/** With a licence that staff have found valid besides (Microcredit Act 2021). */
export const isSeenByBorrowers = (company: Pick<OwnPartner, 'status' | 'licenceState'>): boolean =>
  mayPublish(company) && company.licenceState === 'Licensed';

/** A state that says more than the lender itself: staff have looked the licence up. */
export const isChecked = (licenceState: OwnPartner['licenceState']): boolean =>
  licenceState !== 'None' && licenceState !== 'Applied';

/** Whom anybody may look up: what a company says of itself is nobody's business before staff have looked at it. */
export const mayBeLookedUp = (company: Pick<OwnPartner, 'status' | 'licenceState'>): boolean =>
  mayPublish(company) && isChecked(company.licenceState);
