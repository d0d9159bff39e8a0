// Records that a person lets a lender see what the wording in force names, inside the transaction of what it is asked for.
import { happened } from '#features/activity/server/happened.ts';
import { withdrawnAt } from '#platform/server/rules-in-sql/consent.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { type IdOf, newId } from '#shared/id.ts';
import type { Consent } from '../contract.ts';
import { consentVersionOf, sharedFor } from '../rules/lender-consent.ts';
import { consentGiven } from './happenings.ts';
import { standingConsent } from './standing-consent.ts';

/** Answers the id of the consent that stands from now on: the one that stood under the same wording, or a new one. The person's account is locked. */
export async function giveConsent(
  work: Work<Actor>,
  partnerId: IdOf<'partners'>,
  purpose: Consent['purpose'] = 'LoanApplication',
): Promise<IdOf<'consents'>> {
  const accountId = work.actor.id;
  const [version, shared] = [consentVersionOf(purpose), sharedFor(purpose)];
  const before = await standingConsent(work, accountId, partnerId, purpose);
  if (before?.textVersion === version) return before.id;
  if (before)
    await work.db
      .updateTable('consents')
      .set({ withdrawn_at: withdrawnAt(work.now) })
      .where('id', '=', before.id)
      .execute();
  const id = newId<'consents'>(work.now.getTime());
  await work.db
    .insertInto('consents')
    .values({
      id,
      account_id: accountId,
      partner_id: partnerId,
      purpose,
      shared,
      text_version: version,
      given_at: work.now,
    })
    .execute();
  await happened(
    work,
    consentGiven,
    { subjectId: id, accountId },
    {
      ...(before ? { before: { consentId: before.id, textVersion: before.textVersion } } : {}),
      after: { partnerId, purpose, shared, textVersion: version },
    },
  );
  return id;
}
