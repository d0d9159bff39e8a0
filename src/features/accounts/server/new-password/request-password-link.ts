// Mails a link to set a new password, where there is an account to set it for; the answer is the same for everyone.

import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import { refuse } from '#shared/refusal.ts';
import type { accountEndpoints } from '../../contract.ts';
import { emailErrors, readEmail } from '../../rules/fields.ts';
import { accountReplies } from '../../texts/accounts.ts';
import { accountRefusals } from '../../texts/refusals.ts';
import { answerAlike } from '../answer-alike.ts';
import { mailReset, mayMail } from '../mailed-links.ts';
import { lockByEmail } from '../store.ts';
import { LINKS, linksFrom, takeTurnsOrRefuse } from '../throttle.ts';

export async function requestPasswordLink(
  work: Work,
  { body }: Received<typeof accountEndpoints, 'POST /api/accounts/requestChangePasswordLink'>,
): Promise<{ message: string }> {
  const fields = emailErrors(body);
  if (Object.keys(fields).length > 0) refuse(accountRefusals['account.fields'], { fields });
  await takeTurnsOrRefuse(work, [linksFrom(work.address), LINKS]);
  return answerAlike(() =>
    work.transaction(async (work) => {
      const owner = await lockByEmail(work.db, readEmail(body.email));
      if (owner && owner.status !== 'Cancelled' && (await mayMail(work, owner))) await mailReset(work, owner);
      return { message: accountReplies.resetSent };
    }),
  );
}
