// Assigns borrowers to one of the staff: all or none, each on record, and one mail with their number to whom they are given.

import { happenedAll } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import { sendMail } from '#platform/server/mail.ts';
import type { Work } from '#platform/server/work.ts';
import { type Actor, isStaff, mayLogIn } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import type { accountDeskEndpoints } from '../../contract/desk.ts';
import { assignError, assignErrorText } from '../../rules/may-assign.ts';
import { assignTexts, deskMails } from '../../texts/staff-people.ts';
import { staffAccountRefusals } from '../../texts/staff-refusals.ts';
import { accountAssigned } from '../happenings.ts';
import { linkTo } from '../site-address.ts';

/** Assigns people to a colleague. Those who are assigned to that colleague already stay as they are, without a second entry or mail. */
export async function assignUsers(
  work: Work<Actor>,
  { body }: Received<typeof accountDeskEndpoints, 'POST /api/accounts/assignUsers'>,
) {
  const error = assignError(body);
  const { adminOrModeratorId: managerId } = body;
  if (error === 'assignment.no_manager' || managerId === '')
    return refuse(staffAccountRefusals['assignment.no_manager'], {
      fields: { adminOrModeratorId: assignErrorText('assignment.no_manager') },
    });
  if (error) refuse(staffAccountRefusals[error]);
  return work.transaction(async (work) => {
    const manager = await lockManager(work, managerId);
    const moved = await lockThoseToMove(work, [...new Set(body.userIds)], manager.id);
    if (moved.length > 0) {
      await work.db
        .updateTable('accounts')
        .set({ assigned_to: manager.id, assigned_at: work.now })
        .where(
          'id',
          'in',
          moved.map(({ id }) => id),
        )
        .execute();
      const assigned = moved.map(({ id, assigned_to }) => ({
        facts: { subjectId: id, accountId: id },
        before: { assignedTo: assigned_to },
        after: { assignedTo: manager.id },
      }));
      await happenedAll(work, accountAssigned, assigned);
      if (manager.id !== work.actor.id) await notify(work, manager, moved.length);
    }
    return { message: assignTexts.assigned };
  });
}

type Manager = { id: IdOf<'accounts'>; email: string; first_name: string };

/** Locks the colleague's account until the assignment is written. */
async function lockManager({ db }: Work, id: IdOf<'accounts'>): Promise<Manager> {
  const manager = await db
    .selectFrom('accounts')
    .select(['id', 'email', 'first_name', 'user_type', 'status'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  if (!manager || !isStaff({ userType: manager.user_type }))
    return refuse(staffAccountRefusals['assignment.not_staff']);
  return mayLogIn(manager.status) ? manager : refuse(staffAccountRefusals['assignment.manager_closed']);
}

/** Locks the chosen in one order, so that two assignments at once wait for each other instead of both failing. */
async function lockThoseToMove({ db }: Work, ids: IdOf<'accounts'>[], managerId: string) {
  const people = await db
    .selectFrom('accounts')
    .select(['id', 'user_type', 'assigned_to', 'erased_at'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (people.length < ids.length || people.some(({ erased_at }) => erased_at !== null))
    refuse(staffAccountRefusals['assignment.unknown_user']);
  if (people.some(({ user_type }) => user_type !== 'User'))
    refuse(staffAccountRefusals['assignment.only_borrowers']);
  return people.filter(({ assigned_to }) => assigned_to !== managerId);
}

/** Mails the colleague how many people were assigned. The mail names nobody: the names are read after logging in. */
async function notify(work: Work, manager: Manager, count: number): Promise<void> {
  const { label, ...words } = deskMails.assigned(manager.first_name, count);
  const url = linkTo(work.services.config, '/admin/users', { assigned: 'me' });
  await sendMail(work, { to: manager.email, accountId: manager.id, ...words, link: { label, url } });
}
