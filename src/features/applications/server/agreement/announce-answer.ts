// Tells of the answer to an agreement: the borrower's own screens, staff, and its lender by a mail that names nobody.
import { announce } from '#platform/server/live-events.ts';
import { sendMail } from '#platform/server/mail.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';

type Lender = { account_id: string; contact_email: string } | null;

export async function announceAnswer(
  work: Work<Actor>,
  lender: Lender,
  letter: { subject: string; paragraphs: string[] },
): Promise<void> {
  await announce(work, { account: work.actor.id }, 'applications');
  await announce(work, 'staff', 'applications');
  if (!lender) return;
  await sendMail(work, { to: lender.contact_email, accountId: lender.account_id, ...letter });
  await announce(work, { account: lender.account_id }, 'applications');
}
