// What can happen to a complaint. The trail keeps no word of what it is about: a moderator who is named in one reads the trail too.

import {
  type Bell,
  type Facts,
  happening,
  type Information,
  KEPT_ALONE,
  type Lettered,
  mailsBrought,
  type Wake,
} from '#features/activity/server/happening.ts';
import { type Day, showDay } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { bellTexts } from '../texts/bell.ts';
import { staffTimeline, staffHappenings as words } from '../texts/staff-happenings.ts';

type Step = Information<'complaintInformation'>['step'];

/** `accountId`: null where its sender has no account, and so no bell. */
export type Moved = Facts & Lettered & { accountId: IdOf<'accounts'> | null; number: string; answerBy: Day };

const wakes = ({ accountId }: Facts): readonly Wake[] => [
  ['staff', 'complaints'],
  ...(accountId ? [[accountId, 'complaints'] as const] : []),
];

const ring = (step: Step): Bell<Moved> => ({
  action: 'complaintMoved',
  field: 'complaintInformation',
  leadsTo: '/complaints',
  information: ({ number, answerBy }) => ({ number, step, answerBy }),
  says: ({ number, answerBy }) => bellTexts[step](number, showDay(answerBy)),
  timeline: ({ number }) => ({ what: staffTimeline[step](number) }),
});

const moved = (name: keyof typeof words, step: Step) =>
  happening<Moved>(name, {
    subject: 'complaint',
    words: words[name],
    bell: ring(step),
    mails: mailsBrought,
    text: null,
    wakes,
  });

export const complaintSent = moved('complaint.send', 'Sent');
export const complaintTakenUp = moved('complaint.take_up', 'TakenUp');
export const complaintAnswered = moved('complaint.answer', 'Answered');
export const complaintEscalated = moved('complaint.escalate', 'Escalated');
export const complaintReopened = moved('complaint.reopen', 'Reopened');
export const complaintClosed = moved('complaint.close', 'Closed');

export const complaintNoted = happening<Facts>('complaint.note', {
  subject: 'complaint',
  words: words['complaint.note'],
  ...KEPT_ALONE,
  wakes: () => [['staff', 'complaints']],
});

export const complaintTakenOver = happening<Facts>('complaint.take_over', {
  subject: 'complaint',
  words: words['complaint.take_over'],
  ...KEPT_ALONE,
  wakes: () => [['staff', 'complaints']],
});

export const complaintHandedOver = happening<Facts>('complaint.hand_over', {
  subject: 'complaint',
  words: words['complaint.hand_over'],
  ...KEPT_ALONE,
  wakes: () => [['staff', 'complaints']],
});

export const registerDownloaded = happening<Facts>('complaint.take_register', {
  subject: 'complaintRegister',
  words: words['complaint.take_register'],
  ...KEPT_ALONE,
});
