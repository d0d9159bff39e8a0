// Writes to every other admin when one of them took a policy back at once.

import { linkTo } from '#features/accounts/server/site-address.ts';
import { fullNameOf } from '#features/accounts/server/store.ts';
import type { Mail } from '#platform/server/mail.ts';
import { mayLogIn } from '#platform/server/rules-in-sql/actor.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { policyMails } from '../../texts/staff-policy-return.ts';

/** At most so many admins are written to: more than any office has. */
const MOST = 500;

/** `what` is told of the admin who did it, by their name. */
export type Told = { subject: string; what: (name: string) => string; note: string };

export async function mailsToOtherAdmins(work: Work<Actor>, { subject, what, note }: Told): Promise<Mail[]> {
  const admins = await work.db
    .selectFrom('accounts')
    .select(['id', 'email', 'first_name', 'last_name'])
    .where('user_type', '=', 'Admin')
    .where(mayLogIn('status'))
    .orderBy('id')
    .limit(MOST)
    .execute();
  const self = admins.find(({ id }) => id === work.actor.id);
  const link = { label: policyMails.open, url: linkTo(work.services.config, '/admin/policy') };
  return admins
    .filter((one) => one !== self)
    .map(({ id, email }) => ({
      to: email,
      accountId: id,
      subject,
      paragraphs: [what(self ? fullNameOf(self) : policyMails.anAdmin), policyMails.why(note)],
      link,
    }));
}
