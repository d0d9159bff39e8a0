// The published versions of the decision policy; the newest is in force.
import type { Work } from '#platform/server/work.ts';
import { type Policy, policySchema } from '../contract.ts';
import { defaultPolicy } from '../defaults/policy.ts';

/** Publishes the default policy as version 1 where there is none yet. */
export async function installPolicy(work: Work): Promise<void> {
  await work.db
    .insertInto('policies')
    .values({
      version: defaultPolicy.version,
      policy: JSON.stringify(defaultPolicy),
      published_at: work.now,
      created_by: null,
      created_at: work.now,
    })
    .onConflict((conflict) => conflict.column('version').doNothing())
    .execute();
}

/** The policy in force. Throws when none is published, which no running server meets: one is installed at start. */
export async function policyInForce({ db }: Pick<Work, 'db'>): Promise<Policy> {
  const row = await db
    .selectFrom('policies')
    .select('policy')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return policySchema.parse(row.policy);
}
