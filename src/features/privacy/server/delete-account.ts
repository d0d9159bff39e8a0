// Deletes the caller's account: who they are goes, what the books need stays under nobody's name, and every session ends.

import { checkCurrentPassword } from '#features/accounts/server/new-password/check-current-password.ts';
import { endSessions } from '#features/accounts/server/sessions/end-sessions.ts';
import { happened } from '#features/activity/server/happened.ts';
import { openBusinessOf } from '#features/applications/server/open-business.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import type { privacyEndpoints } from '../contract.ts';
import { whyNotDelete } from '../rules/may-delete.ts';
import { privacyReplies } from '../texts/privacy.ts';
import { privacyRefusals } from '../texts/refusals.ts';
import { accountDeleted } from './happenings.ts';
import { eraseEverything } from './personal-records.ts';
import { removeFilesLater } from './remove-files.ts';

type Reply = { message: string };

/**
 * Deletes the caller's account. The password is always asked for: a phone left on a table must not be enough to end all that its owner has
 * here.
 */
export async function deleteAccount(
  work: Work<Actor>,
  { body }: Received<typeof privacyEndpoints, 'POST /api/accounts/delete'>,
): Promise<Reply> {
  const { id } = work.actor;
  const account = await work.db
    .selectFrom('accounts')
    .select(['email', 'password_hash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await checkCurrentPassword(work, work.actor, account, body.currentPassword);
  const reply = await work.transaction((work) => erase(work, id));
  work.cookies.end();
  return reply;
}

/** Erases an account; idempotent: of two deletions at once the second finds it done, and answers the same. */
async function erase(work: Work<Actor>, id: IdOf<'accounts'>): Promise<Reply> {
  const { erased_at } = await work.db
    .selectFrom('accounts')
    .select('erased_at')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (erased_at !== null) return { message: privacyReplies.deleted };
  const refusal = whyNotDelete(await openBusinessOf(work, id));
  if (refusal) refuse(privacyRefusals[refusal]);
  await endSessions(work, id);
  await removeFilesLater(work, await eraseEverything(work, id));
  await happened({ ...work, address: '' }, accountDeleted, { subjectId: id, accountId: id });
  return { message: privacyReplies.deleted };
}
