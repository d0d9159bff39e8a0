// What a lender sees of an applicant, and which verdict it may give: asked anew at every look and under the lock of every verdict.
import type { OwnPartner } from '#features/partners/contract.ts';
import { isSeenByBorrowers } from '#features/partners/rules/may-publish.ts';
import type { ApplicationStatus, LenderApplication, LenderVerdict } from '../contract.ts';

type Company = Pick<OwnPartner, 'status' | 'licenceState'>;

export type Visible = {
  access: LenderApplication['access'];
  /** Name, e-mail address and phone number. */
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
  const contact = shared.includes('contact');
  if (!mayLend(company)) return { access: 'Closed', contact, sections: false, documents: false };
  const sections = shared.includes('verifiedInformation');
  return { access: 'Open', contact, sections, documents: sections && shared.includes('documents') };
}

/** A signed agreement is the lender's own contract and stays open to it; before that its paper names somebody under their consent. */
export const mayOpenAgreement = (shared: readonly string[] | null, isSigned: boolean): boolean =>
  isSigned || shared?.includes('contact') === true;

export type Verdict = 'given' | 'decided' | 'withdrawn' | 'may_not_lend';

/** Rejecting stays open to a lender that is switched off or unlicensed, so that nobody waits for ever. */
export function judgeVerdict(
  asked: LenderVerdict['status'],
  status: ApplicationStatus,
  company: Company,
): Verdict {
  if (status !== 'Waiting') return status === 'Withdrawn' ? 'withdrawn' : 'decided';
  return asked === 'Approved' && !mayLend(company) ? 'may_not_lend' : 'given';
}

/** An agreement made without a licence cannot be enforced (Microcredit Act 2021). */
const mayLend = isSeenByBorrowers;
