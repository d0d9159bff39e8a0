// Whom an answer to an agreement reaches: the borrower's letter, and where a lender gives the loan, a mail to it that names nobody.

import type { Mail } from '#platform/server/mail.ts';
import type { IdOf } from '#shared/id.ts';

type Lender = { account_id: IdOf<'accounts'>; contact_email: string } | null;

export const toBoth = (
  mail: Mail,
  lender: Lender,
  lenderMail: Pick<Mail, 'subject' | 'paragraphs'>,
): { mails: Mail[]; lenderAccountId: IdOf<'accounts'> | null } => ({
  mails: lender ? [mail, { to: lender.contact_email, accountId: lender.account_id, ...lenderMail }] : [mail],
  lenderAccountId: lender?.account_id ?? null,
});
