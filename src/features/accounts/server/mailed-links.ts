// Links that prove an address: mailed once, kept as hashes, good for a while and for one use.

import { hashToken, newToken } from '#platform/server/http/session-cookies.ts';
import { sendMail } from '#platform/server/mail.ts';
import type { Work } from '#platform/server/work.ts';
import { HOUR_MS } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import { accountMails } from '../texts/accounts.ts';
import { accountRefusals } from '../texts/refusals.ts';
import { NO_PASSWORD } from './passwords.ts';
import { linkTo } from './site-address.ts';
import { mailsTo, takeTurn } from './throttle.ts';

const VERIFY_MS = 48 * HOUR_MS;
const RESET_MS = HOUR_MS / 2;

export type Addressee = { id: IdOf<'accounts'>; email: string; first_name: string };
type Purpose = 'VerifyEmail' | 'ResetPassword';

/** What somebody gave who signed up again with an address that was not confirmed yet. */
export type LaterSignUp = { password_hash: string; first_name: string; last_name: string };

/** A link confirms the sign-up that it was mailed for: a later one's brings its own password and name along. */
export async function mailVerification(work: Work, to: Addressee, later?: LaterSignUp): Promise<void> {
  const token = await keepToken(work, to, 'VerifyEmail', VERIFY_MS, later);
  await mail(
    work,
    { ...to, ...(later && { first_name: later.first_name }) },
    accountMails.verify,
    linkTo(work.services.config, '/verify-email', { token }),
  );
}

/**
 * Once somebody else signs up with an address that is not confirmed yet, neither of them is known to read its mails: from now on no password opens
 * the account, and who came first is confirmed by their own link alone, like all who come later.
 */
export async function leaveToLinks({ db }: Work, first: Addressee & LaterSignUp): Promise<void> {
  const { id, password_hash, first_name, last_name } = first;
  if (password_hash === NO_PASSWORD) return;
  await db
    .updateTable('mail_tokens')
    .set({ password_hash, first_name, last_name })
    .where('account_id', '=', id)
    .where('purpose', '=', 'VerifyEmail')
    .where('password_hash', 'is', null)
    .execute();
  await db.updateTable('accounts').set({ password_hash: NO_PASSWORD }).where('id', '=', id).execute();
}

/** The links mailed before lose their use: one that somebody else got hold of dies when the owner asks for another. */
export async function mailReset(
  work: Work,
  to: Addressee,
  words: WordsFor = accountMails.reset,
): Promise<void> {
  await spendResetLinks(work, to.id);
  const token = await keepToken(work, to, 'ResetPassword', RESET_MS);
  await mail(work, to, words, linkTo(work.services.config, '/password-change', { token, email: to.email }));
}

/** A mail that only informs: its link holds no token and leads to where a new password can be asked for. */
export const mailNote = (
  work: Work,
  to: Addressee,
  note: 'alreadyRegistered' | 'passwordChanged',
): Promise<void> => mail(work, to, accountMails[note], linkTo(work.services.config, '/request-link'));

/** Whether one more mail may go to an account that somebody, known or not, asks mails for: five in fifteen minutes. */
export const mayMail = (work: Work, to: Addressee): Promise<boolean> => takeTurn(work, mailsTo(to.id));

type WordsFor = (name: string) => { subject: string; paragraphs: string[]; label: string };

async function mail(work: Work, to: Addressee, wordsFor: WordsFor, url: string): Promise<void> {
  const { label, ...words } = wordsFor(to.first_name);
  await sendMail(work, { to: to.email, accountId: to.id, ...words, link: { label, url } });
}

async function keepToken(
  work: Work,
  to: Addressee,
  purpose: Purpose,
  lifeMs: number,
  later?: LaterSignUp,
): Promise<string> {
  const token = newToken();
  await work.db
    .insertInto('mail_tokens')
    .values({
      token_hash: hashToken(token),
      account_id: to.id,
      purpose,
      created_at: work.now,
      expires_at: new Date(work.now.getTime() + lifeMs),
      ...later,
    })
    .execute();
  return token;
}

/**
 * Takes the one use of a link; refuses a link that is unknown, too old or made for something else.
 * Tells whose it is, whether this was its first use, and the sign-up that it confirms where that is not the one that opened the account.
 */
export async function takeLink(
  work: Work,
  token: string,
  purpose: Purpose,
): Promise<{ accountId: IdOf<'accounts'>; first: boolean; later: LaterSignUp | null }> {
  const link = await work.db
    .selectFrom('mail_tokens')
    .select(['account_id', 'expires_at', 'used_at', 'password_hash', 'first_name', 'last_name'])
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .forUpdate()
    .executeTakeFirst();
  if (!link) return refuse(accountRefusals['account.link_spent']);
  if (link.expires_at <= work.now) return refuseOutdated(work, link.account_id, purpose);
  await work.db
    .updateTable('mail_tokens')
    .set({ used_at: link.used_at ?? work.now })
    .where('token_hash', '=', hashToken(token))
    .execute();
  const { password_hash, first_name, last_name } = link;
  const isLater = password_hash !== null && first_name !== null && last_name !== null;
  const later = isLater ? { password_hash, first_name, last_name } : null;
  return { accountId: link.account_id, first: link.used_at === null, later };
}

/**
 * Says to whoever opens a link of theirs that has lost its use what has become of it: the one that is not used tells, which is the last that
 * was mailed. Of several that were asked for at once the moments do not say which that is. Nobody guesses such a link, so it is no sign
 * of an attack.
 */
export async function refuseOutdated(
  work: Work,
  accountId: IdOf<'accounts'>,
  purpose: Purpose,
): Promise<never> {
  const last = await work.db
    .selectFrom('mail_tokens')
    .select(['expires_at', 'used_at'])
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .orderBy((row) => row('used_at', 'is not', null))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  if (last.used_at) return refuse(accountRefusals['account.link_used']);
  if (last.expires_at > work.now) return refuse(accountRefusals['account.link_replaced']);
  return refuse(accountRefusals['account.link_too_old']);
}

/** Spends the reset links of an account: after a new password or a newer link, no older link may set another password. */
export async function spendResetLinks(work: Work, accountId: IdOf<'accounts'>): Promise<void> {
  await work.db
    .updateTable('mail_tokens')
    .set({ used_at: work.now })
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'ResetPassword')
    .where('used_at', 'is', null)
    .execute();
}
