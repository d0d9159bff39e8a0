// What can happen to an application for a loan and to its agreement.

import {
  type Bell,
  type HappeningName,
  happening,
  type Information,
  KEPT_ALONE,
  type Lettered,
  MAILED_ALONE,
  type OwnedFacts,
} from '#features/activity/server/happening.ts';
import { pushNotices } from '#features/push/texts/push.ts';
import type { Mail } from '#platform/server/mail.ts';
import type { IdOf } from '#shared/id.ts';
import { showDollars } from '#shared/money.ts';
import type { PushNotice } from '#shared/notices/push.ts';

const APPLICATIONS = '/loan-application';
const SUBJECT = 'application';

/** What every happening about a loan needs; `mails` go to the borrower, and to the lender where there is one. */
type OfLoan = OwnedFacts & {
  loan: Information<'loanInformation'>;
  mails: Mail[];
  lenderAccountId?: IdOf<'accounts'> | null | undefined;
};

type Say = (amount: string, reason: string) => string;

const happens = (
  name: HappeningName,
  action: Bell<OfLoan>['action'],
  {
    audit,
    says,
    timeline,
    leadsTo = APPLICATIONS,
    opensOffer = false,
    push,
  }: {
    audit: string;
    /** The words that the borrower reads. */
    says: Say;
    timeline: (amount: string) => string;
    leadsTo?: string;
    opensOffer?: boolean;
    push?: PushNotice;
  },
) =>
  happening<OfLoan>(name, {
    subject: SUBJECT,
    words: { audit },
    bell: {
      action,
      field: 'loanInformation',
      information: ({ loan }) => loan,
      says: ({ loanAmount, reason }) => says(showDollars(loanAmount), reason ?? ''),
      leadsTo,
      timeline: ({ loanAmount, reason }) => ({ what: timeline(showDollars(loanAmount)), reason }),
    },
    text: null,
    mails: ({ mails }) => mails,
    ...(push ? { push } : {}),
    notifies: ({ accountId, lenderAccountId }) => [
      [accountId, 'applications'],
      ['staff', 'applications'],
      ...(opensOffer ? [[accountId, 'offer'] as const] : []),
      ...(lenderAccountId ? [[lenderAccountId, 'applications'] as const] : []),
    ],
  });

export const applicationApproved = happens('application.approve', 'loanApproved', {
  audit: 'Approved an application',
  // `needed` is what still has to be checked before the money comes; empty where nothing is.
  says: (amount, needed) => `Your loan of ${amount} is approved${needed ? `. ${needed}` : ''}`,
  timeline: (amount) => `Loan of ${amount} approved`,
  opensOffer: true,
  push: pushNotices.decided,
});

/** The first of the two who approve a large loan has approved it. The borrower hears of nothing yet. */
export const applicationApprovedFirst = happening('application.approveFirst', {
  subject: SUBJECT,
  words: { audit: 'Approved an application, as the first of two people' },
  ...KEPT_ALONE,
  notifies: () => [['staff', 'applications']],
});

/** One of the two who approve a loan anew, so that its money may go out although its facts have got worse. The borrower hears of the payout. */
export const applicationApprovedAnew = happening('application.approveAnew', {
  subject: SUBJECT,
  words: { audit: 'Approved a loan anew, after its facts had got worse' },
  ...KEPT_ALONE,
  notifies: () => [['staff', 'applications']],
});

export const applicationRejected = happens('application.reject', 'loanRejected', {
  audit: 'Rejected an application',
  says: (amount, reason) => `Your application for ${amount} was not approved${reason ? `: ${reason}` : ''}`,
  timeline: (amount) => `Application for ${amount} rejected`,
  opensOffer: true,
  push: pushNotices.decided,
});

/** The borrower took an application back. The lender reads it on its screens alone: there is nothing to do about it. */
export const applicationWithdrawn = happens('application.withdraw', 'applicationWithdrawn', {
  audit: 'Took an application back',
  says: (amount) => `You took your application for ${amount} back`,
  timeline: (amount) => `Application for ${amount} taken back`,
  opensOffer: true,
});

export const counterOfferMade = happens('counter_offer.make', 'counterOfferMade', {
  audit: 'Offered a borrower other terms',
  says: (amount) => `A lender offers you ${amount}, at other terms than you asked for`,
  timeline: (amount) => `A lender offered other terms: ${amount}`,
  push: pushNotices.decided,
});

export const counterOfferWithdrawn = happens('counter_offer.withdraw', 'counterOfferWithdrawn', {
  audit: 'Took other terms back',
  says: (amount) => `A lender took its offer of ${amount} back`,
  timeline: (amount) => `A lender took its other terms back: ${amount}`,
});

