// Which policy decides on one person: the one in force, or the challenger for whoever it was drawn for.
import { sql } from 'kysely';
import type { Column, Columns } from '#platform/server/database/columns.ts';
import { keyedHashes } from '#platform/server/sealing/secret-key.ts';
import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import { type Policy, policySchema } from '../contract.ts';
import { isDrawn } from '../rules/policy/draw-arm.ts';
import { hasBegunForAll } from './policies.ts';

/** The person takes part in the challenge of the version with this number. `champion` is set where the challenger decides on them. */
export type Drawn = { challenge: number; champion: Policy | null };

/** Which policy decides; `isOnly` says that no other version was ever published. */
export type Deciding = { policy: Policy; isOnly: boolean; drawn: Drawn | null };

type Row = Columns<'policies', 'policy'> & {
  is_only: boolean;
  challenge: Column<'policy_challenges', 'version'> | null;
  share_percent: Column<'policy_challenges', 'share_percent'> | null;
  challenger: Column<'policies', 'policy'> | null;
  /** Whether the person was first decided on before the challenge began, or by a node that did not know of it yet. */
  is_known: boolean;
};

/**
 * In one round trip. Whose first decision bears no arm of this challenge stays with the champion, which made it: no step that they were asked
 * for is decided by another policy because of a lot. Of all others the account alone draws, the same as long as the challenge runs.
 */
export async function policyFor(work: Work, accountId: IdOf<'accounts'>): Promise<Deciding> {
  const { rows } = await sql<Row>`
    select p.policy, not exists (select from policies o where o.version > 1) as is_only, c.version as challenge, c.share_percent,
      t.policy as challenger, coalesce((
        select a.challenge is distinct from c.version from decisions d left join challenge_decisions a on a.decision_id = d.id
        where d.account_id = ${accountId} order by d.created_at, d.id limit 1), false) as is_known
    from policies p left join policy_challenges c on c.ended_at is null left join policies t on t.version = c.version
    where ${hasBegunForAll('p', work.now)} order by p.version desc limit 1`.execute(work.db);
  const [row] = rows;
  if (!row) throw new Error('no policy is published: one is installed at start');
  const policy = policySchema.parse(row.policy);
  const { is_only: isOnly, challenge, share_percent: share } = row;
  if (challenge === null || share === null || row.is_known) return { policy, isOnly, drawn: null };
  const hash = await keyedHashes(work.services.config.dataDir, 'policy-challenges');
  return isDrawn(hash(`${challenge} ${accountId}`), share)
    ? { policy: policySchema.parse(row.challenger), isOnly, drawn: { challenge, champion: policy } }
    : { policy, isOnly, drawn: { challenge, champion: null } };
}
