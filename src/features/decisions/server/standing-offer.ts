// The offer that was last made to a person and can still be taken, with the policy that it was made under.

import type { Work } from '#platform/server/work.ts';
import { type Day, readDay } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { type Decision, type LoanModel, type Policy, policySchema } from '../contract.ts';
import { keptInputs } from './kept/kept-decision.ts';

export type StandingOffer = {
  policy: Policy;
  inputs: object;
  /** The last day on which the offer can be taken. */
  expiresOn: Day;
  /** The advice that the offer was made to honour, if any. */
  honours: Decision['honours'];
};

/**
 * The person's standing offer; null where the latest decision on record is a decline, has run out, or was followed by
 * an application to us, which took the offer.
 */
export async function standingOffer(
  { db, now }: Work,
  accountId: IdOf<'accounts'>,
  model: LoanModel,
): Promise<StandingOffer | null> {
  const latest = await db
    .selectFrom('decisions as d')
    .innerJoin('policies as p', 'p.version', 'd.policy_version')
    .select(['d.inputs', 'd.outcome', 'd.approved', 'd.expires_at', 'd.model', 'p.policy'])
    .select((row) =>
      row
        .exists(
          row
            .selectFrom('applications as a')
            .select('a.id')
            .whereRef('a.account_id', '=', 'd.account_id')
            .whereRef('a.created_at', '>=', 'd.created_at')
            .where('a.partner_loan_id', 'is', null),
        )
        .as('taken'),
    )
    .where('d.account_id', '=', accountId)
    .orderBy('d.created_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!latest?.approved || latest.taken || latest.model !== model || latest.expires_at <= now) return null;
  const { offer, honours } = latest.outcome as { offer: { expiresOn: string } } & Pick<Decision, 'honours'>;
  const expiresOn = readDay(offer.expiresOn);
  return (
    expiresOn && {
      policy: policySchema.parse(latest.policy),
      inputs: keptInputs(latest.inputs),
      expiresOn,
      honours,
    }
  );
}
