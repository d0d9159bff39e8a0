// Which documents wait in an officer's queue, and which of them are free: held by nobody else, and nobody else's.
import { type RawBuilder, sql } from 'kysely';
import { isOwnedByOther } from '#features/casework/server/entries-in-sql.ts';
import type { Audience } from '#features/information/contract.ts';
import type { QueueShow } from '#features/verification/contract.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { isHeldByOther } from '../../rules-in-sql/review-claim.ts';
import { queueOfDocuments } from './waiting-documents.ts';

type Piece = RawBuilder<unknown>;

/** How many documents of a queue are asked at most whether they are free: where all people are assigned, a search would ask all that waits. */
export const MOST_ASKED = 1_000;

/**
 * In SQL: whether the verification `v` waits and is shown. `mine` is what people sent who are assigned to the caller, and what the caller
 * holds.
 */
export const inQueue = (work: Work<Actor>, audience: Audience, show: QueueShow): RawBuilder<unknown> => sql`
  v.status = 'Submitted' and v.audience = ${sql.lit(audience)} ${show === 'all' ? sql`` : sql`and v.id in (${mine(work)})`}`;

const mine = ({ actor, now }: Work<Actor>) => sql`
  select sent.id from accounts person join verifications sent on sent.account_id = person.id
  where person.assigned_to = ${actor.id} and sent.status = 'Submitted'
  union select verification_id from review_claims where claimed_by = ${actor.id} and expires_at > ${now}`;

/** Whether the documents `v` may be handed to the caller: what somebody took, holds or looks after is left to them. */
export const isFree = (work: Work<Actor>, audience: Audience): Piece => {
  const { actor: officer, now, services } = work;
  const asked = { officer, now, config: services.config };
  return sql`not ${isUnderReview(work)} and not ${isOwnedByOther(queueOfDocuments(audience), asked)}`;
};

/** Whether somebody else has the documents `v` open. */
export const isUnderReview = ({ actor, now }: Work<Actor>): Piece => isHeldByOther('v', actor.id, now);

/** Whether `v`, of the documents that are `among`, is of the oldest that are asked; an end of the index, so that the search stops there. */
export const nearby = (among: Piece): Piece => sql`v.created_at <= coalesce(
  (select v.created_at from verifications v where ${among} order by v.created_at, v.id limit 1 offset ${sql.lit(MOST_ASKED - 1)}), 'infinity'::timestamptz)`;
