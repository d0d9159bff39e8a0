// Queues what is to reach people's phones, in the transaction that causes it: sent once that has committed, by day, and not when it is stale.

import { DAY_MS } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import type { PushNotice } from '#shared/notices/push.ts';
import { nextMorning } from '#shared/notices/quiet-hours.ts';
import type { Work } from '../work.ts';

/** The job that sends to every browser of a person, as far as they allow it. */
export const PUSH_TO_PERSON = 'push-to-person';

/** How long a push is worth sending; what is older is better read in the app. */
const FRESH_MS = DAY_MS;

/** A push as it lies in the queue; moments are ISO texts. */
export type QueuedPush = {
  accountId: IdOf<'accounts'>;
  notice: PushNotice;
  staleAt: string;
  /** The event that it tells of, where that may still be taken back. */
  eventId?: string;
};

type PushRecipient = {
  accountId: IdOf<'accounts'>;
  /** The event, where it may still be taken back: the push is sent only while the person's bell shows it. */
  eventId?: string;
};

/** Queues a push to each of at most 1,000 people, with one statement; none leaves before `from`. Does nothing where no keys are configured. */
export async function queuePushes(
  { services, db, now }: Work,
  notice: PushNotice,
  people: readonly PushRecipient[],
  from = now,
): Promise<void> {
  if (services.config.push === null) return;
  const at = nextMorning(from) ?? from;
  const staleAt = new Date(at.getTime() + FRESH_MS).toISOString();
  const queued = people.map((person): QueuedPush => ({ ...person, notice, staleAt }));
  await services.jobs.sendMany(db, PUSH_TO_PERSON, queued, at);
}
