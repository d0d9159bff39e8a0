// Staff give an account another status, with a reason: closing one ends its sessions at once.

import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor, UserStatus } from '#shared/actor.ts';
import { accept } from '#shared/record/accept.ts';
import { refuse } from '#shared/refusal.ts';
import type { personEndpoints } from '../../contract/person.ts';
import { changeFields } from '../../fields/staff-change.ts';
import { isClosed, mayChangeStatus } from '../../rules/may-change-person.ts';
import { personMails, personReplies } from '../../texts/staff-person.ts';
import { staffAccountRefusals } from '../../texts/staff-refusals.ts';
import { setStatus } from '../change-standing.ts';
import { statusChanged } from '../happenings.ts';
import { lockPerson } from './lock-person.ts';

export async function changeStatus(
  work: Work<Actor>,
  { params: { id }, body }: Received<typeof personEndpoints, 'POST /api/accounts/status/:id'>,
) {
  const { status, seen, reason } = body;
  accept(staffAccountRefusals['account.reason_needed'], changeFields, body);
  return work.transaction(async (work) => {
    const person = await lockPerson(work, id);
    if (person.status !== seen)
      refuse(staffAccountRefusals['account.changed'], {
        message: personReplies.statusChangedMeanwhile(person.status),
      });
    if (!mayChangeStatus(person, status)) refuse(staffAccountRefusals['account.status_closed']);
    await setStatus(work, id, status);
    const mail = mailOf(person, status);
    const mails = mail ? [{ to: person.email, accountId: id, ...mail }] : [];
    await happened(
      work,
      statusChanged,
      { subjectId: id, accountId: id, mails },
      { before: { status: person.status }, after: { status, reason } },
    );
    return { message: personReplies.statusChanged(status), status };
  });
}

/** The mail to somebody who can no longer log in, or can again. The reason is kept from them: it is the staff's. */
function mailOf(person: { status: UserStatus; firstName: string }, to: UserStatus) {
  if (isClosed(to) && !isClosed(person.status)) return personMails.closed(person.firstName);
  return isClosed(person.status) && !isClosed(to) ? personMails.opened(person.firstName) : null;
}
