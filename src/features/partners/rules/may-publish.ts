// Whether a lender may put products and loans on offer, and change those that it has; and whether borrowers see them.
import type { OwnPartner } from '../contract.ts';

/** Whether a lender may publish: it has a company that staff have not switched off. No licence is needed for that; what waits for one is not public. */
export const mayPublish = (company: Pick<OwnPartner, 'status'> | null): boolean =>
  company?.status === 'Active';

/** Whether borrowers see a lender: it may publish, and staff have found its licence valid (Microcredit Act 2021). */
export const isSeenByBorrowers = (company: Pick<OwnPartner, 'status' | 'licenceState'>): boolean =>
  mayPublish(company) && company.licenceState === 'Licensed';

/** Whether staff have looked the licence up: such a state is more than the lender's own word. */
export const isChecked = (licenceState: OwnPartner['licenceState']): boolean =>
  licenceState !== 'None' && licenceState !== 'Applied';

/** Whether anybody may look a lender up: what a company says of itself is not shown before staff have checked it. */
export const mayBeLookedUp = (company: Pick<OwnPartner, 'status' | 'licenceState'>): boolean =>
  mayPublish(company) && isChecked(company.licenceState);
