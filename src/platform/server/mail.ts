// Outgoing mail: written in the transaction that causes it, sent by a job, so that nobody ever waits for a mail server.

import { MINUTE_MS } from '#shared/calendar.ts';
import { escapeHtml } from '#shared/html/escape-html.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { nodemailer } from './connections/nodemailer.ts';
import { type OutageLog, outageOf } from './connections/outage-log.ts';
import type { Db } from './database/database.ts';
import { idIn, type Job } from './jobs.ts';
import { notify } from './live-events.ts';
import type { Services, Work } from './work.ts';

/** Plain paragraphs, and at most one link; both the text and the escaped HTML are made from them. */
export type Mail = {
  /** The id in the outbox, where whoever writes the mail wants to know it; a new one otherwise. */
  id?: IdOf<'mails'>;
  to: string;
  accountId?: IdOf<'accounts'>;
  /** The event that it tells of, whose entry in the audit log has the same id. */
  eventId?: string;
  subject: string;
  paragraphs: string[];
  link?: { label: string; url: string };
  /** Whether only admins read its words in the log of outgoing e-mail. */
  forAdmins?: boolean;
};

const JOB = 'send-mail';

/** One statement takes no more mails: whoever writes to everyone does it in batches, each in its own transaction. */
const MOST_MAILS = 1_000;

/** Writes a mail to the outbox. With no mail server configured it stays there, readable in the development mailbox. */
export const sendMail = (work: Work, mail: Mail): Promise<void> => sendMails(work, [mail]);

/** Writes many mails, at most 1,000, in the time of one: one insert, and one more that queues them all. They leave soon, or not before `at`. */
export async function sendMails(work: Work, mails: Mail[], at?: Date): Promise<void> {
  if (mails.length === 0) return;
  if (mails.length > MOST_MAILS) throw new Error(`more than ${MOST_MAILS} mails at once`);
  const kept = work.services.config.smtpUrl === undefined;
  const state = kept ? 'Kept' : 'Queued';
  const rows = mails.map((mail) => ({ ...written(mail, work.now), state }) as const);
  await work.db.insertInto('mails').values(rows).execute();
  if (kept) return;
  await work.services.jobs.sendMany(
    work.db,
    JOB,
    rows.map(({ id }) => ({ id })),
    at,
  );
}

const written = (mail: Mail, now: Date) => ({
  id: mail.id ?? newId<'mails'>(now.getTime()),
  recipient: oneLine(mail.to),
  subject: oneLine(mail.subject),
  body_text: [...mail.paragraphs, ...(mail.link ? [`${mail.link.label}: ${mail.link.url}`] : [])].join(
    '\n\n',
  ),
  body_html: htmlOf(mail),
  account_id: mail.accountId ?? null,
  event_id: mail.eventId ?? null,
  for_admins: mail.forAdmins ?? false,
  created_at: now,
});

/** Hands a mail that could not be sent to the job that sends it, once the transaction commits. */
export async function queueAgain(work: Work, id: IdOf<'mails'>): Promise<void> {
  await work.db.updateTable('mails').set({ state: 'Queued' }).where('id', '=', id).execute();
  await work.services.jobs.send(work.db, JOB, { id });
}

/** Takes an event's mails out of the outbox, within a transaction; false where one of them was handed over already, or is just now. */
export async function withdrawMails(
  { db }: Work,
  accountId: IdOf<'accounts'>,
  eventId: string,
): Promise<boolean> {
  await db
    .deleteFrom('mails')
    .where('account_id', '=', accountId)
    .where('event_id', '=', eventId)
    .where('attempts', '=', 0)
    .execute();
  const left = await db
    .selectFrom('mails')
    .select('id')
    .where('account_id', '=', accountId)
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return left === undefined;
}

/** Forgets what was written to a person, and to their address without saying whose it is. */
export async function forgetMails(
  { db }: Work,
  { accountId, address }: { accountId: IdOf<'accounts'>; address: string },
) {
  await db
    .deleteFrom('mails')
    .where((row) =>
      row.or([
        row('account_id', '=', accountId),
        row(row.fn('lower', ['recipient']), '=', address.toLowerCase()),
      ]),
    )
    .execute();
}

/** Forgets what was written to a person before that moment. */
export async function forgetOldMails({ db }: Work, accountId: IdOf<'accounts'>, before: Date): Promise<void> {
  await db.deleteFrom('mails').where('account_id', '=', accountId).where('created_at', '<', before).execute();
}

/** Forgets what was written before that moment to people without an account. */
export async function forgetOldMailsToOthers({ db }: Work, before: Date): Promise<void> {
  await db.deleteFrom('mails').where('account_id', 'is', null).where('created_at', '<', before).execute();
}

/** The time after which a hand-over has ended, or its process has: longer than a mail server's patience, shorter than the job's own. */
const HAND_OVER_MS = 5 * MINUTE_MS;

