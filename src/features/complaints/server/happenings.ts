// What can happen to a complaint. The audit log keeps no word of what it is about: a moderator who is named in one reads the audit log too.

import {
  type Bell,
  type Facts,
  type HappeningName,
  happening,
  type Information,
  KEPT_ALONE,
  type Lettered,
  mailsBrought,
  type Notified,
} from '#features/activity/server/happening.ts';
import { type Day, showDay } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';

type Step = Information<'complaintInformation'>['step'];

/** `accountId`: null where its sender has no account, and so no bell. */
export type Moved = Facts & Lettered & { accountId: IdOf<'accounts'> | null; number: string; answerBy: Day };

const notifies = ({ accountId }: Facts): readonly Notified[] => [
  ['staff', 'complaints'],
  ...(accountId ? [[accountId, 'complaints'] as const] : []),
];

type Said = {
  audit: string;
  /** The words that its sender reads. */
  says(number: string, answerBy: string): string;
  timeline(number: string): string;
};

const ring = (step: Step, { says, timeline }: Said): Bell<Moved> => ({
  action: 'complaintMoved',
  field: 'complaintInformation',
  leadsTo: '/complaints',
  information: ({ number, answerBy }) => ({ number, step, answerBy }),
  says: ({ number, answerBy }) => says(number, showDay(answerBy)),
  timeline: ({ number }) => ({ what: timeline(number) }),
});

const moved = (name: HappeningName, step: Step, said: Said) =>
  happening<Moved>(name, {
    subject: 'complaint',
    words: { audit: said.audit },
    bell: ring(step, said),
    mails: mailsBrought,
    text: null,
    notifies,
  });

export const complaintSent = moved('complaint.send', 'Sent', {
  audit: 'Sent a complaint',
  says: (number, answerBy) => `We have your complaint ${number}. You get an answer by ${answerBy}`,
  timeline: (number) => `Complaint ${number} sent`,
});
export const complaintTakenUp = moved('complaint.take_up', 'TakenUp', {
  audit: 'Took up a complaint',
  says: (number, answerBy) =>
    `A person is looking at your complaint ${number}. You get an answer by ${answerBy}`,
  timeline: (number) => `Complaint ${number} taken up`,
});
export const complaintAnswered = moved('complaint.answer', 'Answered', {
  audit: 'Answered a complaint',
  says: (number) => `We answered your complaint ${number}`,
  timeline: (number) => `Complaint ${number} answered`,
});
export const complaintEscalated = moved('complaint.escalate', 'Escalated', {
  audit: 'Asked for a second person about a complaint',
  says: (number, answerBy) =>
    `A second person looks at your complaint ${number}. You get an answer by ${answerBy}`,
  timeline: (number) => `Complaint ${number}: a second person asked for`,
});
export const complaintReopened = moved('complaint.reopen', 'Reopened', {
  audit: 'Sent a complaint back',
  says: (number, answerBy) => `Your complaint ${number} is with us again. You get an answer by ${answerBy}`,
  timeline: (number) => `Complaint ${number} sent back to us`,
});
export const complaintClosed = moved('complaint.close', 'Closed', {
  audit: 'Closed a complaint',
  says: (number) => `Your complaint ${number} is closed`,
  timeline: (number) => `Complaint ${number} closed`,
});

export const complaintNoted = happening<Facts>('complaint.note', {
  subject: 'complaint',
  words: { audit: 'Wrote a note about a complaint', timeline: null },
  ...KEPT_ALONE,
  notifies: () => [['staff', 'complaints']],
});

export const complaintTakenOver = happening<Facts>('complaint.take_over', {
  subject: 'complaint',
  words: { audit: 'Took a complaint over from a colleague', timeline: null },
  ...KEPT_ALONE,
  notifies: () => [['staff', 'complaints']],
});

export const complaintHandedOver = happening<Facts>('complaint.hand_over', {
  subject: 'complaint',
  words: { audit: 'Handed a complaint to the admins', timeline: null },
  ...KEPT_ALONE,
  notifies: () => [['staff', 'complaints']],
});

export const registerDownloaded = happening<Facts>('complaint.take_register', {
  subject: 'complaintRegister',
  words: { audit: 'Took the register of complaints as a file' },
  ...KEPT_ALONE,
});
