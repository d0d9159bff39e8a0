// The consent that a lender's loan asks for: which wording is in force, and what it shares.
import { consentWording } from '#texts/consents.ts';
import type { Consent } from '../contract.ts';

export const CONSENT_VERSION: number = consentWording.version;

const names = Object.keys(consentWording.shared) as (keyof typeof consentWording.shared)[];

/** In the order in which they are read. */
export const SHARED_WITH_LENDER: Consent['shared'] = names;

type Given = { consent?: true | undefined; consentVersion?: number | undefined };

/** 'given' to the wording in force, 'outdated' to an earlier one, or 'missing'. */
export function readConsent({ consent, consentVersion }: Given): 'given' | 'outdated' | 'missing' {
  if (consent !== true || consentVersion === undefined) return 'missing';
  return consentVersion === CONSENT_VERSION ? 'given' : 'outdated';
}
