// Sends the link that confirms an address again, to whoever still needs it; the answer is the same for everyone.

import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { accountEndpoints } from '../../contract.ts';
import { readEmail } from '../../rules/fields.ts';
import { accountReplies } from '../../texts/accounts.ts';
import { answerAlike } from '../answer-alike.ts';
import { mailVerification, mayMail } from '../mailed-links.ts';
import { lockByEmail } from '../store.ts';
import { LINKS, linksFrom, takeTurnsOrRefuse } from '../throttle.ts';

export async function resendVerification(
  work: Work,
  { body }: Received<typeof accountEndpoints, 'POST /api/accounts/resendVerification'>,
): Promise<{ message: string }> {
  await takeTurnsOrRefuse(work, [linksFrom(work.address), LINKS]);
  return answerAlike(() =>
    work.transaction(async (work) => {
      const owner = await lockByEmail(work.db, readEmail(body.email));
      if (owner?.status === 'Pending' && (await mayMail(work, owner))) await mailVerification(work, owner);
      return { message: accountReplies.verificationSent };
    }),
  );
}
