// What can happen to a loan, as its borrower is notified of it.

import { linkTo } from '#features/accounts/server/site-address.ts';
import {
  type Bell,
  type HappeningName,
  happening,
  type Information,
  notice,
  type OwnedFacts,
  type StaffWords,
  type TimelineWords,
} from '#features/activity/server/happening.ts';
import { pushNotices } from '#features/push/texts/push.ts';
import type { Mail } from '#platform/server/mail.ts';
import type { Work } from '#platform/server/work.ts';
import { showDay } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { type Cents, centsToDollars, showDollars, showMoney } from '#shared/money.ts';
import type { TextMessage } from '#shared/notices/text-template.ts';
import { showLoanNumber } from '../rules/loan-number.ts';
import { loanMessages as messages } from '../texts/borrower/text-messages.ts';
import { payoutReversedMail } from '../texts/receipts.ts';

const LOANS = '/my-loans';
const SUBJECT = 'loan';

/** Nothing more is notified here, because `follow` makes the screens of a loan read again whenever its books change. */
const byItsBooks = () => [];

type PayoutReversal = OwnedFacts & {
  loan: { number: string; amountCents: Cents };
  rateMonthlyBps: number;
  applicationId: IdOf<'applications'>;
  /** The borrower; null where the account was deleted. */
  borrower: { email: string; name: string } | null;
  lenderAccountId: IdOf<'accounts'> | null;
  reason: string;
};

export const payoutReversed = happening<PayoutReversal>('loan.approve_payout_reversal', {
  subject: SUBJECT,
  words: { audit: 'Took a payout back, as the second person' },
  bell: {
    action: 'payoutReversed',
    field: 'loanInformation',
    information: ({ borrower, loan, rateMonthlyBps, reason }) =>
      borrower && {
        loanAmount: centsToDollars(loan.amountCents),
        interestRate: rateMonthlyBps / 100,
        reason,
      },
    says: ({ loanAmount, reason }) =>
      `The payout of your loan of ${showDollars(loanAmount)} was recorded in error and has been taken back: ${reason ?? ''}`,
    leadsTo: LOANS,
    timeline: ({ loanAmount, reason }) => ({
      what: `Payout of the loan of ${showDollars(loanAmount)} taken back`,
      reason,
    }),
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
  notifies: ({ accountId, lenderAccountId }) => [
    ['staff', 'applications'],
    [accountId, 'applications'],
    ...(lenderAccountId ? [[lenderAccountId, 'applications'] as const] : []),
  ],
});

/** The borrower's letter, written where the books are read; null where the account was deleted. */
export type Written = { mail: Mail | null };

const mails = ({ mail }: Written): Mail[] => (mail ? [mail] : []);

export type Repayment = OwnedFacts & Written & { repayment: Information<'repaymentInformation'> };

const received: Bell<Omit<Repayment, 'subjectId'>> = {
  action: 'repaymentReceived',
  field: 'repaymentInformation',
  information: ({ mail, repayment }) => mail && repayment,
  says: ({ amount }) => `We received your payment of ${showDollars(amount)}. The receipt is in your emails`,
  leadsTo: LOANS,
  timeline: ({ amount }) => ({ what: `Repayment of ${showDollars(amount)} received` }),
};

const receivedText = ({ mail, repayment }: Omit<Repayment, 'subjectId'>, work: Work): TextMessage | null =>
  mail && {
    template: messages.received,
    values: [showDay(repayment.receivedOn), loansAt(work)],
  };

const loansAt = ({ services }: Work): string => linkTo(services.config, LOANS);

export const repaymentRecorded = happening<Repayment>('loan.repay', {
  subject: SUBJECT,
  words: { audit: 'Recorded a repayment' },
  bell: received,
  text: receivedText,
  mails,
  notifies: byItsBooks,
});

/** A payment that came with a file, whose confirmation is what the audit log has. */
export const repaymentImported = notice<Omit<Repayment, 'subjectId'>>('loan.import_repayment', {
  bell: received,
  text: receivedText,
  mails,
  notifies: byItsBooks,
});

export const repaymentReversed = happening<Repayment>('loan.reverse_repayment', {
  subject: SUBJECT,
  words: { audit: 'Took a repayment back' },
  bell: {
    action: 'repaymentReversed',
    field: 'repaymentInformation',
    information: ({ mail, repayment }) => mail && repayment,
    says: ({ amount, reason }) =>
      `Your payment of ${showDollars(amount)} has been taken back in our books: ${reason ?? ''}`,
    leadsTo: LOANS,
    timeline: ({ amount, reason }) => ({ what: `Repayment of ${showDollars(amount)} taken back`, reason }),
  },
  text: null,
  mails,
  notifies: byItsBooks,
});

type Booking = OwnedFacts & Written & { booking: Information<'bookingInformation'> };

const booked = (
  name: HappeningName,
  action: 'loanWaived' | 'loanRefunded' | 'loanWrittenOff',
  { words, says, timeline }: { words: StaffWords } & Record<'says' | 'timeline', (amount: string) => string>,
) =>
  happening<Booking>(name, {
    subject: SUBJECT,
    words,
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
    notifies: byItsBooks,
  });

export const waiverApproved = booked('loan.approve_waiver', 'loanWaived', {
  words: { audit: 'Approved a waiver', timeline: 'Waiver approved' },
  says: (amount) => `We waived ${amount} of your loan: you do not have to pay it`,
  timeline: (amount) => `${amount} waived`,
});

export const creditRefunded = booked('loan.refund', 'loanRefunded', {
  words: { audit: 'Recorded money given back', timeline: 'Money paid beyond a loan given back' },
  says: (amount) => `We paid ${amount} back to you`,
  timeline: (amount) => `${amount} given back`,
});

export const writeOffApproved = booked('loan.approve_write_off', 'loanWrittenOff', {
  words: { audit: 'Approved a write-off', timeline: 'Write-off approved' },
  says: (amount) => `Your loan is written off with ${amount} still owed. You can pay it at any time`,
  timeline: (amount) => `${amount} written off`,
});

export const entryReversed = happening<Booking>('loan.reverse_entry', {
  subject: SUBJECT,
  words: { audit: 'Took an entry of a loan back', timeline: 'Entry of a loan taken back' },
  bell: {
    action: 'loanEntryReversed',
    field: 'bookingInformation',
    information: ({ mail, booking }) => mail && booking,
    says: ({ kind, amount, reason }) =>
      ({
        Waiver: `The waiver of ${showDollars(amount)} no longer counts: ${reason ?? ''}`,
        Refund: `The ${showDollars(amount)} that we noted as paid back to you are with us again: ${reason ?? ''}`,
        WriteOff: `Your loan is no longer written off: ${reason ?? ''}`,
      })[kind],
    leadsTo: LOANS,
    timeline: ({ kind, amount, reason }) => ({
      what: {
        Waiver: `Waiver of ${showDollars(amount)} taken back`,
        Refund: `Refund of ${showDollars(amount)} taken back`,
        WriteOff: `Write-off of ${showDollars(amount)} taken back`,
      }[kind],
      reason,
    }),
  },
  text: null,
  mails,
  notifies: byItsBooks,
});

type Instalment = Information<'instalmentInformation'>;
type Reminded = Written & { accountId: IdOf<'accounts'>; instalment: Instalment };

const inTimeline =
  (say: (amount: string, dueOn: string) => string) =>
  ({ amount, dueOn, reason }: Instalment): TimelineWords => ({
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
    says: ({ amount, dueOn }) => `Your instalment of ${showDollars(amount)} is due on ${showDay(dueOn)}`,
    leadsTo: LOANS,
    timeline: inTimeline((amount, dueOn) => `Reminded of ${amount} due on ${dueOn}`),
  },
  text: remindedOf(messages.due),
  mails,
  notifies: () => [],
});

