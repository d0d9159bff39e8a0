// What can happen to an instalment, as its borrower is notified of it: reminders, new dates, and holidays that move it.

import {
  type Bell,
  happening,
  type Information,
  notice,
  type OwnedFacts,
} from '#features/activity/server/happening.ts';
import { pushNotices } from '#features/push/texts/push.ts';
import type { Work } from '#platform/server/work.ts';
import { showDay } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { showDollars } from '#shared/money.ts';
import type { TextMessage } from '#shared/notices/text-template.ts';
import { loanMessages as messages } from '../texts/borrower/text-messages.ts';
import { byItsBooks, LOAN, lettersOf, loansAt, OWN_LOANS, type Written } from './letter-of-loan.ts';

type Instalment = Information<'instalmentInformation'>;
type Reminded = Written & { accountId: IdOf<'accounts'>; instalment: Instalment };

type Said = {
  says(instalment: Instalment): string;
  /** Its amount and its day as they are shown. */
  timeline(amount: string, dueOn: string, instalment: Instalment): string;
};

/** The bell for one instalment. */
const ringsFor = <About extends { instalment: Instalment }>(
  action: string,
  { says, timeline }: Said,
): Bell<About> => ({
  action,
  field: 'instalmentInformation',
  information: ({ instalment }) => instalment,
  says,
  leadsTo: OWN_LOANS,
  timeline: (instalment) => {
    const { amount, dueOn, reason } = instalment;
    return { what: timeline(showDollars(amount), showDay(dueOn), instalment), reason };
  },
});

const remindedOf =
  (template: typeof messages.due | typeof messages.late) =>
  ({ mail, instalment }: Reminded, work: Work): TextMessage | null =>
    mail && {
      template,
      values: [showDollars(instalment.amount), showDay(instalment.dueOn), loansAt(work)],
    };

export const remindedDue = notice<Reminded>('loan.remind_due', {
  push: pushNotices.due,
  bell: ringsFor('instalmentDue', {
    says: ({ amount, dueOn }) => `Your instalment of ${showDollars(amount)} is due on ${showDay(dueOn)}`,
    timeline: (amount, dueOn) => `Reminded of ${amount} due on ${dueOn}`,
  }),
  text: remindedOf(messages.due),
  mails: lettersOf,
  notifies: () => [],
});

export const remindedLate = notice<Reminded>('loan.remind_late', {
  push: pushNotices.late,
  bell: ringsFor('instalmentLate', {
    says: ({ amount, dueOn, daysLate = 0 }) =>
      `${showDollars(amount)} was due on ${showDay(dueOn)}, ${daysLate} ${daysLate === 1 ? 'day' : 'days'} ago. If you cannot pay now, write to us`,
    timeline: (amount, dueOn) => `Reminded of ${amount} that was due on ${dueOn}`,
  }),
  text: remindedOf(messages.late),
  mails: lettersOf,
  notifies: () => [],
});

export const instalmentPostponed = happening<OwnedFacts & { instalment: Instalment }>(
  'loan.postpone_instalment',
  {
    subject: LOAN,
    words: { audit: 'Moved a due date off a public holiday' },
    bell: ringsFor('instalmentPostponed', {
      says: ({ amount, dueOn, holiday }) =>
        `Your instalment of ${showDollars(amount)} is now due on ${showDay(dueOn)}, because ${holiday ? `${showDay(holiday.day)} is a public holiday: ${holiday.name}` : 'its day is a public holiday'}`,
      timeline: (amount, dueOn, { holiday }) =>
        `A public holiday${holiday ? ` (${showDay(holiday.day)}, ${holiday.name})` : ''} has moved ${amount}: it is due on ${dueOn}`,
    }),
    text: null,
    mails: null,
    notifies: byItsBooks,
  },
);

type NewDate = OwnedFacts & Written & { instalment: Instalment };

export const newDateGranted = happening<NewDate>('loan.grant_new_date', {
  subject: LOAN,
  words: { audit: 'Granted a new due date' },
  bell: ringsFor('newDateGranted', {
    says: ({ amount, dueOn }) => `Your new date: ${showDollars(amount)} is now due on ${showDay(dueOn)}`,
    timeline: (amount, dueOn) => `New date granted: ${amount} due on ${dueOn}`,
  }),
  text: null,
  mails: lettersOf,
  notifies: byItsBooks,
});

export const newDateRefused = happening<NewDate>('loan.refuse_new_date', {
  subject: LOAN,
  words: { audit: 'Refused a new due date' },
  bell: ringsFor('newDateRefused', {
    says: ({ amount, dueOn, reason }) =>
      `${showDollars(amount)} stays due on ${showDay(dueOn)}: ${reason ?? ''}`,
    timeline: (amount, dueOn) => `New date refused: ${amount} stays due on ${dueOn}`,
  }),
  text: null,
  mails: lettersOf,
  notifies: ({ accountId }) => [
    [accountId, 'loans'],
    ['staff', 'loans'],
  ],
});
