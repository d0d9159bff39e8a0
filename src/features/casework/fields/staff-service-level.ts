// The queues in which something waits for staff, within how many hours each is to be worked, and the form by which an admin sets that.
import { LOOK_HOURS } from '#shared/look-deadline.ts';
import { recordFields } from '#shared/record/field.ts';
import { levelTexts as texts } from '../texts/staff-casework.ts';

export const QUEUES = [
  ...(['Verification', 'VerificationModel5', 'Applications', 'Reviews', 'Payouts'] as const),
  ...([
    'Adjustments',
    'Payments',
    'Forms',
    'Contests',
    'NewDates',
    'Redemptions',
    'Complaints',
    'Signals',
  ] as const),
  ...(['SecondLooks', 'Disagreements'] as const),
] as const;

export type QueueName = (typeof QUEUES)[number];

/** What an entry waits for. */
export const HOLD_UPS = ['Borrower', 'SecondPerson', 'Nobody', 'Owner'] as const;
export type HoldUp = (typeof HOLD_UPS)[number];

/** What borrowers are promised: an admin cannot set these otherwise. Complaints are promised days, which each of them holds. */
export const PROMISED_HOURS: Partial<Record<QueueName, number>> = {
  Verification: LOOK_HOURS,
  VerificationModel5: LOOK_HOURS,
  Applications: LOOK_HOURS,
  Payouts: LOOK_HOURS,
};

/** Until an admin sets them. */
export const USUAL_HOURS = {
  ...{
    Reviews: 48,
    Adjustments: 24,
    Payments: 24,
    Forms: 24,
    Contests: 24,
    NewDates: 24,
    Redemptions: 72,
    Signals: 72,
  },
  ...{ SecondLooks: 72, Disagreements: 72 },
};

export type SettableQueue = keyof typeof USUAL_HOURS;

export const SETTABLE = Object.keys(USUAL_HOURS) as SettableQueue[];

const MOST_HOURS = 720;

export const levelFields = recordFields({
  hours: {
    kind: 'whole',
    label: texts.hours,
    hint: texts.hoursHint,
    unit: texts.unit,
    least: 1,
    most: MOST_HOURS,
  },
});
