// Hands queued text messages to their provider: later and later where it is away or busy, never twice at once, and not at night.

import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { IdOf } from '#shared/id.ts';
import { nextMorning } from '#shared/notices/quiet-hours.ts';
import type { Config } from '../config.ts';
import type { Db } from '../database/database.ts';
import { refusalOf } from '../database/database-errors.ts';
import { idIn, type Job } from '../jobs.ts';
import type { Services } from '../work.ts';
import { type TextGateway, TextRefused } from './gateway.ts';
import { smsGateway } from './sms.ts';
import { type Channel, TEXT_JOB, type TextWords } from './text-messages.ts';
import { whatsAppGateway } from './whatsapp.ts';

/** The time after which a hand-over has ended, or its process has: longer than a provider's patience, shorter than the job's own. */
const HAND_OVER_MS = 60_000;
/** For how long it is tried to note that a message left: with a provider's patience before it, less than that. */
const NOTING_MS = 30_000;
const FIRST_PAUSE_MS = 100;

type Ground = Pick<Services, 'config' | 'db' | 'jobs'>;

const gatewaysOf = ({
  sms,
  whatsApp,
}: Pick<Config, 'sms' | 'whatsApp'>): Record<Channel, TextGateway | null> => ({
  SMS: sms && smsGateway(sms),
  WhatsApp: whatsApp && whatsAppGateway(whatsApp),
});

/** The job that sends one message; `clock` tells it the time. */
export function textJob({ config, db, jobs }: Ground, clock = () => new Date()): Job {
  const gateways = gatewaysOf(config);
  return {
    name: TEXT_JOB,
    // The last try comes some seventeen hours after the first; soon after it the message is older than a day.
    retryLimit: 14,
    atOnce: 10,
    async run(payload) {
      const id = idIn<'text_messages'>(payload);
      if (id === undefined) return;
      const now = clock();
      await dropOverdue(db, now, id);
      const waiting = await waitingText(db, id);
      if (!waiting) return;
      const morning = waiting.words.isCode ? null : nextMorning(now);
      if (morning) return jobs.send(db, TEXT_JOB, { id }, morning);
      const gateway = gateways[waiting.channel];
      // Another server, or this one once its settings are right, may still send it.
      if (!gateway) throw new Error(`${waiting.channel} is not configured on this server`);
      if (!(await takeForSending(db, id, now))) throw new Error('another run is handing this message over');
      await handOver(db, gateway, waiting);
    },
  };
}

/** The job that takes out, with their words, the messages that were not sent in time, whatever the reason. */
export const dropOldTextsJob = ({ db }: Pick<Services, 'db'>): Job => ({
  name: 'drop-old-texts',
  cron: '20 * * * *',
  run: () => dropOverdue(db, new Date()),
});

type Waiting = { id: IdOf<'text_messages'>; channel: Channel; number: string; words: TextWords };

const waitingText = async (db: Db, id: IdOf<'text_messages'>): Promise<Waiting | undefined> =>
  (await db
    .selectFrom('text_messages')
    .select(['id', 'channel', 'number', 'words'])
    .where('id', '=', id)
    .where('state', 'in', ['Queued', 'Failed'])
    .executeTakeFirst()) as Waiting | undefined;

/** Drops messages past their time, or, unless they are codes, to an address at which the person no longer wants messages. */
async function dropOverdue(db: Db, now: Date, id?: string): Promise<void> {
  await sql`
    update text_messages t set state = 'Dropped', words = null, sending_until = null
    where t.words is not null ${id === undefined ? sql`` : sql`and t.id = ${id}`}
      and (t.expires_at <= ${now} or ((t.words ->> 'isCode')::boolean is not true and not exists (
        select from text_addresses a where a.account_id = t.account_id and a.channel = t.channel and a.number = t.number)))
      and (t.sending_until is null or t.sending_until < ${now})`.execute(db);
}

const takeForSending = (db: Db, id: IdOf<'text_messages'>, now: Date) =>
  db
    .updateTable('text_messages')
    .set((row) => ({
      sending_until: new Date(now.getTime() + HAND_OVER_MS),
      attempts: row('attempts', '+', 1),
    }))
    .where('id', '=', id)
    .where('state', 'in', ['Queued', 'Failed'])
    .where((row) => row.or([row('sending_until', 'is', null), row('sending_until', '<', now)]))
    .returning('id')
    .executeTakeFirst();

async function handOver(db: Db, gateway: TextGateway, text: Waiting): Promise<void> {
  let provider_id: string;
  try {
    provider_id = await gateway(text);
  } catch (error) {
    const last_error = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
    const isFinal = error instanceof TextRefused;
    await settle(db, text.id, {
      ...(isFinal ? FORGOTTEN : { sending_until: null }),
      state: isFinal ? 'Refused' : 'Failed',
      last_error,
    });
    if (isFinal) return;
    throw error;
  }
  await settleSent(db, text.id, provider_id);
}

const FORGOTTEN = { words: null, sending_until: null };

/**
 * It has left and none of ours may send it twice, so what fails to be written is written again, until another run might take the message
 * over. A provider that counts anew answers with a number that another message had: such a message stays without it.
 */
async function settleSent(db: Db, id: IdOf<'text_messages'>, provider_id: string): Promise<void> {
  let outcome: Outcome = { ...FORGOTTEN, state: 'Sent', last_error: null, sent_at: new Date(), provider_id };
  const until = Date.now() + NOTING_MS;
  for (let pause = FIRST_PAUSE_MS; ; pause *= 2) {
    try {
      return await settle(db, id, outcome);
    } catch (error) {
      if (outcome.provider_id && refusalOf(error)?.code === 'request.conflict')
        outcome = { ...outcome, provider_id: null };
      else if (Date.now() + pause > until) throw error;
      else await setTimeout(pause);
    }
  }
}

type Outcome = {
  state: 'Sent' | 'Failed' | 'Refused';
  words?: null;
  sending_until: null;
  last_error: string | null;
  provider_id?: string | null;
  sent_at?: Date;
};

async function settle(db: Db, id: IdOf<'text_messages'>, outcome: Outcome): Promise<void> {
  await db.updateTable('text_messages').set(outcome).where('id', '=', id).execute();
}

/** What a provider tells later of a message it took: that the phone has it, or that it never will. */
export async function recordDelivery(
  db: Db,
  channel: Channel,
  report: { providerId: string; state: 'Delivered' | 'Refused'; error: string | null },
): Promise<void> {
  await db
    .updateTable('text_messages')
    .set({ state: report.state, last_error: report.error })
    .where('channel', '=', channel)
    .where('provider_id', '=', report.providerId)
    .where('state', '=', 'Sent')
    .execute();
}
