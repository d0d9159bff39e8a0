// Tells everybody how loans are decided now: the policy in force by the clock, and the one that is tried on a share of new applicants.
import type { Work } from '#platform/server/work.ts';
import type { PublishedRules } from '../../contract/published-policy.ts';
import { policySchema } from '../../contract.ts';
import { publishPolicy } from '../../rules/published/publish-policy.ts';
import { hasBegunForAll } from '../policies.ts';

export async function showPublishedPolicy({ db, now }: Work): Promise<PublishedRules> {
  const [row, tried] = await Promise.all([
    db
      .selectFrom('policies as p')
      .select(['p.policy', 'p.starts_at', 'p.published_at'])
      .where(hasBegunForAll('p', now))
      .orderBy('p.version', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('policy_challenges as c')
      .innerJoin('policies as p', 'p.version', 'c.version')
      .select(['p.policy', 'c.started_at', 'c.share_percent as sharePercent'])
      .where('c.ended_at', 'is', null)
      .executeTakeFirst(),
  ]);
  return {
    ...publishPolicy(policySchema.parse(row.policy), row.starts_at ?? row.published_at),
    trying: tried
      ? {
          ...publishPolicy(policySchema.parse(tried.policy), tried.started_at),
          sharePercent: tried.sharePercent,
        }
      : null,
  };
}
