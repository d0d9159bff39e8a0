// Takes the password again from somebody logged in, so that their login counts as fresh.

import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { refuse } from '#shared/refusal.ts';
import type { accountEndpoints } from '../../contract.ts';
import { isFreshLogin } from '../../rules/session-life.ts';
import { accountReplies } from '../../texts/accounts.ts';
import { passwordConfirmed } from '../happenings.ts';
import { checkCurrentPassword } from './check-current-password.ts';

export async function confirmPassword(
  work: Work<Actor>,
  { body }: Received<typeof accountEndpoints, 'POST /api/accounts/confirmPassword'>,
): Promise<{ message: string }> {
  const { actor } = work;
  const account = await work.db
    .selectFrom('accounts')
    .select(['email', 'password_hash'])
    .where('id', '=', actor.id)
    .executeTakeFirstOrThrow();
  await checkCurrentPassword(work, actor, account, body.currentPassword);
  return work.transaction(async (work) => {
    const confirmed = await work.db
      .updateTable('sessions')
      .set({ confirmed_at: work.now })
      .where('id', '=', actor.sessionId)
      .returning('id')
      .executeTakeFirst();
    if (!confirmed) refuse('session.needed');
    await happened(work, passwordConfirmed, { subjectId: actor.sessionId, accountId: actor.id });
    return { message: accountReplies.passwordConfirmed };
  });
}

/** Refuses unless the password was given in this session within the last ten minutes, at its login or since. */
export async function refuseStaleLogin({ db, actor, now }: Work<Actor>): Promise<void> {
  const session = await db
    .selectFrom('sessions')
    .select(['created_at', 'confirmed_at'])
    .where('id', '=', actor.sessionId)
    .executeTakeFirst();
  if (!session) return refuse('session.needed');
  if (!isFreshLogin(session.confirmed_at ?? session.created_at, now)) refuse('session.not_fresh');
}