/** The address of the mail server with time limits: one that says nothing is given up. */
function withPatience(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  url.searchParams.set('connectionTimeout', '30000');
  url.searchParams.set('greetingTimeout', '30000');
  url.searchParams.set('socketTimeout', '60000');
  return url.href;
}

/** The job that hands queued mails to the mail server; a refusal there is kept with the mail and tried again, later and later. */
export function mailJob(services: Pick<Services, 'config' | 'db' | 'notices'>, log: OutageLog): Job {
  const { config, db } = services;
  const transport = config.smtpUrl
    ? nodemailer.createTransport(withPatience(config.smtpUrl), { from: config.mailFrom })
    : null;
  const outage = outageOf(log, 'the mail server');
  return {
    name: JOB,
    retryLimit: 12,
    atOnce: 10,
    async run(payload) {
      const id = idIn<'mails'>(payload);
      if (!transport || id === undefined) return;
      const mail = await takeForSending(db, id);
      if (!mail) {
        if (await isBeingHandedOver(db, id)) throw new Error('another run is handing this mail over');
        return;
      }
      try {
        await transport.sendMail({
          to: mail.recipient,
          subject: mail.subject,
          text: mail.body_text,
          html: mail.body_html,
          messageId: `<${mail.id}@pimento>`,
        });
      } catch (error) {
        const reason = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
        if (!isAboutOneMail(error)) outage.failed(reason.replaceAll(/[^\s<>:;,]+@[^\s<>:;,]+/g, '…'));
        await settle(services, mail.id, { state: 'Failed', last_error: reason });
        throw error;
      }
      outage.worked();
      await settle(services, mail.id, { state: 'Sent', last_error: null, sent_at: new Date() });
    },
  };
}

/** Whether the mail server is there and refused this one recipient for good. */
const isAboutOneMail = (error: unknown): boolean =>
  error instanceof Error &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500;

/** Whether a mail is being handed over, or was by a run that could not say how it ended: the queue asks again until that is known. */
const isBeingHandedOver = async (db: Db, id: IdOf<'mails'>): Promise<boolean> =>
  (await db
    .selectFrom('mails')
    .select('id')
    .where('id', '=', id)
    .where('state', 'in', ['Queued', 'Failed'])
    .executeTakeFirst()) !== undefined;

/** Takes a mail for sending; undefined when it is sent, or when another run of the job, perhaps for a retry by staff, is just handing it over. */
const takeForSending = (db: Db, id: IdOf<'mails'>) =>
  db
    .updateTable('mails')
    .set((row) => ({
      sending_until: new Date(Date.now() + HAND_OVER_MS),
      attempts: row('attempts', '+', 1),
    }))
    .where('id', '=', id)
    .where('state', 'in', ['Queued', 'Failed'])
    .where((row) => row.or([row('sending_until', 'is', null), row('sending_until', '<', new Date())]))
    .returning(['id', 'recipient', 'subject', 'body_text', 'body_html'])
    .executeTakeFirst();

type Outcome = { state: 'Sent'; last_error: null; sent_at: Date } | { state: 'Failed'; last_error: string };

async function settle(
  { db, notices }: Pick<Services, 'db' | 'notices'>,
  id: IdOf<'mails'>,
  outcome: Outcome,
): Promise<void> {
  await db
    .updateTable('mails')
    .set({ ...outcome, sending_until: null })
    .where('id', '=', id)
    .execute();
  notify({ notices }, 'staff', 'mails');
}

/** A text as one line of a header, at most 254 characters: a line break would start another header. */
const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ').slice(0, 254);

function htmlOf(mail: Mail): string {
  const paragraphs = mail.paragraphs
    .map(
      (paragraph) =>
        `<p style="margin:0 0 16px;white-space:pre-line;overflow-wrap:anywhere">${escapeHtml(paragraph)}</p>`,
    )
    .join('');
  const link = mail.link
    ? `<p style="margin:24px 0"><a href="${escapeHtml(mail.link.url)}" style="display:inline-block;background:#0E6B4A;color:#FBF7EF;padding:12px 20px;border-radius:10px;text-decoration:none;font-weight:600">${escapeHtml(mail.link.label)}</a></p>`
    : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(oneLine(mail.subject))}</title><style>${DARK}</style></head><body style="margin:0;background:#FBF7EF;color:#16231D;font:16px/1.5 sans-serif"><div style="max-width:560px;margin:0 auto;padding:32px 24px"><p class="name" style="font-weight:700;color:#0E6B4A;margin:0 0 24px">Pimento</p>${paragraphs}${link}</div></body></html>`;
}

/** The styles beside the words are what every reader of mail understands; those that know a dark scheme take these. */
const DARK =
  '@media (prefers-color-scheme:dark){body{background:#0F1814!important;color:#EEF3EC!important}.name{color:#6FCB9F!important}}';
