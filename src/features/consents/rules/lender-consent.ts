// The consents that lenders need, by purpose: which wording is in force, and what it shares.

import type { Consent } from '../contract.ts';
import { consentWording, contactConsentWording } from '../texts/consents.ts';

type Purpose = Consent['purpose'];

const WORDINGS: Record<
  Purpose,
  { version: number; shared: Partial<Record<Consent['shared'][number], string>> }
> = {
  LoanApplication: consentWording,
  Prequalification: contactConsentWording,
};

export const consentVersionOf = (purpose: Purpose): number => WORDINGS[purpose].version;

/** What a consent for this purpose shares, in the order in which it is read. */
export const sharedFor = (purpose: Purpose): Consent['shared'] =>
  Object.keys(WORDINGS[purpose].shared) as Consent['shared'];

/** The wording in force of the consent that applying for a lender's loan needs. */
export const CONSENT_VERSION: number = consentVersionOf('LoanApplication');
export const SHARED_WITH_LENDER: Consent['shared'] = sharedFor('LoanApplication');

/** Whether a consent that shares this says who its person is and how to reach them. */
export const sharesContact = (shared: readonly string[]): boolean => shared.includes('contact');

type Given = { consent?: true | undefined; consentVersion?: number | undefined };

/** How somebody's consent stands: 'given' to the wording in force, 'outdated' when given to an earlier one, or 'missing'. */
export function readConsent({ consent, consentVersion }: Given): 'given' | 'outdated' | 'missing' {
  if (consent !== true || consentVersion === undefined) return 'missing';
  return consentVersion === CONSENT_VERSION ? 'given' : 'outdated';
}
