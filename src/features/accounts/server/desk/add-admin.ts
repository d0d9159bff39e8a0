// An admin opens an account for a colleague, who is notified by mail; the password goes from hand to hand, never by mail.

import type { Received } from '#platform/server/http/route.ts';
import { notify } from '#platform/server/live-events.ts';
import { sendMail, sendMails } from '#platform/server/mail.ts';
import type { Work } from '#platform/server/work.ts';
import { type Actor, isAdmin, mayLogIn } from '#shared/actor.ts';
import { refuse } from '#shared/refusal.ts';
import type { accountDeskEndpoints } from '../../contract/desk.ts';
import { newStaffErrors } from '../../rules/new-staff.ts';
import { accountRefusals } from '../../texts/refusals.ts';
import { addAdminTexts, deskMails } from '../../texts/staff-people.ts';
import { staffAccountRefusals } from '../../texts/staff-refusals.ts';
import type { Addressee } from '../mailed-links.ts';
import { hashNewPassword } from '../passwords.ts';
import { openStaff } from '../sign-up/create-staff.ts';
import { linkTo } from '../site-address.ts';
import { fullNameOf } from '../store.ts';
import { keepAddition, mailsOfAddition } from './staff-additions.ts';

/** Adds a member of staff. All staff may call it, so that a moderator reads the specified refusal. */
export async function addAdmin(
  work: Work<Actor>,
  { body }: Received<typeof accountDeskEndpoints, 'POST /api/accounts/addAdmin'>,
) {
  if (!isAdmin(work.actor)) refuse(staffAccountRefusals['account.admin_only']);
  const { userType, ...person } = body;
  const fields = newStaffErrors(body);
  if (userType === '' || Object.keys(fields).length > 0)
    return refuse(accountRefusals['account.fields'], { fields });
  const passwordHash = await hashNewPassword(person.password, person, work.address);
  return work.transaction(async (work) => {
    const opener = await lockOpener(work);
    const opened = await openStaff(work, { ...person, userType, passwordHash });
    await keepAddition(work, opened.id, 'added');
    const newcomer = { id: opened.id, first_name: person.firstName, last_name: person.lastName };
    await sendMails(work, await mailsOfAddition(work, newcomer, 'added', userType));
    await mailNewOfficer(work, opened, userType, opener);
    notify(work, 'staff', 'accounts');
    return { message: addAdminTexts.created, _id: opened.id };
  });
}

/** Locks the actor, who must still be an admin who can log in until the account is written. Answers the name that the colleague knows. */
async function lockOpener({ db, actor }: Work<Actor>): Promise<string> {
  const opener = await db
    .selectFrom('accounts')
    .select(['first_name', 'last_name', 'user_type', 'status'])
    .where('id', '=', actor.id)
    .forShare()
    .executeTakeFirstOrThrow();
  return opener.user_type === 'Admin' && mayLogIn(opener.status)
    ? fullNameOf(opener)
    : refuse(staffAccountRefusals['account.admin_only']);
}

async function mailNewOfficer(work: Work, to: Addressee, userType: string, opener: string): Promise<void> {
  const { label, ...words } = deskMails.welcome(to.first_name, userType, opener);
  const url = linkTo(work.services.config, '/admin-login');
  await sendMail(work, { to: to.email, accountId: to.id, ...words, link: { label, url } });
}
