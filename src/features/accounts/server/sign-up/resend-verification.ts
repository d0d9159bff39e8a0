// Sends the link that confirms an address again, to whoever still needs it; the answer is the same for everyone.

import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { accountEndpoints } from '../../contract.ts';
import { readEmail } from '../../rules/fields.ts';
import { accountMails, accountReplies } from '../../texts/accounts.ts';
import { answerAlike } from '../answer-alike.ts';
import { mailReset, mailVerification, mayMail } from '../mailed-links.ts';
import { NO_PASSWORD } from '../passwords.ts';
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
      if (owner?.status === 'Pending' && (await mayMail(work, owner))) {
        // Of several who signed up with the address nobody knows who asks, but whoever reads its mails.
        if (owner.password_hash === NO_PASSWORD) await mailReset(work, owner, accountMails.chooseOwn);
        else await mailVerification(work, owner);
      }
      return { message: accountReplies.verificationSent };
    }),
  );
}
