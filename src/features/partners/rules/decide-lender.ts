// What staff decide about a lender: whether a licence can be recorded so, and what a lender's status does to its account.
import { isClosed } from '#features/accounts/rules/may-change-person.ts';
import { mayLogIn, type UserStatus } from '#shared/actor.ts';
import type { Draft } from '#shared/record/field.ts';
import { validateFields } from '#shared/record/validate.ts';
import type { FieldErrors } from '#shared/refusal.ts';
import type { LenderStatus, LicenceState } from '../contract/desk.ts';
import { licenceFields } from '../fields/staff-lender.ts';
import { staffPartnerRefusals } from '../texts/staff-refusals.ts';

/** Whether a licence that is to be valid lacks the number under which anybody can look it up. */
export const lacksNumber = (licence: { licenceNumber: string; licenceState: LicenceState | '' }): boolean =>
  licence.licenceState === 'Licensed' && licence.licenceNumber === '';

export const licenceErrors = (draft: Draft<typeof licenceFields>): FieldErrors => ({
  ...validateFields(licenceFields, draft),
  ...(lacksNumber(draft) ? { licenceNumber: staffPartnerRefusals['partner.number_needed'].text } : {}),
});

type Standing = {
  status: LenderStatus;
  account: UserStatus;
  /** The status that the account had when the lender was revoked; null where nobody recorded it. */
  revokedFrom: UserStatus | null;
};

/**
 * The status that the account gets with the lender's new one; null when it keeps its own. A revoked lender cannot log in.
 * Coming back, it can if it could before, unless its account was closed for a reason of its own.
 */
export function accountStatusWith({ status, account, revokedFrom }: Standing, to: LenderStatus) {
  if (to === 'Revoked') return isClosed(account) ? null : 'Suspended';
  if (status !== 'Revoked' || account !== 'Suspended') return null;
  if (revokedFrom === null || mayLogIn(revokedFrom)) return 'Reactivated';
  return revokedFrom === 'Pending' ? 'Pending' : null;
}
