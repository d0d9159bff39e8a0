// What can happen to a loan, as its borrower is told of it.

import { linkTo } from '#features/accounts/server/site-address.ts';
import {
  type Bell,
  happening,
  type Information,
  notice,
  type OwnedFacts,
  type Told,
} from '#features/activity/server/happening.ts';
import { pushNotices } from '#features/push/texts/push.ts';
import type { Mail } from '#platform/server/mail.ts';
import type { Work } from '#platform/server/work.ts';
import { showDay } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { type Cents, centsToDollars, showDollars, showMoney } from '#shared/money.ts';
import type { TextMessage } from '#shared/notices/text-template.ts';
import { showLoanNumber } from '../rules/loan-number.ts';
import { bellTexts as bell } from '../texts/bell.ts';
import { loanMessages as messages } from '../texts/borrower/text-messages.ts';
import { payoutReversedMail } from '../texts/receipts.ts';
import { staffTimeline as staff, staffHappenings as words } from '../texts/staff-happenings.ts';

const LOANS = '/my-loans';
const SUBJECT = 'loan';

/** The screens of a loan read again because its books have changed (`follow`). */
const byItsBooks = () => [];

type PayoutReversal = OwnedFacts & {
  loan: { number: string; amountCents: Cents };
  rateMonthlyBps: number;
  applicationId: IdOf<'applications'>;
  /** Null where nobody has the account any more. */
  borrower: { email: string; name: string } | null;
  lenderAccountId: IdOf<'accounts'> | null;
  reason: string;
};

export const payoutReversed = happening<PayoutReversal>('loan.approve_payout_reversal', {
  subject: SUBJECT,
  words: words['loan.approve_payout_reversal'],
  bell: {
    action: 'payoutReversed',
    field: 'loanInformation',
    information: ({ borrower, loan, rateMonthlyBps, reason }) =>
      borrower && {
        loanAmount: centsToDollars(loan.amountCents),
        interestRate: rateMonthlyBps / 100,
        reason,
      },
    says: ({ loanAmount, reason }) => bell.payoutReversed(showDollars(loanAmount), reason ?? ''),
    leadsTo: LOANS,
    timeline: ({ loanAmount, reason }) => ({ what: staff.payoutReversed(showDollars(loanAmount)), reason }),
  },
  text: null,
  mails: ({ accountId, borrower, loan, applicationId, reason }, { services }) => {
    if (!borrower) return [];
    const { label, ...mail } = payoutReversedMail({
      name: borrower.name,
      amount: showMoney(loan.amountCents),
      loan: showLoanNumber(loan.number),
      reason,
    });
    const url = linkTo(services.config, `/loan-application/${applicationId}`);
    return [{ to: borrower.email, accountId, ...mail, link: { label, url } }];
  },
  wakes: ({ accountId, lenderAccountId }) => [
    ['staff', 'applications'],
    [accountId, 'applications'],
    ...(lenderAccountId ? [[lenderAccountId, 'applications'] as const] : []),
  ],
});

/** Whose borrower gets a letter, made where the books are read; null where nobody has the account any more. */
export type Written = { mail: Mail | null };

const mails = ({ mail }: Written): Mail[] => (mail ? [mail] : []);

export type Repayment = OwnedFacts & Written & { repayment: Information<'repaymentInformation'> };

const received: Bell<Omit<Repayment, 'subjectId'>> = {
  action: 'repaymentReceived',
  field: 'repaymentInformation',
  information: ({ mail, repayment }) => mail && repayment,
  says: ({ amount }) => bell.repaymentReceived(showDollars(amount)),
  leadsTo: LOANS,
  timeline: ({ amount }) => ({ what: staff.repaymentReceived(showDollars(amount)) }),
};

const receivedText = ({ mail, repayment }: Omit<Repayment, 'subjectId'>, work: Work): TextMessage | null =>
  mail && {
    template: messages.received,
    values: [showDay(repayment.receivedOn), loansAt(work)],
  };

const loansAt = ({ services }: Work): string => linkTo(services.config, LOANS);

export const repaymentRecorded = happening<Repayment>('loan.repay', {
  subject: SUBJECT,
  words: words['loan.repay'],
  bell: received,
  text: receivedText,
  mails,
  wakes: byItsBooks,
});

/** Of a file, whose confirmation stands in the trail. */
export const repaymentImported = notice<Omit<Repayment, 'subjectId'>>('loan.import_repayment', {
  bell: received,
  text: receivedText,
  mails,
  wakes: byItsBooks,
});

