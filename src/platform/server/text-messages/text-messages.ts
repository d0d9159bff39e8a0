// Outgoing text messages: written in the transaction that causes them, to those who chose a channel, sent by a job. The mails go all the same.
import { sql } from 'kysely';
import { DAY_MS } from '#shared/calendar.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { nextMorning } from '#shared/notices/quiet-hours.ts';
import type { TextMessage } from '#shared/notices/text-template.ts';
import type { Config } from '../config.ts';
import type { Columns } from '../database/columns.ts';
import type { Work } from '../work.ts';

export type Channel = 'SMS' | 'WhatsApp';

/** The words of a message as they wait in the outbox; they are forgotten once it is settled. */
export type TextWords = { template: string; values: string[]; body: string; isCode: boolean };

/** The number and channel by which somebody is reached. `number` is digits alone, the country's code first. */
export type TextAddress = { channel: Channel; number: string };

export type TextTo = {
  accountId: IdOf<'accounts'>;
  /** The event that it tells of, whose entry in the audit log has the same id. */
  eventId: string;
  text: TextMessage;
};

export const TEXT_JOB = 'send-text';

/** How long a message may wait: what tells of yesterday is not sent tomorrow. */
const LIFE_MS = DAY_MS;

/** The channels that this server can write through. */
export const channelsOf = ({ sms, whatsApp }: Pick<Config, 'sms' | 'whatsApp'>): Channel[] => [
  ...(sms ? (['SMS'] as const) : []),
  ...(whatsApp ? (['WhatsApp'] as const) : []),
];

/**
 * Writes text messages to those people who have chosen a channel that is configured; the others have their mail. At night they wait for the
 * morning, in any case until `at`.
 */
export async function sendTexts(work: Work, texts: readonly TextTo[], at?: Date): Promise<void> {
  const channels = channelsOf(work.services.config);
  if (texts.length === 0 || channels.length === 0) return;
  const rows = texts.map(({ accountId, eventId, text }) => ({
    id: newId(work.now.getTime()),
    accountId,
    eventId,
    kind: text.template.name,
    words: wordsOf(text),
  }));
  const { rows: written } = await sql<Columns<'text_messages', 'id'>>`
    insert into text_messages (id, account_id, event_id, channel, number, kind, words, state, created_at, expires_at)
    select t.id, t."accountId", t."eventId", a.channel, a.number, t.kind, t.words, 'Queued', ${work.now}::timestamptz, ${expiry(work, LIFE_MS)}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (id uuid, "accountId" uuid, "eventId" uuid, kind text, words jsonb)
    join text_addresses a on a.account_id = t."accountId"
    where a.channel = any(${channels})
    returning id`.execute(work.db);
  await work.services.jobs.sendMany(work.db, TEXT_JOB, written, nextMorning(at ?? work.now) ?? at);
}

/** Writes a code to a number that is not proven yet, by day or night; it is void after `lifeMs`. */
export async function sendCode(
  work: Work,
  accountId: IdOf<'accounts'>,
  { channel, number }: TextAddress,
  text: TextMessage,
  lifeMs: number,
): Promise<void> {
  const id = newId<'text_messages'>(work.now.getTime());
  await work.db
    .insertInto('text_messages')
    .values({
      ...{ id, account_id: accountId, channel, number, kind: text.template.name, state: 'Queued' },
      ...{ words: JSON.stringify(wordsOf(text)), created_at: work.now, expires_at: expiry(work, lifeMs) },
    })
    .execute();
  await work.services.jobs.send(work.db, TEXT_JOB, { id });
}

/** Sets where texts for an account go from now on, as the consent allows. */
export async function setTextAddress(
  { db }: Work,
  accountId: IdOf<'accounts'>,
  consentId: IdOf<'text_consents'>,
  { channel, number }: TextAddress,
): Promise<void> {
  const address = { consent_id: consentId, channel, number };
  await db
    .insertInto('text_addresses')
    .values({ account_id: accountId, ...address })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(address))
    .execute();
}

/** Removes an account's address for texts: from now on nothing is sent there, not even what is queued. */
export async function removeTextAddress({ db }: Work, accountId: IdOf<'accounts'>): Promise<void> {
  await db.deleteFrom('text_addresses').where('account_id', '=', accountId).execute();
}

/** Takes an event's messages out of the outbox, within a transaction; false where one of them was handed over already, or is just now. */
export async function withdrawTexts(
  { db }: Work,
  accountId: IdOf<'accounts'>,
  eventId: string,
): Promise<boolean> {
  await db
    .deleteFrom('text_messages')
    .where('account_id', '=', accountId)
    .where('event_id', '=', eventId)
    .where('attempts', '=', 0)
    .execute();
  const left = await db
    .selectFrom('text_messages')
    .select('id')
    .where('account_id', '=', accountId)
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return left === undefined;
}

/** Forgets what was written to a person, before a moment or ever. */
export async function forgetTexts({ db }: Work, accountId: IdOf<'accounts'>, before?: Date): Promise<void> {
  const theirs = db.deleteFrom('text_messages').where('account_id', '=', accountId);
  await (before ? theirs.where('created_at', '<', before) : theirs).execute();
}

const wordsOf = ({ template, values }: TextMessage): TextWords => ({
  template: template.name,
  values: [...values],
  body: template.says(...values),
  isCode: template.isCode === true,
});

const expiry = ({ now }: Work, lifeMs: number): Date => new Date(now.getTime() + lifeMs);
