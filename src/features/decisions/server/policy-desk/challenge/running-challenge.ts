// The challenge that runs, if one does, and its end.

import { fullNameOf } from '#features/accounts/server/store.ts';
import type { Columns } from '#platform/server/database/columns.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { PolicyChallenge } from '../../../contract/policy-desk.ts';
import { policyChanges } from '../../../rules/policy/policy-changes.ts';
import { figuresIn } from '../versions.ts';

/** The challenge as it runs. Whether it can be compared yet is left out, because that reads the loans of both arms and only its promotion needs it. */
export type RunningChallenge = Omit<PolicyChallenge, 'isCompared'>;

export async function runningChallenge({ db }: Work): Promise<RunningChallenge | null> {
  const row = await db
    .selectFrom('policy_challenges as c')
    .innerJoin('policies as p', 'p.version', 'c.version')
    .innerJoin('policies as f', 'f.version', 'p.challenges')
    .innerJoin('policy_trials as t', 't.id', 'p.trial_id')
    .leftJoin('accounts as a', 'a.id', 'p.created_by')
    .select(['c.version', 'c.share_percent', 'c.started_at', 'p.note', 'p.policy', 't.draft_id'])
    .select(['f.version as champion', 'f.policy as before', 'a.first_name', 'a.last_name'])
    .where('c.ended_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const writers = await db
    .selectFrom('policy_draft_writers')
    .select('account_id')
    .where('draft_id', '=', row.draft_id)
    .orderBy('account_id')
    .execute();
  return {
    version: row.version,
    champion: row.champion,
    sharePercent: row.share_percent,
    startedAt: row.started_at.toISOString(),
    startedBy:
      row.first_name === null || row.last_name === null
        ? null
        : fullNameOf({ first_name: row.first_name, last_name: row.last_name }),
    note: row.note,
    changes: policyChanges(figuresIn({ policy: row.before }), figuresIn(row)),
    writers: writers.map(({ account_id }) => account_id),
  };
}

type Ending = { as: NonNullable<Columns<'policy_challenges', 'ended_as'>['ended_as']>; note: string };

/** Ends the challenge that runs; answers its number, null where none does. The caller holds the lock of the versions. */
export async function endChallenge(
  { db, actor, now }: Work<Actor>,
  { as, note }: Ending,
): Promise<number | null> {
  const ended = await db
    .updateTable('policy_challenges')
    .set({ ended_at: now, ended_by: actor.id, ended_as: as, end_note: note })
    .where('ended_at', 'is', null)
    .returning('version')
    .executeTakeFirst();
  return ended?.version ?? null;
}
