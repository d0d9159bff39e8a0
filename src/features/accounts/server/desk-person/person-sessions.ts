// Where a person is logged in, for staff, and ending it everywhere at once.
import { audit } from '#features/audit/server/audit.ts';
import { announce } from '#platform/server/live-events.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { refuse } from '#shared/refusal.ts';
import { personReplies } from '#texts/staff-person.ts';
import { endSessions } from '../end-sessions.ts';
import { liveSessions } from '../sessions/own-sessions.ts';
import { lockPerson } from './lock-person.ts';

type Id = { params: { id: string } };

export async function listSessionsOf(work: Work<Actor>, { params: { id } }: Id) {
  const owner = await work.db
    .selectFrom('accounts')
    .select(['id', 'user_type as userType', 'status'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!owner) return refuse('request.not_found');
  return liveSessions(work, owner);
}

export const endSessionsOf = (work: Work<Actor>, { params: { id } }: Id) =>
  work.transaction(async (work) => {
    await lockPerson(work, id);
    const { ended } = await work.db
      .selectFrom('sessions')
      .select((row) => row.fn.countAll<number>().as('ended'))
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow();
    await endSessions(work, id);
    await audit(work, {
      action: 'account.end_sessions',
      subjectKind: 'account',
      subjectId: id,
      accountId: id,
      after: { sessions: ended },
    });
    await announce(work, 'staff', 'accounts');
    return { message: personReplies.sessionsEnded, ended };
  });
