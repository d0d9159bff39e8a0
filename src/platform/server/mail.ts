// Outgoing mail: written in the transaction that causes it, sent by a job, so that nobody ever waits for a mail server.

import nodemailer from 'nodemailer';
import { newId } from '#shared/id.ts';
import type { Config } from './config.ts';
import type { Db } from './database/database.ts';
import type { Job } from './jobs.ts';
import type { Work } from './work.ts';

/** Plain paragraphs, and at most one link; both the text and the escaped HTML are made from them. */
export type Letter = {
  to: string;
  accountId?: string;
  subject: string;
  paragraphs: string[];
  link?: { label: string; url: string };
};

const JOB = 'send-mail';

/** Writes a mail to the outbox. With no mail server configured it stays there, readable in the development mailbox. */
export async function sendMail(work: Work, letter: Letter): Promise<void> {
  const id = newId(work.now.getTime());
  const kept = work.services.config.smtpUrl === undefined;
  await work.db
    .insertInto('mails')
    .values({
      id,
      recipient: oneLine(letter.to),
      subject: oneLine(letter.subject),
      body_text: [
        ...letter.paragraphs,
        ...(letter.link ? [`${letter.link.label}: ${letter.link.url}`] : []),
      ].join('\n\n'),
      body_html: htmlOf(letter),
      account_id: letter.accountId ?? null,
      state: kept ? 'Kept' : 'Queued',
      created_at: work.now,
    })
    .execute();
  if (!kept) await work.services.jobs.send(work.db, JOB, { id });
}

/** The job that hands queued mails to the mail server; a refusal there is kept with the mail and tried again, later and later. */
export function mailJob(config: Config, db: Db): Job {
  const transport = config.smtpUrl
    ? nodemailer.createTransport(config.smtpUrl, { from: config.mailFrom })
    : null;
  return {
    name: JOB,
    retryLimit: 12,
    async run(payload) {
      if (!transport || !('id' in payload) || typeof payload.id !== 'string') return;
      const mail = await db
        .selectFrom('mails')
        .selectAll()
        .where('id', '=', payload.id)
        .where('state', '!=', 'Sent')
        .executeTakeFirst();
      if (!mail) return;
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
        await db
          .updateTable('mails')
          .set((row) => ({ state: 'Failed', last_error: reason, attempts: row('attempts', '+', 1) }))
          .where('id', '=', mail.id)
          .execute();
        throw error;
      }
      await db
        .updateTable('mails')
        .set((row) => ({
          state: 'Sent',
          last_error: null,
          attempts: row('attempts', '+', 1),
          sent_at: new Date(),
        }))
        .where('id', '=', mail.id)
        .execute();
    },
  };
}

/** A line break in a header would start another header. */
const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ').slice(0, 254);

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

function htmlOf(letter: Letter): string {
  const paragraphs = letter.paragraphs
    .map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`)
    .join('');
  const link = letter.link
    ? `<p style="margin:24px 0"><a href="${escapeHtml(letter.link.url)}" style="background:#0E6B4A;color:#FBF7EF;padding:12px 20px;border-radius:10px;text-decoration:none;font-weight:600">${escapeHtml(letter.link.label)}</a></p>`
    : '';
  return `<!doctype html><html lang="en"><body style="margin:0;background:#FBF7EF;color:#16231D;font:16px/1.5 sans-serif"><div style="max-width:560px;margin:0 auto;padding:32px 24px"><p style="font-weight:700;color:#0E6B4A;margin:0 0 24px">Pimento</p>${paragraphs}${link}</div></body></html>`;
}