export const repaymentReversed = happening<Repayment>('loan.reverse_repayment', {
  subject: SUBJECT,
  words: words['loan.reverse_repayment'],
  bell: {
    action: 'repaymentReversed',
    field: 'repaymentInformation',
    information: ({ mail, repayment }) => mail && repayment,
    says: ({ amount, reason }) => bell.repaymentReversed(showDollars(amount), reason ?? ''),
    leadsTo: LOANS,
    timeline: ({ amount, reason }) => ({ what: staff.repaymentReversed(showDollars(amount)), reason }),
  },
  text: null,
  mails,
  wakes: byItsBooks,
});

type Booking = OwnedFacts & Written & { booking: Information<'bookingInformation'> };

const booked = (
  name: 'loan.approve_waiver' | 'loan.refund' | 'loan.approve_write_off',
  action: 'loanWaived' | 'loanRefunded' | 'loanWrittenOff',
  { says, timeline }: Record<'says' | 'timeline', (amount: string) => string>,
) =>
  happening<Booking>(name, {
    subject: SUBJECT,
    words: words[name],
    bell: {
      action,
      field: 'bookingInformation',
      information: ({ mail, booking }) => mail && booking,
      says: ({ amount }) => says(showDollars(amount)),
      leadsTo: LOANS,
      timeline: ({ amount }) => ({ what: timeline(showDollars(amount)) }),
    },
    text: null,
    mails,
    wakes: byItsBooks,
  });

export const waiverApproved = booked('loan.approve_waiver', 'loanWaived', {
  says: bell.waived,
  timeline: staff.waived,
});

export const creditRefunded = booked('loan.refund', 'loanRefunded', {
  says: bell.refunded,
  timeline: staff.refunded,
});

export const writeOffApproved = booked('loan.approve_write_off', 'loanWrittenOff', {
  says: bell.writtenOff,
  timeline: staff.writtenOff,
});

export const entryReversed = happening<Booking>('loan.reverse_entry', {
  subject: SUBJECT,
  words: words['loan.reverse_entry'],
  bell: {
    action: 'loanEntryReversed',
    field: 'bookingInformation',
    information: ({ mail, booking }) => mail && booking,
    says: ({ kind, amount, reason }) => bell.entryReversed[kind](showDollars(amount), reason ?? ''),
    leadsTo: LOANS,
    timeline: ({ kind, amount, reason }) => ({
      what: staff.entryReversed[kind](showDollars(amount)),
      reason,
    }),
  },
  text: null,
  mails,
  wakes: byItsBooks,
});

type Instalment = Information<'instalmentInformation'>;
type Reminded = Written & { accountId: IdOf<'accounts'>; instalment: Instalment };

const told =
  (say: (amount: string, dueOn: string) => string) =>
  ({ amount, dueOn, reason }: Instalment): Told => ({
    what: say(showDollars(amount), showDay(dueOn)),
    reason,
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
  bell: {
    action: 'instalmentDue',
    field: 'instalmentInformation',
    information: ({ instalment }) => instalment,
    says: ({ amount, dueOn }) => bell.instalmentDue(showDollars(amount), showDay(dueOn)),
    leadsTo: LOANS,
    timeline: told(staff.instalmentDue),
  },
  text: remindedOf(messages.due),
  mails,
  wakes: () => [],
});

export const remindedLate = notice<Reminded>('loan.remind_late', {
  push: pushNotices.late,
  bell: {
    action: 'instalmentLate',
    field: 'instalmentInformation',
    information: ({ instalment }) => instalment,
    says: ({ amount, dueOn, daysLate }) =>
      bell.instalmentLate(showDollars(amount), showDay(dueOn), daysLate ?? 0),
    leadsTo: LOANS,
    timeline: told(staff.instalmentLate),
  },
  text: remindedOf(messages.late),
  mails,
  wakes: () => [],
});

type NewDate = OwnedFacts & Written & { instalment: Instalment };

export const newDateGranted = happening<NewDate>('loan.grant_new_date', {
  subject: SUBJECT,
  words: words['loan.grant_new_date'],
  bell: {
    action: 'newDateGranted',
    field: 'instalmentInformation',
    information: ({ instalment }) => instalment,
    says: ({ amount, dueOn }) => bell.newDateGranted(showDollars(amount), showDay(dueOn)),
    leadsTo: LOANS,
    timeline: told(staff.newDateGranted),
  },
  text: null,
  mails,
  wakes: byItsBooks,
});

export const newDateRefused = happening<NewDate>('loan.refuse_new_date', {
  subject: SUBJECT,
  words: words['loan.refuse_new_date'],
  bell: {
    action: 'newDateRefused',
    field: 'instalmentInformation',
    information: ({ instalment }) => instalment,
    says: ({ amount, dueOn, reason }) =>
      bell.newDateRefused(showDollars(amount), showDay(dueOn), reason ?? ''),
    leadsTo: LOANS,
    timeline: told(staff.newDateRefused),
  },
  text: null,
  mails,
  wakes: ({ accountId }) => [
    [accountId, 'loans'],
    ['staff', 'loans'],
  ],
});
