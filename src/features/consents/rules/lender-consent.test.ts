import { describe, expect, it } from 'vitest';
import { CONSENT_VERSION, readConsent, SHARED_WITH_LENDER } from './lender-consent.ts';

describe('the consent that is sent along', () => {
  it.each([
    ['nothing', {}, 'missing'],
    ['a tick without the wording it was given to', { consent: true as const }, 'missing'],
    ['a wording without a tick', { consentVersion: CONSENT_VERSION }, 'missing'],
    [
      'a tick under the wording in force',
      { consent: true as const, consentVersion: CONSENT_VERSION },
      'given',
    ],
    [
      'a tick under an earlier wording',
      { consent: true as const, consentVersion: CONSENT_VERSION - 1 },
      'outdated',
    ],
    [
      'a tick under a wording to come',
      { consent: true as const, consentVersion: CONSENT_VERSION + 1 },
      'outdated',
    ],
  ])('%s', (_what, sent, verdict) => {
    expect(readConsent(sent)).toBe(verdict);
  });

  it('names what a lender sees', () => {
    expect(SHARED_WITH_LENDER).toEqual(['contact', 'application', 'verifiedInformation', 'documents']);
  });
});
