// Ends the sessions of an account at once: its owner's next call is a visitor's, and their open pages are notified.
import { endDevicesOf } from '#features/push/server/end-device.ts';
import { notify } from '#platform/server/live-events.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';

export async function endSessions(work: Work, accountId: IdOf<'accounts'>): Promise<void> {
  await work.db.deleteFrom('sessions').where('account_id', '=', accountId).execute();
  await endDevicesOf(work, accountId);
  notify(work, { account: accountId }, 'session');
}

/** Ends all sessions of the actor except the present one. */
export async function endOtherSessions(work: Work<Actor>): Promise<void> {
  await work.db
    .deleteFrom('sessions')
    .where('account_id', '=', work.actor.id)
    .where('id', '!=', work.actor.sessionId)
    .execute();
  await endDevicesOf(work, work.actor.id, { kept: work.actor.sessionId });
  notify(work, { account: work.actor.id }, 'session');
}
