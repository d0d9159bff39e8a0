// Somebody who has agreed to text messages, and what was written to them: for tests that do not ask for the code.
import {
  setTextAddress,
  type TextAddress,
  type TextWords,
} from '#platform/server/text-messages/text-messages.ts';
import type { Services } from '#platform/server/work.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { workAs } from './database.ts';

/** Sends a person's messages to a number from now on, under a consent of its own. */
export async function writeTo(
  services: Services,
  accountId: IdOf<'accounts'>,
  address: TextAddress,
): Promise<void> {
  const consent = newId<'text_consents'>();
  await workAs(services, null).transaction(async (work) => {
    await work.db
      .insertInto('text_consents')
      .values({
        ...{ id: consent, account_id: accountId, channel: address.channel },
        ...{ text_version: 1, given_at: new Date('2026-01-01T12:00:00Z') },
      })
      .execute();
    await setTextAddress(work, accountId, consent, address);
  });
}

/** What waits to be sent to them, the first one first. */
export async function textsTo({ db }: Services, accountId: IdOf<'accounts'>) {
  const rows = await db
    .selectFrom('text_messages')
    .select(['kind', 'channel', 'number', 'words', 'event_id'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ words, ...row }) => ({ ...row, body: (words as TextWords | null)?.body }));
}
