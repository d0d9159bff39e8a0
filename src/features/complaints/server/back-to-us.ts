// The sender is not content: the complaint goes back to whoever answered, or, once, to a second person.

import { forgetWaitingLook } from '#features/verification/server/second-looks/draw.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { showDay } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { accept } from '#shared/record/accept.ts';
import { refuse } from '#shared/refusal.ts';
import type { complaintEndpoints } from '../contract.ts';
import { addedFields } from '../fields/complaint.ts';
import { mayEscalate, mayReopen, numberOf } from '../rules/complaint.ts';
import { addedErrors } from '../rules/complaint-errors.ts';
import { complaintMails as mails, ownComplaintTexts as texts } from '../texts/complaints.ts';
import { complaintRefusals } from '../texts/refusals.ts';
import { deadlinesFromToday } from './deadlines.ts';
import { complaintEscalated, complaintReopened } from './happenings.ts';
import { type Locked, lockComplaint } from './lock-complaint.ts';
import { keepStep, notifySender } from './notify-sender.ts';

type Asked = Received<typeof complaintEndpoints, 'POST /api/complaints/:id/reopen'>;

export function reopenComplaint(work: Work<Actor>, { params, body }: Asked) {
  const { words } = accept(complaintRefusals['complaint.fields'], addedFields, body, addedErrors(body));
  return work.transaction(async (work) => {
    const complaint = await lockOwn(work, params.id);
    if (!mayReopen(standingOf(complaint), work.now)) refuse(complaintRefusals['complaint.no_way_back']);
    const state = complaint.escalated_at === null ? 'LookedAt' : 'Escalated';
    const answerBy = await waitAgain(work, complaint.id, { state, owner_id: complaint.answered_by });
    await keepStep(work, complaint.id, 'Reopened', words);
    const letter = mails.back(numberOf(complaint.number), showDay(answerBy));
    await notifySender(work, complaintReopened, { ...complaint, answerBy }, letter, [complaint.state, state]);
    return { message: texts.reopened };
  });
}

export function escalateComplaint(work: Work<Actor>, { params, body }: Asked) {
  const { words } = accept(complaintRefusals['complaint.fields'], addedFields, body, addedErrors(body));
  return work.transaction(async (work) => {
    const complaint = await lockOwn(work, params.id);
    if (!mayEscalate(standingOf(complaint), work.now))
      refuse(complaintRefusals['complaint.no_second_person']);
    const answerBy = await waitAgain(work, complaint.id, {
      ...{ state: 'Escalated', owner_id: null, escalated_at: work.now },
      escalated_from: complaint.answered_by ?? complaint.owner_id,
    });
    await keepStep(work, complaint.id, 'Escalated', words);
    const letter = mails.escalated(numberOf(complaint.number), showDay(answerBy));
    await notifySender(work, complaintEscalated, { ...complaint, answerBy }, letter, [
      complaint.state,
      'Escalated',
    ]);
    return { message: texts.escalated };
  });
}

const lockOwn = (work: Work<Actor>, id: IdOf<'complaints'>) =>
  lockComplaint(work, id, ({ account_id }) => account_id === work.actor.id);

const standingOf = ({ state, due_on, answered_at, escalated_at }: Locked) => ({
  ...{ state, dueOn: due_on, answeredAt: answered_at, escalatedAt: escalated_at },
});

type Waiting =
  | { state: 'LookedAt' | 'Escalated'; owner_id: IdOf<'accounts'> | null }
  | { state: 'Escalated'; owner_id: null; escalated_at: Date; escalated_from: IdOf<'accounts'> | null };

/** Opens the complaint again with the whole time for an answer, and answers the day by which it is due. */
async function waitAgain(work: Work, id: IdOf<'complaints'>, waiting: Waiting) {
  // Somebody answers it again: the answer that it had is looked at no more.
  await forgetWaitingLook(work, 'Complaints', id);
  const { answerBy } = await deadlinesFromToday(work);
  await work.db
    .updateTable('complaints')
    .set({
      ...waiting,
      ...{ answer_by: answerBy, due_on: answerBy, changed_at: work.now },
      ...{ answered_at: null, answered_by: null, outcome: null, closed_at: null },
    })
    .where('id', '=', id)
    .execute();
  return answerBy;
}
