// Ends the notices of browsers: of one by its owner's switch, of others with the sessions in which they were registered.

import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import { pushEndpoint } from '#platform/server/push/push-services.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import type { pushEndpoints } from '../contract.ts';
import { pushTexts } from '../texts/push.ts';
import { pushEnded } from './happenings.ts';

export async function endDevice(
  work: Work<Actor>,
  { body }: Received<typeof pushEndpoints, 'POST /api/push/devices/end'>,
): Promise<{ message: string }> {
  const { push } = work.services.config;
  // A browser whose push service is no longer among the known ones is ended all the same.
  const endpoint = pushEndpoint(body.endpoint, push?.services ?? []) ?? body.endpoint;
  await work.transaction(async (work) => {
    const ended = await work.db
      .deleteFrom('push_devices')
      .where('endpoint', '=', endpoint)
      .where('account_id', '=', work.actor.id)
      .returning('id')
      .executeTakeFirst();
    if (ended) await happened(work, pushEnded, { subjectId: ended.id, accountId: work.actor.id });
  });
  return { message: pushTexts.off };
}

/** Ends the browsers that were registered in sessions that end. `ended` and `kept` are sessions; without either, all browsers of the account end. */
export async function endDevicesOf(
  { db }: Pick<Work, 'db'>,
  accountId: IdOf<'accounts'>,
  { ended, kept }: { ended?: IdOf<'sessions'>; kept?: IdOf<'sessions'> } = {},
): Promise<void> {
  await db
    .deleteFrom('push_devices')
    .where('account_id', '=', accountId)
    .$if(ended !== undefined, (query) => query.where('session_id', '=', ended ?? null))
    .$if(kept !== undefined, (query) => query.where('session_id', '!=', kept ?? null))
    .execute();
}