export const counterOfferAccepted = happens('counter_offer.accept', 'counterOfferAccepted', {
  audit: 'Accepted a lender’s other terms',
  says: (amount) => `You accepted a lender’s terms for ${amount}`,
  timeline: (amount) => `Accepted a lender’s other terms: ${amount}`,
});

export const counterOfferDeclined = happens('counter_offer.decline', 'counterOfferDeclined', {
  audit: 'Declined a lender’s other terms',
  says: (amount) => `You declined a lender’s terms for ${amount}`,
  timeline: (amount) => `Declined a lender’s other terms: ${amount}`,
});

export const applicantAsked = happens('application.ask', 'lenderAsked', {
  audit: 'Asked an applicant for papers or a word',
  says: (amount) => `A lender asks you something about your application for ${amount}`,
  timeline: (amount) => `A lender asked something about the application for ${amount}`,
  push: pushNotices.decided,
});

type BetweenTwo = OwnedFacts & { lenderAccountId: IdOf<'accounts'> };

export const applicantAnswered = happening<BetweenTwo & Lettered>('application.answer', {
  subject: SUBJECT,
  words: { audit: 'Answered a lender’s question', timeline: null },
  ...MAILED_ALONE,
  notifies: ({ accountId, lenderAccountId }) => [
    [accountId, 'applications'],
    [lenderAccountId, 'applications'],
  ],
});

export const applicationNoted = happening<BetweenTwo>('application.note', {
  subject: SUBJECT,
  words: { audit: 'Noted something about an application', timeline: null },
  ...KEPT_ALONE,
  notifies: ({ lenderAccountId }) => [[lenderAccountId, 'applications']],
});

export const agreementPrepared = happens('agreement.prepare', 'agreementReady', {
  audit: 'Prepared a loan agreement',
  says: (amount) => `The agreement for your loan of ${amount} is ready to sign`,
  timeline: (amount) => `Agreement for ${amount} ready to sign`,
  push: pushNotices.sign,
});

export const agreementSigned = happens('agreement.sign', 'agreementSigned', {
  audit: 'Signed a loan agreement',
  says: (amount) => `You signed the agreement for your loan of ${amount}`,
  timeline: (amount) => `Agreement for ${amount} signed`,
});

/** Signed, and the last thing verified that was needed before its money leaves. */
export const agreementPayable = happens('agreement.payable', 'moneyOnItsWay', {
  audit: 'A signed loan can be paid out: everything is verified',
  says: (amount) => `Everything is checked: the money of your loan of ${amount} is on its way`,
  timeline: (amount) => `Everything verified: the loan of ${amount} can be paid out`,
});

export const agreementDeclined = happens('agreement.decline', 'agreementDeclined', {
  audit: 'Did not take the loan',
  says: (amount) => `You did not take the loan of ${amount}`,
  timeline: (amount) => `Loan of ${amount} not taken`,
  opensOffer: true,
});

export const agreementCancelled = happens('agreement.cancel', 'agreementCancelled', {
  audit: 'Cancelled a loan before its payout',
  says: (amount, reason) => `We cancelled your loan of ${amount} before it was paid out: ${reason}`,
  timeline: (amount) => `Loan of ${amount} cancelled before its payout`,
  opensOffer: true,
});

export const loanDisbursed = happens('disbursement.record', 'loanDisbursed', {
  audit: 'Recorded money handed over',
  says: (amount) => `The money of your loan of ${amount} was handed over to you`,
  timeline: (amount) => `Money of the loan of ${amount} handed over`,
  leadsTo: '/my-loans',
});

export const applied = happening<OwnedFacts & Lettered>('application.apply', {
  subject: 'application',
  // The application itself stands in the timeline and says it better.
  words: { audit: 'Applied for a loan', timeline: null },
  ...MAILED_ALONE,
  notifies: ({ accountId }) => [
    [accountId, 'applications'],
    [accountId, 'offer'],
    ['staff', 'applications'],
  ],
});

export const appliedToLender = happening<OwnedFacts & Lettered & { lenderAccountId: IdOf<'accounts'> }>(
  'application.apply_to_lender',
  {
    subject: 'application',
    // The application itself stands in the timeline and says it better.
    words: { audit: "Applied for a lender's loan", timeline: null },
    ...MAILED_ALONE,
    notifies: ({ accountId, lenderAccountId }) => [
      [accountId, 'applications'],
      [lenderAccountId, 'applications'],
      ['staff', 'applications'],
    ],
  },
);

export const applicationLookedAt = happening('application.look', {
  subject: 'application',
  words: { audit: "Looked at an applicant's verified sections" },
  ...KEPT_ALONE,
});
