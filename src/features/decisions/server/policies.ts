// The published versions of the decision policy; the latest that has started is in force.
import { type RawBuilder, sql } from 'kysely';
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

/** Whether a row of `policies` has started: the clock alone says which versions have. */
export const hasStarted = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(starts_at is null or starts_at <= ${now})`;

/** The policy in force. Throws when none is published, which no running server meets: one is installed at start. */
export async function policyInForce({ db, now }: Pick<Work, 'db' | 'now'>): Promise<Policy> {
  const row = await db
    .selectFrom('policies')
    .select('policy')
    .where(hasStarted(now))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return policySchema.parse(row.policy);
}
