// The published versions of the decision policy: the latest that has started and is for everybody is in force, and beside it a challenger may decide for a share.
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

/** Whether a row of `policies` is for everybody: a challenger decides for a share alone. `policy` is the alias. */
export const isForAll = (policy: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${policy}.challenges`)} is null`;

/** Whether a row of `policies` has started and is for everybody: the latest such is in force. The clock alone says which have started. */
export const hasBegunForAll = (policy: string, now: Date): RawBuilder<boolean> => {
  const start = sql.ref(`${policy}.starts_at`);
  return sql<boolean>`(${isForAll(policy)} and (${start} is null or ${start} <= ${now}))`;
};

/** Whether a row of `policies` ever decided for everybody. A version whose place another took before its start never did. */
export const wasEverInForce = (policy: string, now: Date): RawBuilder<boolean> => {
  const [version, start] = [sql.ref(`${policy}.version`), sql.ref(`${policy}.starts_at`)];
  return sql<boolean>`(${hasBegunForAll(policy, now)} and not exists (
    select from policies later
    where later.version > ${version} and ${isForAll('later')} and coalesce(later.starts_at, later.published_at) <= ${start}))`;
};

/** The policy in force for everybody whom no challenger decides on. Throws when none is published, which no running server meets: one is installed at start. */
export async function policyInForce({ db, now }: Pick<Work, 'db' | 'now'>): Promise<Policy> {
  const row = await db
    .selectFrom('policies as p')
    .select('p.policy')
    .where(hasBegunForAll('p', now))
    .orderBy('p.version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return policySchema.parse(row.policy);
}

/** The policy in force, and behind it the challenger that decides for a share of new applicants while one does. Throws as `policyInForce`. */
export async function policiesDeciding({
  db,
  now,
}: Pick<Work, 'db' | 'now'>): Promise<[Policy, ...Policy[]]> {
  const row = await db
    .selectFrom('policies as p')
    .leftJoin('policy_challenges as c', (join) => join.on('c.ended_at', 'is', null))
    .leftJoin('policies as t', 't.version', 'c.version')
    .select(['p.policy', 't.policy as challenger'])
    .where(hasBegunForAll('p', now))
    .orderBy('p.version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const inForce = policySchema.parse(row.policy);
  return row.challenger ? [inForce, policySchema.parse(row.challenger)] : [inForce];
}
