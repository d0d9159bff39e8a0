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
} from '#features/activity/server/happening.ts';
import type { Work } from '#platform/server/work.ts';
import { showDay } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { type Cents, centsToDollars, showDollars, showMoney } from '#shared/money.ts';
import type { TextMessage } from '#shared/notices/text-template.ts';
import { showLoanNumber } from '../rules/loan-number.ts';
import { loanMessages as messages } from '../texts/borrower/text-messages.ts';
import { payoutReversedMail } from '../texts/receipts.ts';
import { byItsBooks, LOAN, lettersOf, loansAt, OWN_LOANS, type Written } from './letter-of-loan.ts';

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
  subject: LOAN,
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
    leadsTo: OWN_LOANS,
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

export type Repayment = OwnedFacts & Written & { repayment: Information<'repaymentInformation'> };

const received: Bell<Omit<Repayment, 'subjectId'>> = {
  action: 'repaymentReceived',
  field: 'repaymentInformation',
  information: ({ mail, repayment }) => mail && repayment,
  says: ({ amount }) => `We received your payment of ${showDollars(amount)}. The receipt is in your emails`,
  leadsTo: OWN_LOANS,
  timeline: ({ amount }) => ({ what: `Repayment of ${showDollars(amount)} received` }),
};

const receivedText = ({ mail, repayment }: Omit<Repayment, 'subjectId'>, work: Work): TextMessage | null =>
  mail && {
    template: messages.received,
    values: [showDay(repayment.receivedOn), loansAt(work)],
  };

export const repaymentRecorded = happening<Repayment>('loan.repay', {
  subject: LOAN,
  words: { audit: 'Recorded a repayment' },
  bell: received,
  text: receivedText,
  mails: lettersOf,
  notifies: byItsBooks,
});

/** A payment that came with a file, whose confirmation is what the audit log has. */
export const repaymentImported = notice<Omit<Repayment, 'subjectId'>>('loan.import_repayment', {
  bell: received,
  text: receivedText,
  mails: lettersOf,
  notifies: byItsBooks,
});

export const repaymentReversed = happening<Repayment>('loan.reverse_repayment', {
  subject: LOAN,
  words: { audit: 'Took a repayment back' },
  bell: {
    action: 'repaymentReversed',
    field: 'repaymentInformation',
    information: ({ mail, repayment }) => mail && repayment,
    says: ({ amount, reason }) =>
      `Your payment of ${showDollars(amount)} has been taken back in our books: ${reason ?? ''}`,
    leadsTo: OWN_LOANS,
    timeline: ({ amount, reason }) => ({ what: `Repayment of ${showDollars(amount)} taken back`, reason }),
  },
  text: null,
  mails: lettersOf,
  notifies: byItsBooks,
});

type Booking = OwnedFacts & Written & { booking: Information<'bookingInformation'> };

const booked = (
  name: HappeningName,
  action: 'loanWaived' | 'loanRefunded' | 'loanWrittenOff',
  { words, says, timeline }: { words: StaffWords } & Record<'says' | 'timeline', (amount: string) => string>,
) =>
  happening<Booking>(name, {
    subject: LOAN,
    words,
    bell: {
      action,
      field: 'bookingInformation',
      information: ({ mail, booking }) => mail && booking,
      says: ({ amount }) => says(showDollars(amount)),
      leadsTo: OWN_LOANS,
      timeline: ({ amount }) => ({ what: timeline(showDollars(amount)) }),
    },
    text: null,
    mails: lettersOf,
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
  subject: LOAN,
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
    leadsTo: OWN_LOANS,
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
  mails: lettersOf,
  notifies: byItsBooks,
});
