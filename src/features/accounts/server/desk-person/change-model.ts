// Staff move a borrower to the other model by hand, with a reason: the sections they are asked for are then the other ones.

import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { accept } from '#shared/record/accept.ts';
import { refuse } from '#shared/refusal.ts';
import type { personEndpoints } from '../../contract/person.ts';
import { changeFields } from '../../fields/staff-change.ts';
import { mayChangeModel } from '../../rules/may-change-person.ts';
import { personMails, personReplies } from '../../texts/staff-person.ts';
import { staffAccountRefusals } from '../../texts/staff-refusals.ts';
import { modelChanged } from '../happenings.ts';
import { lockPerson } from './lock-person.ts';

export async function changeModel(
  work: Work<Actor>,
  { params: { id }, body }: Received<typeof personEndpoints, 'POST /api/accounts/model/:id'>,
) {
  const { infoStatus, seen, reason } = body;
  accept(staffAccountRefusals['account.reason_needed'], changeFields, body);
  return work.transaction(async (work) => {
    const person = await lockPerson(work, id);
    if (person.infoStatus !== seen || person.infoStatus === infoStatus)
      refuse(staffAccountRefusals['account.changed'], {
        message: personReplies.modelChangedMeanwhile(person.infoStatus),
      });
    if (!mayChangeModel(person)) refuse(staffAccountRefusals['account.model_closed']);
    await work.db.updateTable('accounts').set({ info_status: infoStatus }).where('id', '=', id).execute();
    const mail = personMails.fullModel(person.firstName);
    const mails = infoStatus === 'FullModel' ? [{ to: person.email, accountId: id, ...mail }] : [];
    await happened(
      work,
      modelChanged,
      { subjectId: id, accountId: id, mails },
      { before: { infoStatus: person.infoStatus }, after: { infoStatus, reason } },
    );
    return { message: personReplies.modelChanged(infoStatus), infoStatus };
  });
}
