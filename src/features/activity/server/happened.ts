// Writes what happened, in the transaction in which it happened: the audit log's entry, the person's activity and the mails under one event id.
// Then it notifies the screens that it concerns.
import { type RawBuilder, sql } from 'kysely';
import { entriesInsert } from '#features/audit/server/audit.ts';
import { SENT_AHEAD } from '#platform/server/database/statements/prepared-statements.ts';
import { notify } from '#platform/server/live-events.ts';
import { sendMails } from '#platform/server/mail.ts';
import { queuePushes } from '#platform/server/push/queue-pushes.ts';
import { sendTexts, type TextTo } from '#platform/server/text-messages/text-messages.ts';
import type { Work } from '#platform/server/work.ts';
import { type IdOf, newId } from '#shared/id.ts';
import type { Happening, Notified } from './happening.ts';

type Occurrence<F> = {
  facts: F;
  /** What the audit log keeps of the record. */
  before?: object | null | undefined;
  after?: object | null | undefined;
  /** The event's id where `newEvent` made it beforehand; for a notice, the id of the event that it follows from. */
  event?: string | undefined;
};

/** The moment until which it can be taken back (`takeBack`). Mails, text messages and push notifications are sent after it. */
type TakenBack = { takenBackUntil?: Date | undefined };

/** Makes the id of an event in advance, for notices that follow from the event and are written before it. */
export const newEvent = (work: Work): string => newId(work.now.getTime());

/** Writes one happening, and answers the id of its event, which is also the id of its entry in the audit log. */
export async function happened<F extends { accountId?: IdOf<'accounts'> | null }>(
  work: Work,
  what: Happening<F>,
  facts: F,
  { takenBackUntil, ...more }: Omit<Occurrence<F>, 'facts'> & TakenBack = {},
): Promise<string> {
  const event = more.event ?? newEvent(work);
  await happenedAll(work, what, [{ ...more, facts, event }], { takenBackUntil });
  return event;
}

/** The most events that are written by one statement. */
const MOST_AT_ONCE = 1_000;

/** Writes many happenings of one kind at once. A thousand of them take as many statements as one does. */
export async function happenedAll<F extends { accountId?: IdOf<'accounts'> | null }>(
  work: Work,
  what: Happening<F>,
  all: readonly Occurrence<F>[],
  takenBack: TakenBack = {},
): Promise<void> {
  for (let from = 0; from < all.length; from += MOST_AT_ONCE)
    await writeAll(work, what, all.slice(from, from + MOST_AT_ONCE), takenBack);
}

async function writeAll<F extends { accountId?: IdOf<'accounts'> | null }>(
  work: Work,
  what: Happening<F>,
  all: readonly Occurrence<F>[],
  { takenBackUntil }: TakenBack,
): Promise<void> {
  const events = all.map((one) => ({ ...one, event: one.event ?? newEvent(work) }));
  const entries = what.audit ? entriesOf(what.name, what.audit.subject, events) : [];
  const activities = activitiesOf(work, what, events);
  const write = statementOf(work, entries, activities);
  if (write) await sql`${write} ${SENT_AHEAD}`.execute(work.db);
  const { mails, push } = what;
  if (mails)
    await sendMails(
      work,
      events.flatMap(({ facts, event }) => mails(facts, work).map((mail) => ({ ...mail, eventId: event }))),
      takenBackUntil,
    );
  await sendTexts(work, textsOf(work, what, events), takenBackUntil);
  if (push)
    await queuePushes(work, push, recipientsOf(activities, takenBackUntil !== undefined), takenBackUntil);
  notifyScreens(work, [
    ...activities.map(({ accountId }): Notified => [accountId, 'activity']),
    ...events.flatMap(({ facts }) => what.notifies(facts)),
  ]);
}

/** Each person once; by their event where that may be taken back. */
const recipientsOf = (activities: readonly Activity[], mayBeTakenBack: boolean) =>
  [...new Map(activities.map((activity) => [activity.accountId, activity])).values()].map(
    ({ accountId, event }) => ({ accountId, ...(mayBeTakenBack && { eventId: event }) }),
  );

type Event<F> = Occurrence<F> & { event: string };

const entriesOf = (
  action: string,
  subjectKind: string,
  events: readonly Event<{ accountId?: IdOf<'accounts'> | null; subjectId?: string }>[],
) =>
  events.map(({ event, facts, before, after }) => ({
    ...{ id: event, action, subjectKind, subjectId: facts.subjectId ?? '' },
    ...{ accountId: facts.accountId ?? null, before: before ?? null, after: after ?? null },
  }));

function activitiesOf<F extends { accountId?: IdOf<'accounts'> | null }>(
  work: Work,
  { name, bell }: Happening<F>,
  events: readonly Event<F>[],
) {
  return events.flatMap(({ event, facts }) => {
    const information = bell?.information(facts);
    if (!bell || !information || !facts.accountId) return [];
    const details = { [bell.field]: information };
    return [
      {
        id: newEvent(work),
        event,
        accountId: facts.accountId,
        happening: name,
        action: bell.action,
        details,
      },
    ];
  });
}

function textsOf<F extends { accountId?: IdOf<'accounts'> | null }>(
  work: Work,
  { text }: Happening<F>,
  events: readonly Event<F>[],
): TextTo[] {
  return events.flatMap(({ event, facts }) => {
    const message = text?.(facts, work);
    return message && facts.accountId ? [{ accountId: facts.accountId, eventId: event, text: message }] : [];
  });
}

type Activity = ReturnType<typeof activitiesOf>[number];

function statementOf(
  work: Work,
  entries: Parameters<typeof entriesInsert>[1],
  activities: readonly Activity[],
): RawBuilder<unknown> | null {
  if (activities.length === 0) return entries.length > 0 ? entriesInsert(work, entries) : null;
  const activitiesInsert = sql`
    insert into activities (id, event_id, account_id, happening, action, details, created_at)
    select a.id, a.event, a."accountId", a.happening, a.action, a.details, ${work.now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(activities)}::jsonb) as a (id uuid, event uuid, "accountId" uuid, happening text, action text,
      details jsonb)`;
  return entries.length > 0
    ? sql`with audit as (${entriesInsert(work, entries)}) ${activitiesInsert}`
    : activitiesInsert;
}

/** Notifies screens once the transaction has committed; each address gets one notice with all its topics. */
export function notifyScreens(work: Work, notifies: readonly Notified[]): void {
  for (const [address, topics] of notifies)
    notify(work, address === 'staff' || address === 'everyone' ? address : { account: address }, topics);
}
