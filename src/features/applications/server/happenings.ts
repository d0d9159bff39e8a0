// What can happen to an application for a loan and to its agreement.

import {
  type Bell,
  happening,
  type Information,
  KEPT_ALONE,
  type Lettered,
  mailsBrought,
  type OwnedFacts,
  type StaffWords,
} from '#features/activity/server/happening.ts';
import { pushNotices } from '#features/push/texts/push.ts';
import type { Mail } from '#platform/server/mail.ts';
import type { IdOf } from '#shared/id.ts';
import { showDollars } from '#shared/money.ts';
import type { PushNotice } from '#shared/notices/push.ts';
import { bellTexts as bell } from '../texts/bell.ts';
import { staffTimeline as staff, staffHappenings as words } from '../texts/staff-happenings.ts';

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
  name: keyof typeof words,
  action: Bell<OfLoan>['action'],
  {
    says,
    timeline,
    leadsTo = APPLICATIONS,
    opensOffer = false,
    push,
  }: {
    says: Say;
    timeline: (amount: string) => string;
    leadsTo?: string;
    opensOffer?: boolean;
    push?: PushNotice;
  },
) =>
  happening<OfLoan>(name, {
    subject: SUBJECT,
    words: words[name] satisfies StaffWords,
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
    wakes: ({ accountId, lenderAccountId }) => [
      [accountId, 'applications'],
      ['staff', 'applications'],
      ...(opensOffer ? [[accountId, 'offer'] as const] : []),
      ...(lenderAccountId ? [[lenderAccountId, 'applications'] as const] : []),
    ],
  });

export const applicationApproved = happens('application.approve', 'loanApproved', {
  says: bell.approved,
  timeline: staff.approved,
  opensOffer: true,
  push: pushNotices.decided,
});

/** The first of the two who approve a large loan has approved it. The borrower hears of nothing yet. */
export const applicationApprovedFirst = happening('application.approveFirst', {
  subject: SUBJECT,
  words: words['application.approveFirst'],
  ...KEPT_ALONE,
  wakes: () => [['staff', 'applications']],
});

/** One of the two who approve a loan anew, so that its money may go out although its facts have got worse. The borrower hears of the payout. */
export const applicationApprovedAnew = happening('application.approveAnew', {
  subject: SUBJECT,
  words: words['application.approveAnew'],
  ...KEPT_ALONE,
  wakes: () => [['staff', 'applications']],
});

export const applicationRejected = happens('application.reject', 'loanRejected', {
  says: bell.rejected,
  timeline: staff.rejected,
  opensOffer: true,
  push: pushNotices.decided,
});

/** The borrower took an application back. The lender is told on its screens alone: there is nothing to do about it. */
export const applicationWithdrawn = happens('application.withdraw', 'applicationWithdrawn', {
  says: bell.withdrawn,
  timeline: staff.withdrawn,
  opensOffer: true,
});

export const counterOfferMade = happens('counter_offer.make', 'counterOfferMade', {
  says: bell.counterOfferMade,
  timeline: staff.counterOfferMade,
  push: pushNotices.decided,
});

export const counterOfferWithdrawn = happens('counter_offer.withdraw', 'counterOfferWithdrawn', {
  says: bell.counterOfferWithdrawn,
  timeline: staff.counterOfferWithdrawn,
});

export const counterOfferAccepted = happens('counter_offer.accept', 'counterOfferAccepted', {
  says: bell.counterOfferAccepted,
  timeline: staff.counterOfferAccepted,
});

export const counterOfferDeclined = happens('counter_offer.decline', 'counterOfferDeclined', {
  says: bell.counterOfferDeclined,
  timeline: staff.counterOfferDeclined,
});

export const applicantAsked = happens('application.ask', 'lenderAsked', {
  says: bell.lenderAsked,
  timeline: staff.lenderAsked,
  push: pushNotices.decided,
});

type BetweenTwo = OwnedFacts & { lenderAccountId: IdOf<'accounts'> };

export const applicantAnswered = happening<BetweenTwo & Lettered>('application.answer', {
  subject: SUBJECT,
  words: words['application.answer'],
  bell: null,
  text: null,
  mails: mailsBrought,
  wakes: ({ accountId, lenderAccountId }) => [
    [accountId, 'applications'],
    [lenderAccountId, 'applications'],
  ],
});

export const applicationNoted = happening<BetweenTwo>('application.note', {
  subject: SUBJECT,
  words: words['application.note'],
  ...KEPT_ALONE,
  wakes: ({ lenderAccountId }) => [[lenderAccountId, 'applications']],
});

export const agreementPrepared = happens('agreement.prepare', 'agreementReady', {
  says: bell.agreementReady,
  timeline: staff.agreementReady,
  push: pushNotices.sign,
});

export const agreementSigned = happens('agreement.sign', 'agreementSigned', {
  says: bell.agreementSigned,
  timeline: staff.agreementSigned,
});

/** Signed, and the last thing verified that was needed before its money leaves. */
export const agreementPayable = happens('agreement.payable', 'moneyOnItsWay', {
  says: bell.moneyOnItsWay,
  timeline: staff.moneyOnItsWay,
});

export const agreementDeclined = happens('agreement.decline', 'agreementDeclined', {
  says: bell.agreementDeclined,
  timeline: staff.agreementDeclined,
  opensOffer: true,
});

export const agreementCancelled = happens('agreement.cancel', 'agreementCancelled', {
  says: bell.agreementCancelled,
  timeline: staff.agreementCancelled,
  opensOffer: true,
});

export const loanDisbursed = happens('disbursement.record', 'loanDisbursed', {
  says: bell.disbursed,
  timeline: staff.disbursed,
  leadsTo: '/my-loans',
});

export const applied = happening<OwnedFacts & Lettered>('application.apply', {
  subject: 'application',
  // The application itself tells it better.
  words: { ...words['application.apply'], timeline: null },
  bell: null,
  text: null,
  mails: mailsBrought,
  wakes: ({ accountId }) => [
    [accountId, 'applications'],
    [accountId, 'offer'],
    ['staff', 'applications'],
  ],
});

export const appliedToLender = happening<OwnedFacts & Lettered & { lenderAccountId: IdOf<'accounts'> }>(
  'application.apply_to_lender',
  {
    subject: 'application',
    // The application itself tells it better.
    words: { ...words['application.apply_to_lender'], timeline: null },
    bell: null,
    text: null,
    mails: mailsBrought,
    wakes: ({ accountId, lenderAccountId }) => [
      [accountId, 'applications'],
      [lenderAccountId, 'applications'],
      ['staff', 'applications'],
    ],
  },
);

export const applicationLookedAt = happening('application.look', {
  subject: 'application',
  words: words['application.look'],
  ...KEPT_ALONE,
});
