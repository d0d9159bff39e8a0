// What staff do about a complaint: take it up, note, hand it to the admins, answer, close; each under its lock.

import type { Updateable } from 'kysely';
import type { Tables } from '#db/tables.ts';
import { happened } from '#features/activity/server/happened.ts';
import { drawLookAt } from '#features/verification/server/second-looks/draw.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { dayOf, showDay } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { withVerdict } from '#shared/notices/verdict.ts';
import { accept } from '#shared/record/accept.ts';
import { refuse } from '#shared/refusal.ts';
import type { complaintDeskEndpoints } from '../../contract/desk.ts';
import { complaintAnswerFields, noteFields } from '../../fields/staff-complaint.ts';
import { isOpen, isSeenBy, numberOf, whyNotAnswer, whyNotTakeUp } from '../../rules/complaint.ts';
import { complaintTexts, complaintMails as mails } from '../../texts/complaints.ts';
import { complaintDeskTexts as texts } from '../../texts/staff-complaints.ts';
import { staffComplaintRefusals as refusals } from '../../texts/staff-refusals.ts';
import { deadlinesFromToday } from '../deadlines.ts';
import {
  complaintAnswered,
  complaintClosed,
  complaintHandedOver,
  complaintNoted,
  complaintTakenOver,
  complaintTakenUp,
} from '../happenings.ts';
import { type Locked, lockComplaint } from '../lock-complaint.ts';
import { keepStep, notifySender } from '../notify-sender.ts';

type Table = typeof complaintDeskEndpoints;

export function takeUpComplaint(
  work: Work<Actor>,
  { params, body }: Received<Table, 'POST /api/complaints/desk/:id/take-up'>,
) {
  return work.transaction(async (work) => {
    const complaint = await lockSeen(work, params.id);
    const why = whyNotTakeUp(heldOf(complaint), work.actor.id, body.from);
    if (why) refuse(refusals[why]);
    await keepOwner(work, complaint, work.actor.id);
    return { message: texts.takenUp };
  });
}

/**
 * Gives an open complaint to an officer, in the caller's transaction: to whoever may answer it, and sees it. Its sender hears once that a person
 * looks at it, and not that it changed hands.
 */
export async function giveComplaint(
  work: Work<Actor>,
  id: IdOf<'complaints'>,
  to: IdOf<'accounts'> | null,
): Promise<void> {
  const complaint = await lockSeen(work, id);
  if (to === null) return refuse(refusals['complaint.has_owner']);
  const why = whyNotTakeUp(heldOf(complaint), to, complaint.owner_id);
  if (why) refuse(refusals[why]);
  if (complaint.for_admin && !(await isAdminAccount(work, to))) refuse(refusals['complaint.with_admins']);
  await keepOwner(work, complaint, to);
}

async function isAdminAccount({ db }: Work, id: IdOf<'accounts'>): Promise<boolean> {
  const row = await db.selectFrom('accounts').select('user_type').where('id', '=', id).executeTakeFirst();
  return row?.user_type === 'Admin';
}

async function keepOwner(work: Work<Actor>, complaint: Locked, ownerId: IdOf<'accounts'>): Promise<void> {
  const state = complaint.state === 'Received' ? 'LookedAt' : complaint.state;
  await change(work, complaint, {
    ...{ state, owner_id: ownerId, due_on: complaint.answer_by },
    taken_up_at: complaint.taken_up_at ?? work.now,
  });
  await keepStep(work, complaint.id, 'TakenUp', '', ownerId);
  if (complaint.taken_up_at === null) {
    const letter = mails.takenUp(numberOf(complaint.number), showDay(complaint.answer_by));
    await notifySender(work, complaintTakenUp, { ...complaint, answerBy: complaint.answer_by }, letter, [
      complaint.state,
      state,
    ]);
  } else await notifyStaff(work, complaint, complaintTakenOver, { ownerId });
}

type WithNote = Received<Table, 'POST /api/complaints/desk/:id/note'>;

export function noteComplaint(work: Work<Actor>, { params, body }: WithNote) {
  const { words } = accept(refusals['complaint.note_needed'], noteFields(''), body);
  return work.transaction(async (work) => {
    const complaint = await lockSeen(work, params.id);
    await change(work, complaint, {});
    await keepStep(work, complaint.id, 'Noted', words);
    await notifyStaff(work, complaint, complaintNoted, {});
    return { message: texts.noted };
  });
}

