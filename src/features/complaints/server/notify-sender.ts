// Notifies the sender of a step of a complaint: under the bell and by mail where its sender has an account, by mail alone otherwise.
import { linkTo } from '#features/accounts/server/site-address.ts';
import { happened } from '#features/activity/server/happened.ts';
import type { Happening } from '#features/activity/server/happening.ts';
import type { Work } from '#platform/server/work.ts';
import type { Day } from '#shared/calendar.ts';
import { type IdOf, newId } from '#shared/id.ts';
import type { ComplaintState, StepKind } from '../contract.ts';
import { numberOf } from '../rules/complaint.ts';
import { complaintMails as mails } from '../texts/complaints.ts';
import type { Moved } from './happenings.ts';

type Notified = {
  id: IdOf<'complaints'>;
  number: number;
  account_id: IdOf<'accounts'> | null;
  mailTo: string | null;
  answerBy: Day;
};

type Letter = { subject: string; paragraphs: readonly string[]; forAdmins?: boolean };

/** `states`: before and after; null before where it is new. */
export async function notifySender(
  work: Work,
  what: Happening<Moved>,
  { id, number, account_id: accountId, mailTo, answerBy }: Notified,
  letter: Letter,
  [before, after]: readonly [ComplaintState | null, ComplaintState],
): Promise<void> {
  const mail = mailTo === null ? [] : [{ to: mailTo, ...written(work, letter, { id, number, accountId }) }];
  const facts = { subjectId: id, accountId, number: numberOf(number), answerBy, mails: mail };
  await happened(work, what, facts, {
    before: before && { state: before },
    after: { number: numberOf(number), state: after },
  });
}

function written(
  work: Work,
  { subject, paragraphs, forAdmins = false }: Letter,
  { id, number, accountId }: { id: IdOf<'complaints'>; number: number; accountId: IdOf<'accounts'> | null },
) {
  if (accountId === null)
    return { subject, paragraphs: [...paragraphs, mails.nameIt(numberOf(number))], forAdmins };
  const url = linkTo(work.services.config, `/complaints/${id}`);
  return { accountId, subject, paragraphs: [...paragraphs], link: { label: mails.open, url }, forAdmins };
}

/** Records a step of a complaint, in the transaction of that step. `byId` is null for a visitor, or where it happened by itself. */
export const keepStep = (
  work: Work,
  complaintId: IdOf<'complaints'>,
  kind: StepKind,
  words = '',
  byId: IdOf<'accounts'> | null = work.actor?.id ?? null,
) =>
  work.db
    .insertInto('complaint_steps')
    .values({
      ...{ id: newId(work.now.getTime()), complaint_id: complaintId, kind },
      ...{ by_id: byId, words, created_at: work.now },
    })
    .execute();
