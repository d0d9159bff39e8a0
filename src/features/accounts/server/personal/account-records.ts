// What an account itself holds about its person: who they are, where they are logged in, mails to them, their files.

import { sql } from 'kysely';
import type { Columns } from '#platform/server/database/columns.ts';
import { forgetFilesOf } from '#platform/server/database/file-rows.ts';
import { heldInBatches, newestFirst } from '#platform/server/database/held-in-batches.ts';
import type { End } from '#platform/server/database/in-batches.ts';
import { forgetRepliesTo } from '#platform/server/forget-old-keys.ts';
import { forgetMails, forgetOldMails } from '#platform/server/mail.ts';
import type { PersonalRecords } from '#platform/server/personal-records.ts';
import type { Work } from '#platform/server/work.ts';
import { showMoment } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { erasedTexts } from '#texts/erased.ts';
import { heldTexts } from '#texts/held.ts';
import { NO_PASSWORD } from '../passwords.ts';
import { endHalfLogins } from '../sessions/half-login.ts';
import { forgetDevices } from '../sessions/known-devices.ts';
import { forgetHits, guessesAtAccount } from '../throttle.ts';

export const accountRecords: PersonalRecords = {
  held: (work, accountId) =>
    Promise.all([
      account(work, accountId),
      documents(work, accountId),
      sessions(work, accountId),
      mails(work, accountId),
      notes(work, accountId),
    ]),
  async erase(work, accountId) {
    const { db } = work;
    const { email } = await db
      .selectFrom('accounts')
      .select('email')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    await db.deleteFrom('sessions').where('account_id', '=', accountId).execute();
    await forgetDevices(work, accountId);
    await endHalfLogins(work, accountId);
    await db.deleteFrom('mail_tokens').where('account_id', '=', accountId).execute();
    await forgetMails(work, { accountId, address: email });
    await forgetRepliesTo(work, accountId);
    await forgetHits(work, guessesAtAccount(email));
    await db.deleteFrom('account_notes').where('account_id', '=', accountId).execute();
    await leaveTombstone(work, accountId);
    await forgetFilesOf(work, accountId);
  },
  async forget(work, accountId, before) {
    await forgetOldMails(work, accountId, before);
    await work.db
      .deleteFrom('account_notes')
      .where('account_id', '=', accountId)
      .where('created_at', '<', before)
      .execute();
  },
};

/** Keeps a row without a name under the old id, to which the ledger and the decisions point; the address is free for a new account. */
async function leaveTombstone({ db, now }: Work, accountId: IdOf<'accounts'>): Promise<void> {
  await db
    .updateTable('accounts')
    .set((row) => ({
      email: `${accountId}@deleted.invalid`,
      password_hash: NO_PASSWORD,
      first_name: erasedTexts.firstName,
      last_name: erasedTexts.lastName,
      phone: null,
      image_file_id: null,
      promo_code: null,
      last_login_at: null,
      email_verified_at: null,
      status: 'Cancelled' as const,
      assigned_to: null,
      assigned_at: null,
      erased_at: row.fn.coalesce('erased_at', row.val(now)),
    }))
    .where('id', '=', accountId)
    .execute();
}

async function account({ db }: Work, accountId: IdOf<'accounts'>) {
  const row = await db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const record = {
    [heldTexts.userid]: row.id,
    [heldTexts.firstName]: row.first_name,
    [heldTexts.lastName]: row.last_name,
    [heldTexts.email]: row.email,
    [heldTexts.phone]: row.phone,
    [heldTexts.country]: row.country,
    [heldTexts.status]: row.status,
    [heldTexts.model]: row.info_status,
    [heldTexts.promoCode]: row.promo_code,
    [heldTexts.created]: showMoment(row.created_at),
    [heldTexts.emailConfirmed]: row.email_verified_at && showMoment(row.email_verified_at),
    [heldTexts.lastLogin]: row.last_login_at && showMoment(row.last_login_at),
  };
  return { title: heldTexts.account, records: [record] };
}

async function documents({ db }: Work, accountId: IdOf<'accounts'>) {
  const rows = await db
    .selectFrom('files')
    .select(['id', 'original_name as name', 'media_type', 'size_bytes', 'created_at'])
    .where('owner_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .execute();
  const records = rows.map((row) => ({
    [heldTexts.name]: row.name,
    [heldTexts.kind]: row.media_type,
    [heldTexts.sizeBytes]: row.size_bytes,
    [heldTexts.received]: showMoment(row.created_at),
  }));
  return { title: heldTexts.documents, records, files: rows.map(({ id, name }) => ({ id, name })) };
}

async function sessions({ db }: Work, accountId: IdOf<'accounts'>) {
  const rows = await db
    .selectFrom('sessions')
    .select(['created_at', 'last_seen_at', 'address', 'user_agent'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .execute();
  const records = rows.map((row) => ({
    [heldTexts.created]: showMoment(row.created_at),
    [heldTexts.lastUsed]: showMoment(row.last_seen_at),
    [heldTexts.address]: row.address,
    [heldTexts.device]: row.user_agent,
  }));
  return { title: heldTexts.sessions, records };
}

const mails = ({ db }: Work, accountId: IdOf<'accounts'>) =>
  heldInBatches(db, {
    title: heldTexts.mails,
    ...newestFirst<Columns<'mails', 'recipient' | 'subject' | 'body_text' | 'state' | 'created_at'> & End>(
      sql`recipient, subject, body_text, state, created_at`,
      sql`mails where account_id = ${accountId}`,
    ),
    recordOf: (row) => ({
      [heldTexts.when]: showMoment(row.created_at),
      [heldTexts.to]: row.recipient,
      [heldTexts.subject]: row.subject,
      [heldTexts.text]: row.body_text.replace(/(?<=[?&]token=)[\w-]+/g, '…'),
      [heldTexts.status]: row.state,
    }),
  });

/** What staff wrote about the person is the person's to read; who of them wrote it is not. */
const notes = ({ db }: Work, accountId: IdOf<'accounts'>) =>
  heldInBatches(db, {
    title: heldTexts.notes,
    ...newestFirst<Columns<'account_notes', 'text' | 'created_at'> & End>(
      sql`text, created_at`,
      sql`account_notes where account_id = ${accountId}`,
    ),
    recordOf: (row) => ({
      [heldTexts.when]: showMoment(row.created_at),
      [heldTexts.by]: heldTexts.staff,
      [heldTexts.text]: row.text,
    }),
  });
