// What is said about applying for a loan and about its outcome.

import { approvalMailTexts } from './agreement.ts';

export const applicationTexts = {
  applied: 'Applied successfully. Waiting for admin approval',
  failed: 'Something went wrong. Try agin',
  noAmount: 'Please select loan amount',
  noOffer: 'No offers available. Check your email for more info',
  productName: 'Pimento loan',
  productDescription: 'An unsecured loan from Pimento with equal monthly instalments.',
  approved: 'Successfully Approved loan',
  approvedFirst: 'Your approval is recorded. A second person must approve this loan too',
  rejected: 'Loan Rejected successfully',
  decisionFailed: 'Oops! an error occured.',
  rejectPrompt: 'Please specify a reason for the rejection',
  receivedMail: (amount: string, look: string) => ({
    subject: 'We have your loan application',
    paragraphs: [`You applied for ${amount}. ${look} You will hear from us by e-mail and in the app.`],
  }),
  approvedMail: (amount: string, next: readonly string[] = approvalMailTexts.next) => ({
    subject: 'Your loan is approved',
    paragraphs: [`Good news: your application for ${amount} is approved.`, ...next],
  }),
  rejectedMail: (amount: string, reason: string) => ({
    subject: 'Your loan application',
    paragraphs: [
      `We could not approve your application for ${amount}.`,
      `The reason: ${reason}`,
      'You can reply to this in the app if you think something is wrong.',
    ],
    label: 'See what you can do now',
  }),
} as const;

/** Applying for a lender's loan. */
export const lenderApplicationTexts = {
  amountOutside: (least: string, most: string) => `This loan is from ${least} to ${most}`,
  termOutside: (shortest: number, longest: number) =>
    shortest === longest
      ? `This loan runs ${shortest} months`
      : `This loan runs ${shortest} to ${longest} months`,
  receivedMail: (amount: string, lender: string) => ({
    subject: `Your application to ${lender}`,
    paragraphs: [
      `You applied to ${lender} for ${amount}. ${lender} decides on it, and you will hear from us by e-mail and in the app.`,
      `You agreed that ${lender} may see your verified information. You can withdraw that in your profile at any time.`,
    ],
  }),
  lenderMail: (loan: string) => ({
    subject: 'A new loan application',
    paragraphs: [`Somebody applied for ${loan}. Log in to look at the application and to decide on it.`],
  }),
} as const;

/** The offer page. */
export const offerTexts = {
  title: 'Your Offers',
  preApproved: 'You are pre-approved for up to',
  rate: 'Interest',
  ratePerMonth: (percent: number) => `${percent}% a month, add-on`,
  term: 'Term',
  expires: 'Stands until',
  amount: 'How much do you want to borrow?',
  amountHint: (maximum: string) => `Up to ${maximum}, in any amount. Take only what you need.`,
  notAmount: 'Please give an amount in digits alone, such as 3,000 or 3,000.50',
  slider: 'Loan amount',
  cost: 'What it costs',
  costOfNothing: 'Choose an amount, and everything that it costs stands here, to the cent.',
  scheduleNote: 'If the money reached you today. The dates move with the day on which it does.',
  apply: 'Apply',
  applyTitle: (amount: string) => `Apply for ${amount}?`,
  applyFor: (amount: string, months: number, percent: number) =>
    `You apply for ${amount} over ${months === 1 ? '1 month' : `${months} months`}, at ${percent}% a month, add-on.`,
  applyCost: (inHand: string, instalment: string, total: string) =>
    `You get ${inHand} in hand and pay ${instalment} each month, ${total} in all. Nothing is final before you sign the agreement.`,
  applyConfirm: 'Yes, apply',
  previousStep: 'Go to previous step',
  tooHigh: 'Monthly payments too high for me',
  appliedNext: 'We are taking you to your applications.',
  toApplications: 'See your applications',
} as const;

/** Taking an application back before it is decided. */
export const withdrawalTexts = {
  ask: 'Take it back',
  title: (amount: string) => `Take back your application for ${amount}?`,
  lead: 'We stop looking at it. You can apply again whenever an offer stands.',
  leadOfLender: (lender: string) =>
    `${lender} stops looking at it, and you can apply again. What you let ${lender} see, it still sees until you end that in your profile.`,
  confirm: 'Take it back',
  keep: 'Keep it',
  done: 'You have taken your application back',
  taken: 'You took this application back. Nothing more happens with it.',
} as const;

/** After an application was rejected. */
export const rejectionTexts = {
  title: 'What you can do now',
  last: (amount: string) => `We could not approve your last application, for ${amount}`,
  reason: 'The reason:',
  documents: {
    link: 'Send your documents',
    why: 'If some are not in yet, or were handed back: they prove what you told us.',
  },
  offers: {
    link: 'See what stands now',
    why: 'Your offers show what you can still get. If there is none, they say why, and what would change it.',
  },
  compare: { link: 'Compare other lenders', why: 'Each lender decides by its own rules.' },
  write: { link: 'Write to us', why: 'Ask what would help, or tell us what we did not know.' },
  complain: {
    link: 'Make a complaint',
    why: 'If you think it was decided wrongly. You get a number, and a day by which we answer.',
  },
} as const;

/** A borrower's own applications. */
export const ownApplicationTexts = {
  toLoans: 'Your loans',
  title: 'Your Applications',
  empty: 'You have not applied for a loan yet. Your offers are a tap away.',
  toOffers: 'See your offers',
  loan: 'Loan',
  amount: 'Amount',
  rate: 'Interest',
  term: 'Term',
  applied: 'Applied',
  status: 'Status',
  titleOf: (amount: string) => `Your application for ${amount}`,
  pending: 'We are looking at it. You will hear from us by e-mail and here.',
  lender: 'Lender',
  waiting: (lender: string) => `${lender} is looking at it. You will hear from us by e-mail and here.`,
  approvedByLender: (lender: string) => `${lender} has approved your application.`,
  rejectedByLender: (lender: string) => `${lender} has not approved this one.`,
  reasonOfLender: 'The reason:',
  approved: 'Your loan is approved.',
  rejected: 'We could not approve this one. The reason:',
  note: 'A note from us:',
  decided: 'Decided',
  cost: 'What it costs',
  scheduleNote:
    'Counted from the day you applied. The dates move with the day on which the money reaches you.',
  datesOfLoan: 'The loan has its own page, with the dates that count, what is paid and what is left.',
  snapshot: 'What was on offer',
  snapshotNote: 'As it was when you applied; it does not change afterwards.',
  type: 'Type',
  description: 'About it',
  maximum: 'Maximum amount',
  terms: (shortest: number, longest: number) =>
    shortest === longest ? `${longest} months` : `${shortest} to ${longest} months`,
} as const;
