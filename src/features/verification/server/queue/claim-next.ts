// Holds the next documents of the queue ahead for an officer, so that they are loaded and nobody else's when they are opened.

import { type RawBuilder, sql } from 'kysely';
import type { Audience } from '#features/information/contract.ts';
import type { QueueShow, verificationEndpoints } from '#features/verification/contract.ts';
import type { Columns } from '#platform/server/database/columns.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { isHeldByOther } from '../../rules-in-sql/review-claim.ts';
import { hold, holderOf, isOthers } from './claims.ts';
import { inQueue } from './list-queue.ts';

type Asked = Received<typeof verificationEndpoints, 'POST /api/verification/next'>;
type Candidate = Columns<'verifications', 'id' | 'created_at'>;

/** How often the search is repeated: as many officers may be quicker at the very same moment, one after the other. */
const MOST_TRIES = 20;

export function claimNext(work: Work<Actor>, { body }: Asked) {
  return work.transaction(async (work) => {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const candidate = await firstFree(work, body);
      if (!candidate) break;
      // The claim is read again, because another officer's may have been committed between the search and the lock.
      const claim = await holderOf(work, candidate.id);
      if (isOthers(work, claim)) continue;
      const held = await hold(work, candidate.id, claim);
      return { next: { _id: candidate.id, created: candidate.created_at.toISOString(), claim: held } };
    }
    return { next: null };
  });
}

/**
 * The next free documents of the queue: those after the ones given, else the oldest of all. What another transaction has locked is left to
 * it.
 */
async function firstFree(
  work: Work<Actor>,
  { audience, show, after }: Asked['body'],
): Promise<Candidate | undefined> {
  const later = after
    ? await oldest(
        work,
        audience,
        show,
        sql`(v.created_at, v.id) > (select created_at, id from verifications where id = ${after})`,
      )
    : undefined;
  return later ?? oldest(work, audience, show, sql`v.id is distinct from ${after}::uuid`);
}

async function oldest(
  work: Work<Actor>,
  audience: Audience,
  show: QueueShow,
  place: RawBuilder<unknown>,
): Promise<Candidate | undefined> {
  const { rows } = await sql<Candidate>`
    select v.id, v.created_at from verifications v
    where ${inQueue(work, audience, show)} and ${place} and not ${isHeldByOther('v', work.actor.id, work.now)}
    order by v.created_at, v.id limit 1 for update of v skip locked`.execute(work.db);
  return rows[0];
}
