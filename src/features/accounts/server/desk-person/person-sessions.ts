// Where a person is logged in, for staff, and ending it everywhere at once.

import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { refuse } from '#shared/refusal.ts';
import type { personEndpoints } from '../../contract/person.ts';
import { personReplies } from '../../texts/staff-person.ts';
import { sessionsEnded } from '../happenings.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { liveSessions } from '../sessions/own-sessions.ts';
import { lockPerson } from './lock-person.ts';

export async function listSessionsOf(
  work: Work<Actor>,
  { params: { id } }: Received<typeof personEndpoints, 'GET /api/accounts/sessions/of/:id'>,
) {
  const owner = await work.db
    .selectFrom('accounts')
    .select(['id', 'user_type as userType', 'status'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!owner) return refuse('request.not_found');
  return liveSessions(work, owner);
}

export const endSessionsOf = (
  work: Work<Actor>,
  { params: { id } }: Received<typeof personEndpoints, 'POST /api/accounts/sessions/end-all/:id'>,
) =>
  work.transaction(async (work) => {
    await lockPerson(work, id);
    const { ended } = await work.db
      .selectFrom('sessions')
      .select((row) => row.fn.countAll<number>().as('ended'))
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow();
    await endSessions(work, id);
    await happened(work, sessionsEnded, { subjectId: id, accountId: id }, { after: { sessions: ended } });
    return { message: personReplies.sessionsEnded, ended };
  });
