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
): Promise<{ message: string; email: string }> {
  return work.transaction(async (work) => {
    const known = await addressOf(work, body.token);
    if (known?.email_verified_at) return { message: accountReplies.verified, email: known.email };
    const { accountId, later } = await takeLink(work, body.token, 'VerifyEmail');
    if (later) await work.db.updateTable('accounts').set(later).where('id', '=', accountId).execute();
    await confirmAddress(work, accountId);
    return { message: accountReplies.verified, email: known?.email ?? '' };
  });
}

/** The address that the link was mailed to, and when it was confirmed, by this link or another. */
const addressOf = ({ db }: Work, token: string) =>
  db
    .selectFrom('mail_tokens')
    .innerJoin('accounts', 'accounts.id', 'mail_tokens.account_id')
    .select(['accounts.email', 'email_verified_at'])
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', 'VerifyEmail')
    .executeTakeFirst();

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
