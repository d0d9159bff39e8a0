// The decision that a person was last shown, and until when its advice is kept to.

import type { Work } from '#platform/server/work.ts';
import { addDays, type Day, dayOf, readDay } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import type { Decision } from '../contract.ts';
import { canonical } from '../rules/policy/canonical.ts';
import { ADVICE_STANDS_DAYS } from '../rules/reasons/honoured.ts';

type Shown = {
  id: IdOf<'decisions'>;
  inputs: object;
  policy_version: number;
  approved: boolean;
  expires_at: Date;
  created_at: Date;
};

export const lastShown = ({ db }: Work, accountId: IdOf<'accounts'>): Promise<Shown | undefined> =>
  db
    .selectFrom('decisions')
    .select(['id', 'inputs', 'policy_version', 'approved', 'expires_at', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/**
 * Whether a decision is the one that was shown: by its policy, its outcome and its inputs. An offer that ran out is a new one, even of the
 * same inputs; so is the one that a birthday brings.
 */
export const saysTheSame = (shown: Shown, decision: Decision, now: Date): boolean =>
  shown.policy_version === decision.policyVersion &&
  shown.approved === (decision.offer !== null) &&
  (!shown.approved || now < shown.expires_at) &&
  canonical(shown.inputs) === canonical(decision.inputs);

/** The last day on which the advice of a decision is kept to, counted from the day on which it was shown first. */
export const adviceRunsUntil = ({ created_at }: Pick<Shown, 'created_at'>): Day =>
  addDays(dayOf(created_at), ADVICE_STANDS_DAYS);

/**
 * The last day on which the advice of a present decision is kept to. Under a policy that is no longer in force that is the offer's own last
 * day.
 */
export async function adviceStandsUntil(
  work: Work,
  accountId: IdOf<'accounts'>,
  decision: Decision,
  isInForce: boolean,
): Promise<Day> {
  const today = dayOf(work.now);
  const lastDay = (decision.offer && readDay(decision.offer.expiresOn)) ?? today;
  if (!isInForce) return lastDay;
  const shown = await lastShown(work, accountId);
  const runs = shown && saysTheSame(shown, decision, work.now) ? adviceRunsUntil(shown) : today;
  // What has run out is put on record, and begins anew, when it is shown again.
  const until = runs > today ? runs : addDays(today, ADVICE_STANDS_DAYS);
  return until > lastDay ? until : lastDay;
}
