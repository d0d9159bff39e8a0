// Holds the next documents of the queue ahead for an officer, so that they are loaded and nobody else's when they are opened.

import { sql } from 'kysely';
import type { verificationEndpoints } from '#features/verification/contract.ts';
import type { Columns } from '#platform/server/database/columns.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { hold, holderOf, isOthers } from './claims.ts';
import { inQueue, isFree, isUnderReview, nearby } from './free-documents.ts';

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
 * The next documents of the queue that are nobody else's: those after the ones given, else the oldest of all. Only where there are none, those
 * that somebody else owns and does not have open. What another transaction has locked is left to it.
 */
async function firstFree(work: Work<Actor>, { audience, show, after }: Asked['body']) {
  const places = [
    ...(after
      ? [sql`(v.created_at, v.id) > (select created_at, id from verifications where id = ${after})`]
      : []),
    sql`v.id is distinct from ${after}::uuid`,
  ].map((place) => sql`${inQueue(work, audience, show)} and ${place}`);
  const searches = [
    ...places.map((among) => sql`${among} and ${nearby(among)} and ${isFree(work, audience)}`),
    ...places.map((among) => sql`${among} and not ${isUnderReview(work)}`),
  ];
  for (const search of searches) {
    const { rows } = await sql<Candidate>`
      select v.id, v.created_at from verifications v where ${search}
      order by v.created_at, v.id limit 1 for update of v skip locked`.execute(work.db);
    if (rows[0]) return rows[0];
  }
  return undefined;
}
