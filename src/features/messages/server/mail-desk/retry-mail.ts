// Queues an e-mail again that could not be sent; two who ask for it at the same moment make it go out once.

import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import { queueAgain } from '#platform/server/mail.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { refuse } from '#shared/refusal.ts';
import type { messageEndpoints } from '../../contract.ts';
import { mailLogTexts } from '../../texts/staff-mail.ts';
import { staffMessageRefusals } from '../../texts/staff-refusals.ts';
import { mailRetried } from '../happenings.ts';

export function retryMail(
  work: Work<Actor>,
  { params }: Received<typeof messageEndpoints, 'POST /api/mails/retry/:id'>,
) {
  return work.transaction(async (work) => {
    const mail = await work.db
      .selectFrom('mails')
      .select(['id', 'state', 'account_id', 'attempts', 'last_error'])
      .where('id', '=', params.id)
      .forUpdate()
      .executeTakeFirst();
    if (!mail) return refuse('request.not_found');
    const again = { message: mailLogTexts.retried, state: 'Queued' as const };
    if (mail.state === 'Queued') return again;
    if (mail.state !== 'Failed') refuse(staffMessageRefusals['mail.not_failed']);
    if (work.services.config.smtpUrl === undefined) refuse(staffMessageRefusals['mail.no_server']);
    await queueAgain(work, mail.id);
    await happened(
      work,
      mailRetried,
      { subjectId: mail.id, accountId: mail.account_id },
      {
        before: { state: mail.state, attempts: mail.attempts, lastError: mail.last_error },
        after: { state: again.state },
      },
    );
    return again;
  });
}
