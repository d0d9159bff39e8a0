// Sends a person's notices to the browser in which they are logged in. It has one owner: who was logged in there last.
import { sql } from 'kysely';
import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import { pushEndpoint } from '#platform/server/push/push-services.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { newId } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import type { pushEndpoints } from '../contract.ts';
import { pushTexts } from '../texts/push.ts';
import { pushRefusals } from '../texts/refusals.ts';
import { pushRegistered } from './happenings.ts';

/** The most browsers of one person. */
export const MOST_DEVICES = 8;

type Given = Received<typeof pushEndpoints, 'POST /api/push/devices'>;

/** Registers a browser. Registering it again in the same session changes nothing. */
export async function registerDevice(work: Work<Actor>, { body }: Given): Promise<{ message: string }> {
  const { push } = work.services.config;
  if (push === null) return refuse(pushRefusals['push.off']);
  const endpoint = pushEndpoint(body.endpoint, push.services);
  if (endpoint === null) return refuse(pushRefusals['push.unknown_service']);
  await work.transaction(async (work) => {
    const id = await keep(work, { ...body, endpoint });
    if (id === null) return;
    await dropOldest(work);
    const service = new URL(endpoint).host;
    await happened(work, pushRegistered, { subjectId: id, accountId: work.actor.id }, { after: { service } });
  });
  return { message: pushTexts.here };
}

/** Stores a browser; null where it is stored like that already. */
async function keep({ db, actor, now }: Work<Actor>, { endpoint, p256dh, auth }: Given['body']) {
  const device = { account_id: actor.id, session_id: actor.sessionId, p256dh, auth };
  const row = await db
    .insertInto('push_devices')
    .values({ id: newId(now.getTime()), endpoint, ...device, registered_at: now })
    .onConflict((conflict) =>
      conflict
        .column('endpoint')
        .doUpdateSet({ ...device, registered_at: now })
        .where(
          sql<boolean>`(push_devices.account_id, push_devices.session_id, push_devices.p256dh, push_devices.auth)
            is distinct from (excluded.account_id, excluded.session_id, excluded.p256dh, excluded.auth)`,
        ),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Forgets the oldest browser beyond the limit: phones are lost and replaced, and a new one is worth more than the eighth before it. */
const dropOldest = ({ db, actor }: Work<Actor>) =>
  db
    .deleteFrom('push_devices')
    .where('account_id', '=', actor.id)
    .where('id', 'not in', (own) =>
      own
        .selectFrom('push_devices')
        .select('id')
        .where('account_id', '=', actor.id)
        .orderBy('registered_at', 'desc')
        .orderBy('id', 'desc')
        .limit(MOST_DEVICES),
    )
    .execute();
