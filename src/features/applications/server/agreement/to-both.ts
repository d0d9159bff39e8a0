// Whom an answer to an agreement reaches: the borrower's letter, and where a lender gives the loan, a mail to it that names nobody.
import type { Letter } from '#platform/server/mail.ts';

type Lender = { account_id: string; contact_email: string } | null;

export const toBoth = (
  letter: Letter,
  lender: Lender,
  lenderLetter: Pick<Letter, 'subject' | 'paragraphs'>,
): { letters: Letter[]; lenderAccountId: string | null } => ({
  letters: lender
    ? [letter, { to: lender.contact_email, accountId: lender.account_id, ...lenderLetter }]
    : [letter],
  lenderAccountId: lender?.account_id ?? null,
});