/** Hands a complaint to the admins. A moderator who owned it owns it no more, and does not see it again. */
export function handOverComplaint(work: Work<Actor>, { params, body }: WithNote) {
  const { words } = accept(refusals['complaint.note_needed'], noteFields(''), body);
  return work.transaction(async (work) => {
    const complaint = await lockSeen(work, params.id);
    if (!isOpen(complaint.state)) refuse(refusals['complaint.not_open']);
    if (complaint.for_admin) refuse(refusals['complaint.with_admins']);
    const { takeUpBy } = await deadlinesFromToday(work);
    await change(work, complaint, {
      ...{ for_admin: true, owner_id: null },
      state: complaint.state === 'LookedAt' ? 'Received' : complaint.state,
      due_on: takeUpBy < complaint.answer_by ? takeUpBy : complaint.answer_by,
    });
    await keepStep(work, complaint.id, 'HandedOver', words);
    await notifyStaff(work, complaint, complaintHandedOver, {});
    return { message: texts.handedOver };
  });
}

export function answerComplaint(
  work: Work<Actor>,
  { params, body }: Received<Table, 'POST /api/complaints/desk/:id/answer'>,
) {
  const { outcome, words } = accept(refusals['complaint.answer_fields'], complaintAnswerFields, body);
  return work.transaction(async (work) => {
    const complaint = await lockSeen(work, params.id);
    const why = whyNotAnswer(heldOf(complaint), work.actor.id);
    if (why) refuse(refusals[why]);
    const isFirst = complaint.first_answered_at === null;
    await change(work, complaint, {
      ...{ state: 'Answered', due_on: null, outcome, answered_at: work.now, answered_by: work.actor.id },
      ...(isFirst
        ? { first_answered_at: work.now, first_in_time: dayOf(work.now) <= complaint.answer_by }
        : {}),
    });
    await keepStep(work, complaint.id, 'Answered', words);
    // Of what only admins see nobody is there who has not read the answer.
    if (isFirst && !complaint.for_admin) {
      const { id, account_id: accountId } = complaint;
      await drawLookAt(work, 'Complaints', { id, accountId }, outcome);
    }
    const number = numberOf(complaint.number);
    const letter =
      complaint.account_id === null
        ? // A moderator whom it is about reads the log of outgoing e-mail too.
          { ...mails.answeredInWords(number, complaintTexts.outcomes[outcome], words), forAdmins: true }
        : mails.answered(number);
    const decided = {
      ...letter,
      paragraphs: withVerdict(letter.paragraphs, { desk: 'complaints' }, work.now),
    };
    await notifySender(work, complaintAnswered, { ...complaint, answerBy: complaint.answer_by }, decided, [
      complaint.state,
      'Answered',
    ]);
    return { message: texts.answered };
  });
}

export function closeComplaint(
  work: Work<Actor>,
  { params }: Received<Table, 'POST /api/complaints/desk/:id/close'>,
) {
  return work.transaction(async (work) => {
    const complaint = await lockSeen(work, params.id);
    if (complaint.state !== 'Answered') refuse(refusals['complaint.not_answered']);
    await change(work, complaint, { state: 'Closed', closed_at: work.now });
    await keepStep(work, complaint.id, 'Closed');
    const letter = mails.closed(numberOf(complaint.number));
    await notifySender(work, complaintClosed, { ...complaint, answerBy: complaint.answer_by }, letter, [
      'Answered',
      'Closed',
    ]);
    return { message: texts.closed };
  });
}

const lockSeen = (work: Work<Actor>, id: IdOf<'complaints'>) =>
  lockComplaint(work, id, ({ for_admin }) => isSeenBy(work.actor, { isForAdmins: for_admin }));

const change = (work: Work, { id }: Locked, to: Updateable<Tables['complaints']>) =>
  work.db
    .updateTable('complaints')
    .set({ ...to, changed_at: work.now })
    .where('id', '=', id)
    .execute();

const heldOf = ({ state, owner_id, escalated_from }: Locked) => ({
  ...{ state, ownerId: owner_id, escalatedFrom: escalated_from },
});

const notifyStaff = (work: Work, { id, number }: Locked, what: typeof complaintNoted, after: object) =>
  happened(work, what, { subjectId: id }, { after: { number: numberOf(number), ...after } });
