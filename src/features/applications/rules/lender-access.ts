// What a lender sees of an applicant, and which verdict it may give: asked anew at every look and under the lock of every verdict.
import { sharesContact } from '#features/consents/rules/lender-consent.ts';
import type { OwnPartner } from '#features/partners/contract.ts';
import { isSeenByBorrowers } from '#features/partners/rules/may-publish.ts';
import { mayLogIn, type UserStatus } from '#shared/actor.ts';
import type { ApplicationStatus, LenderApplication, LenderVerdict } from '../contract.ts';

type Company = Pick<OwnPartner, 'status' | 'licenceState'>;

export type Visible = {
  access: LenderApplication['access'];
  /** Whether the lender sees name, e-mail address and phone number. */
  contact: boolean;
  sections: boolean;
  documents: boolean;
};

/**
 * `shared` is what the standing consent names, null without one. A lender that may not lend now has nothing to decide
 * on a person's information for, and sees whom an application came from alone.
 */
export function visibleTo(shared: readonly string[] | null, company: Company): Visible {
  if (!shared) return { access: 'Withdrawn', contact: false, sections: false, documents: false };
  const contact = sharesContact(shared);
  if (!mayLend(company)) return { access: 'Closed', contact, sections: false, documents: false };
  const sections = shared.includes('verifiedInformation');
  return { access: 'Open', contact, sections, documents: sections && shared.includes('documents') };
}

/** A signed agreement is the lender's own contract and stays open to it; before that its paper names somebody under their consent. */
export const mayOpenAgreement = (shared: readonly string[] | null, isSigned: boolean): boolean =>
  isSigned || (shared !== null && sharesContact(shared));

export type Verdict =
  | 'given'
  | 'decided'
  | 'withdrawn'
  | 'may_not_lend'
  | 'consent_withdrawn'
  | 'applicant_closed';

/** Whether the borrower's consent for this lender stands, and what their account is. */
type Applicant = { consents: boolean; status: UserStatus };

/**
 * Rejecting stays open whatever happened, so that nobody waits for ever. Approving does not: a lender does not lend to somebody
 * whom it may not know any more, and whoever cannot log in could neither read the agreement nor sign it.
 */
export function checkVerdict(
  asked: LenderVerdict['status'],
  status: ApplicationStatus,
  company: Company,
  applicant: Applicant,
): Verdict {
  if (status !== 'Waiting') return status === 'Withdrawn' ? 'withdrawn' : 'decided';
  return asked === 'Approved' ? (whyNotLend(company, applicant) ?? 'given') : 'given';
}

/** Why a lender may agree to no loan with an applicant now; null where it may. */
export function whyNotLend(company: Company, { consents, status }: Applicant) {
  if (!mayLend(company)) return 'may_not_lend';
  if (!consents) return 'consent_withdrawn';
  return mayLogIn(status) ? null : 'applicant_closed';
}

/** An agreement made without a licence cannot be enforced (Microcredit Act 2021). */
const mayLend = isSeenByBorrowers;
