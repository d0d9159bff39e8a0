// Tells everybody how loans are decided now: the policy in force by the clock.
import type { Work } from '#platform/server/work.ts';
import type { PublishedPolicy } from '../../contract/published-policy.ts';
import { policySchema } from '../../contract.ts';
import { publishPolicy } from '../../rules/published/publish-policy.ts';
import { hasStarted } from '../policies.ts';

export async function showPublishedPolicy({ db, now }: Work): Promise<PublishedPolicy> {
  const row = await db
    .selectFrom('policies')
    .select(['policy', 'starts_at', 'published_at'])
    .where(hasStarted(now))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return publishPolicy(policySchema.parse(row.policy), row.starts_at ?? row.published_at);
}
