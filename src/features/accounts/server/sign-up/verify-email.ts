// Confirms an address by its mailed link. A second click on the same link finds it confirmed and says so.

import { sql } from 'kysely';
import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import { accountReplies } from '#texts/accounts.ts';
import type { accountEndpoints } from '../../contract.ts';
import { addressConfirmed } from '../happenings.ts';
import { useLink } from '../mailed-links.ts';

export function verifyEmail(
  work: Work,
  { body }: Received<typeof accountEndpoints, 'POST /api/accounts/verifyEmail'>,
): Promise<{ message: string }> {
  return work.transaction(async (work) => {
    const { accountId } = await useLink(work, body.token, 'VerifyEmail');
    await confirmAddress(work, accountId);
    return { message: accountReplies.verified };
  });
}

/** Records that an account's address is its owner's; a `Pending` account may log in from now on, an ordinary user to the quiz. */
export async function confirmAddress(work: Work, accountId: string): Promise<void> {
  const confirmed = await work.db
    .updateTable('accounts')
    .set({
      email_verified_at: work.now,
      status: sql`case when status <> 'Pending' then status when user_type = 'User' then 'UserQuiz' else 'Active' end`,
    })
    .where('id', '=', accountId)
    .where('email_verified_at', 'is', null)
    .returning('status')
    .executeTakeFirst();
  if (!confirmed) return;
  await happened(
    work,
    addressConfirmed,
    { subjectId: accountId, accountId },
    { after: { status: confirmed.status } },
  );
}
