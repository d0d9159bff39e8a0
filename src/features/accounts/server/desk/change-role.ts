// An admin makes a colleague an admin or a moderator. Their sessions end at once: what they may do is read when they log in.

import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Mail } from '#platform/server/mail.ts';
import type { Work } from '#platform/server/work.ts';
import { type Actor, isStaff, mayLogIn } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { accept } from '#shared/record/accept.ts';
import { refuse } from '#shared/refusal.ts';
import type { accountDeskEndpoints } from '../../contract/desk.ts';
import { changeFields } from '../../fields/staff-change.ts';
import { deskMails, staffAccountTexts as texts } from '../../texts/staff-people.ts';
import { staffAccountRefusals } from '../../texts/staff-refusals.ts';
import { roleChanged } from '../happenings.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { fullNameOf } from '../store.ts';
import { keepAddition, mailsOfAddition } from './staff-additions.ts';

/** Who has that role already keeps it, without a second entry or mail. */
export async function changeRole(
  work: Work<Actor>,
  { params: { id }, body }: Received<typeof accountDeskEndpoints, 'POST /api/accounts/role/:id'>,
) {
  const { userType, reason } = body;
  accept(staffAccountRefusals['account.reason_needed'], changeFields, body);
  return work.transaction(async (work) => {
    const colleague = await lockColleague(work, id);
    const done = { message: texts.roleChanged(fullNameOf(colleague), userType) };
    if (colleague.user_type === userType) return done;
    await work.db.updateTable('accounts').set({ user_type: userType }).where('id', '=', id).execute();
    await endSessions(work, id);
    const mail = deskMails.roleChanged(colleague.first_name, userType);
    const mails: Mail[] = [{ to: colleague.email, accountId: id, ...mail }];
    if (userType === 'Admin') {
      await keepAddition(work, id, 'raised');
      mails.push(...(await mailsOfAddition(work, colleague, 'raised', userType)));
    }
    await happened(
      work,
      roleChanged,
      { subjectId: id, accountId: id, mails },
      { before: { userType: colleague.user_type }, after: { userType, reason } },
    );
    return done;
  });
}

/**
 * Locks who acts and whom it concerns, in one order: of two admins who take each other's role, the second finds that they
 * are an admin no longer. As nobody changes their own, one always remains; the database insists on it too.
 */
async function lockColleague({ db, actor }: Work<Actor>, id: IdOf<'accounts'>) {
  const both = await db
    .selectFrom('accounts')
    .select(['id', 'email', 'first_name', 'last_name', 'user_type', 'status'])
    .where('id', 'in', [id, actor.id])
    .orderBy('id')
    .forUpdate()
    .execute();
  const own = both.find((one) => one.id === actor.id);
  if (own?.user_type !== 'Admin' || !mayLogIn(own.status)) return refuse('session.not_allowed');
  const colleague = both.find((one) => one.id === id);
  if (!colleague || !isStaff({ userType: colleague.user_type })) return refuse('request.not_found');
  return id === actor.id ? refuse(staffAccountRefusals['account.own']) : colleague;
}
