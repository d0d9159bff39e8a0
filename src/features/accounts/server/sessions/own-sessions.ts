// Where a person is logged in, and ending one of those sessions from another.

import { happened } from '#features/activity/server/happened.ts';
import { endDevicesOf } from '#features/push/server/end-device.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { refuse } from '#shared/refusal.ts';
import type { accountEndpoints, OwnSession } from '../../contract.ts';
import { isAlive } from '../../rules/session-life.ts';
import { accountReplies } from '../../texts/accounts.ts';
import { sessionEnded } from '../happenings.ts';

const MOST_SHOWN = 20;

export const listSessions = (work: Work<Actor>): Promise<OwnSession[]> => liveSessions(work, work.actor);

/** The sessions that speak for a person now, the latest used first; the current one is that of whoever asks. */
export async function liveSessions(
  { db, actor, now }: Work<Actor>,
  owner: Pick<Actor, 'id' | 'userType' | 'status'>,
): Promise<OwnSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'last_seen_at', 'expires_at', 'address', 'user_agent'])
    .where('account_id', '=', owner.id)
    .orderBy('last_seen_at', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return rows
    .filter((row) => isAlive({ ...owner, lastSeenAt: row.last_seen_at, expiresAt: row.expires_at }, now))
    .map((row) => ({
      _id: row.id,
      created: row.created_at.toISOString(),
      lastSeen: row.last_seen_at.toISOString(),
      address: row.address,
      userAgent: row.user_agent,
      isCurrent: row.id === actor.sessionId,
    }));
}

/** Ends one of the caller's sessions; another person's counts as not found. Ending the present one logs out. */
export async function endSession(
  work: Work<Actor>,
  { params }: Received<typeof accountEndpoints, 'POST /api/accounts/sessions/end/:id'>,
): Promise<{ message: string }> {
  const { actor } = work;
  await work.transaction(async (work) => {
    const ended = await work.db
      .deleteFrom('sessions')
      .where('id', '=', params.id)
      .where('account_id', '=', actor.id)
      .returning('id')
      .executeTakeFirst();
    if (!ended) refuse('request.not_found');
    await endDevicesOf(work, actor.id, { ended: ended.id });
    await happened(work, sessionEnded, { subjectId: ended.id, accountId: actor.id });
  });
  if (params.id === actor.sessionId) work.cookies.end();
  return { message: accountReplies.sessionEnded };
}
