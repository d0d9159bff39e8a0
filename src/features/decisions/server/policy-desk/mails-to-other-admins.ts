// Writes to every other admin when one of them took a policy back at once.

import { adminsBeside } from '#features/accounts/server/desk/staff-additions.ts';
import { linkTo } from '#features/accounts/server/site-address.ts';
import type { Mail } from '#platform/server/mail.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { policyMails } from '../../texts/staff-policy-return.ts';

/** The words of the mail; `what` says what was done, given the name of the admin who did it. */
export type AdminNotice = { subject: string; what: (name: string) => string; note: string };

export async function mailsToOtherAdmins(
  work: Work<Actor>,
  { subject, what, note }: AdminNotice,
): Promise<Mail[]> {
  const { self, others } = await adminsBeside(work);
  const link = { label: policyMails.open, url: linkTo(work.services.config, '/admin/policy') };
  return others.map(({ id, email }) => ({
    to: email,
    accountId: id,
    subject,
    paragraphs: [what(self ?? policyMails.anAdmin), policyMails.why(note)],
    link,
  }));
}
