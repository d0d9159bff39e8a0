// Whether a lender may see people: asked anew each time, so that a withdrawal holds from the next look on.

import { isStanding } from '#platform/server/rules-in-sql/consent.ts';
import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import type { Consent } from '../contract.ts';
import { sharesContact } from '../rules-in-sql/lender-consent.ts';

export type StandingConsent = { id: IdOf<'consents'>; shared: string[]; textVersion: number };

type Purpose = Consent['purpose'];

/** The consent that stands, its id and what it shares; null where there is none, and then nothing may be shown. */
export async function standingConsent(
  work: Work,
  accountId: IdOf<'accounts'>,
  partnerId: IdOf<'partners'>,
  purpose: Purpose = 'LoanApplication',
): Promise<StandingConsent | null> {
  const standing = await standingFor(work, partnerId, purpose)
    .select(['id', 'shared', 'text_version as textVersion'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return standing ?? null;
}

/** The standing consent for a look that is shown and recorded: a withdrawal waits until the transaction ends. */
export async function holdStandingConsent(
  work: Work,
  accountId: IdOf<'accounts'>,
  partnerId: IdOf<'partners'>,
): Promise<StandingConsent | null> {
  await hold(work, [accountId]);
  return standingConsent(work, accountId, partnerId);
}

/** The same for looks at several people at once: the ids of the consents by account, of those who share how to be reached. */
export async function holdStandingConsents(
  work: Work,
  accountIds: readonly IdOf<'accounts'>[],
  partnerId: IdOf<'partners'>,
  purpose: Purpose,
): Promise<Map<IdOf<'accounts'>, IdOf<'consents'>>> {
  if (accountIds.length === 0) return new Map();
  await hold(work, accountIds);
  const standing = await standingFor(work, partnerId, purpose)
    .select(['id', 'account_id'])
    .where('account_id', 'in', accountIds)
    .where(sharesContact('consents'))
    .execute();
  return new Map(standing.map(({ id, account_id }) => [account_id, id]));
}

/** Locks the accounts, which a withdrawal locks first. */
const hold = ({ db }: Work, accountIds: readonly IdOf<'accounts'>[]) =>
  db.selectFrom('accounts').select('id').where('id', 'in', accountIds).orderBy('id').forKeyShare().execute();

const standingFor = ({ db }: Work, partnerId: IdOf<'partners'>, purpose: Purpose) =>
  db
    .selectFrom('consents')
    .where('partner_id', '=', partnerId)
    .where('purpose', '=', purpose)
    .where(isStanding('consents'));