export const remindedLate = notice<Reminded>('loan.remind_late', {
  push: pushNotices.late,
  bell: {
    action: 'instalmentLate',
    field: 'instalmentInformation',
    information: ({ instalment }) => instalment,
    says: ({ amount, dueOn, daysLate = 0 }) =>
      `${showDollars(amount)} was due on ${showDay(dueOn)}, ${daysLate} ${daysLate === 1 ? 'day' : 'days'} ago. If you cannot pay now, write to us`,
    leadsTo: LOANS,
    timeline: inTimeline((amount, dueOn) => `Reminded of ${amount} that was due on ${dueOn}`),
  },
  text: remindedOf(messages.late),
  mails,
  notifies: () => [],
});

type NewDate = OwnedFacts & Written & { instalment: Instalment };

export const newDateGranted = happening<NewDate>('loan.grant_new_date', {
  subject: SUBJECT,
  words: { audit: 'Granted a new due date' },
  bell: {
    action: 'newDateGranted',
    field: 'instalmentInformation',
    information: ({ instalment }) => instalment,
    says: ({ amount, dueOn }) => `Your new date: ${showDollars(amount)} is now due on ${showDay(dueOn)}`,
    leadsTo: LOANS,
    timeline: inTimeline((amount, dueOn) => `New date granted: ${amount} due on ${dueOn}`),
  },
  text: null,
  mails,
  notifies: byItsBooks,
});

export const newDateRefused = happening<NewDate>('loan.refuse_new_date', {
  subject: SUBJECT,
  words: { audit: 'Refused a new due date' },
  bell: {
    action: 'newDateRefused',
    field: 'instalmentInformation',
    information: ({ instalment }) => instalment,
    says: ({ amount, dueOn, reason }) =>
      `${showDollars(amount)} stays due on ${showDay(dueOn)}: ${reason ?? ''}`,
    leadsTo: LOANS,
    timeline: inTimeline((amount, dueOn) => `New date refused: ${amount} stays due on ${dueOn}`),
  },
  text: null,
  mails,
  notifies: ({ accountId }) => [
    [accountId, 'loans'],
    ['staff', 'loans'],
  ],
});
