// What notified a person of an event that is taken back: the line under their bell, and what still waits to be sent.
import { withdrawMails } from '#platform/server/mail.ts';
import { withdrawTexts } from '#platform/server/text-messages/text-messages.ts';
import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';

/**
 * Within a transaction, to be undone where it answers false: then a mail or message has left already, and the event stands. Its entry in the
 * audit log stays; that it was taken back is for the caller to say.
 */
export async function takeBack(work: Work, accountId: IdOf<'accounts'>, eventId: string): Promise<boolean> {
  await work.db
    .deleteFrom('activities')
    .where('account_id', '=', accountId)
    .where('event_id', '=', eventId)
    .execute();
  return (await withdrawMails(work, accountId, eventId)) && (await withdrawTexts(work, accountId, eventId));
}
