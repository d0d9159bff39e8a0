// What a person was shown under other policies than the one that decides on them now, as long as its advice is kept to.

import { sql } from 'kysely';
import type { Work } from '#platform/server/work.ts';
import { addDays, dayOf, readDay, startOfDay } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { type LoanModel, policySchema } from '../contract.ts';
import { ADVICE_STANDS_DAYS, type Given } from '../rules/reasons/honoured.ts';
import { keptInputs } from './kept/kept-decision.ts';
import { isForAll } from './policies.ts';

type Asked = {
  model: LoanModel;
  /** The number of the policy that decides now; advice of this version is left out. */
  otherThan: number;
};

export type AdviceGiven = Given & { decisionId: IdOf<'decisions'> };

/** The latest decision under each of them with its policy, the newest policy first: of those shown in the last 30 days, while its policy was in force. */
export async function adviceGiven(
  { db, now }: Work,
  accountId: IdOf<'accounts'>,
  { model, otherThan }: Asked,
): Promise<AdviceGiven[]> {
  const shown = await db
    .selectFrom('decisions as d')
    .innerJoin('policies as p', 'p.version', 'd.policy_version')
    .select(['d.id', 'd.inputs', 'd.outcome', 'p.policy'])
    .where('d.account_id', '=', accountId)
    .where('d.model', '=', model)
    .where('d.policy_version', '<>', otherThan)
    .where(
      sql<boolean>`case when ${isForAll('p')}
        then not exists (
          select from policies n where n.version > p.version and ${isForAll('n')} and coalesce(n.starts_at, n.published_at) <= d.created_at)
        else not exists (select from policy_challenges c where c.version = p.version and c.ended_at <= d.created_at) end`,
    )
    .where('d.created_at', '>=', startOfDay(addDays(dayOf(now), -ADVICE_STANDS_DAYS)))
    .distinctOn('d.policy_version')
    .orderBy('d.policy_version', 'desc')
    .orderBy('d.created_at', 'desc')
    .orderBy('d.id', 'desc')
    .execute();
  return shown.flatMap(({ id, policy, inputs, outcome }) => {
    const givenOn = readDay((outcome as { decidedOn: string }).decidedOn);
    if (!givenOn) return [];
    const read = { policy: policySchema.parse(policy), inputs: keptInputs(inputs) };
    return [{ decisionId: id, ...read, givenOn }];
  });
}
