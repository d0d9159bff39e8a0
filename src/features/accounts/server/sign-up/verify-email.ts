// Confirms an address by its mailed link. A second click on a link finds it confirmed and says so, however late.

import { sql } from 'kysely';
import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import { hashToken } from '#platform/server/http/session-cookies.ts';
import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import type { accountEndpoints } from '../../contract.ts';
import { accountReplies } from '../../texts/accounts.ts';
import { addressConfirmed } from '../happenings.ts';
import { takeLink } from '../mailed-links.ts';

export function verifyEmail(
  work: Work,
  { body }: Received<typeof accountEndpoints, 'POST /api/accounts/verifyEmail'>,
): Promise<{ message: string }> {
  return work.transaction(async (work) => {
    if (await isConfirmed(work, body.token)) return { message: accountReplies.verified };
    const { accountId, later } = await takeLink(work, body.token, 'VerifyEmail');
    if (later) await work.db.updateTable('accounts').set(later).where('id', '=', accountId).execute();
    await confirmAddress(work, accountId);
    return { message: accountReplies.verified };
  });
}

/** Whether the address that the link was mailed to is confirmed, by this link or another. */
async function isConfirmed({ db }: Work, token: string): Promise<boolean> {
  const confirmed = await db
    .selectFrom('mail_tokens')
    .innerJoin('accounts', 'accounts.id', 'mail_tokens.account_id')
    .select('accounts.id')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', 'VerifyEmail')
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  return confirmed !== undefined;
}

/** Records that an account's address is its owner's; a `Pending` account may log in from now on, an ordinary user to the quiz. */
export async function confirmAddress(work: Work, accountId: IdOf<'accounts'>): Promise<void> {
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
