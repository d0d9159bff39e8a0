// Loan applications as a lender sees and decides them, and what its verdict says to the borrower.

import { approvalMailTexts } from './agreement.ts';

export const lenderVerdictTexts = {
  done: { Approved: 'Successfully Approved loan', Rejected: 'Loan Rejected successfully' },
  approvedMail: (amount: string, lender: string) => ({
    subject: `${lender} has approved your application`,
    paragraphs: [
      `Good news: ${lender} has approved your application for ${amount}.`,
      ...approvalMailTexts.next,
    ],
  }),
  rejectedMail: (amount: string, lender: string, reason: string) => ({
    subject: `Your application to ${lender}`,
    paragraphs: [
      `${lender} has not approved your application for ${amount}.`,
      ...(reason ? [`The reason: ${reason}`] : []),
      'Other lenders decide for themselves. You can withdraw your consent for this one in your profile.',
    ],
  }),
} as const;

/** The table. */
export const lenderApplicationsTexts = {
  title: 'Loan Applications',
  lead: 'What borrowers ask of you. New applications appear here by themselves.',
  search: 'Search by applicant',
  searchHint: 'Name or e-mail',
  status: 'Status',
  anyStatus: 'Any status',
  waitsFor: 'Waits for',
  anybody: 'Anybody',
  waitsForWhom: { lender: 'You', borrower: 'The borrower' },
  none: 'Nobody has applied for a loan of yours yet.',
  happened: { applied: 'Applied', approved: 'Approved', rejected: 'Rejected' },
  noMatch: 'No applications match. Try fewer letters, or clear the filters.',
  loanTitle: 'Title',
  product: 'Product',
  user: 'User',
  maximumAmount: 'Maximum Amount',
  maximumRate: 'Maximum Interest Rate',
  created: 'Created Date',
  type: 'Type',
  /** In place of a name. */
  withdrawn: 'Consent withdrawn',
} as const;

/** One application. */
export const lenderApplicationTexts = {
  title: 'Loan application',
  titleOf: (name: string) => `Application from ${name}`,
  titleWithout: (amount: string) => `Application for ${amount}`,
  goBack: 'Go back',
  asked: 'What is asked for',
  applicant: 'Applicant',
  status: 'Status',
  amount: 'Amount asked for',
  term: 'Term asked for',
  rate: 'Interest rate',
  email: 'Email',
  phone: 'Phone',
  noPhone: 'None given',
  decided: 'Decided',
  reason: 'Reason',
  offered: 'What was on offer',
  offeredNote: 'As it was when the borrower applied; later changes of the loan do not touch it.',
  loan: 'Loan',
  product: 'Product',
  type: 'Application type',
  maximumAmount: 'Maximum amount',
  description: 'Description',
  defaultRate: 'Default interest rate',
  maximumTerm: 'Maximum term',
  minimumTerm: 'Minimum term',
  applied: 'Created',
  cost: 'What it costs, as the borrower reads it',
  scheduleNote: 'Counted from the day of the application.',
  approve: 'Approve',
  reject: 'Reject',
  approveTitle: 'Approve the loan?',
  /** In the question: whom it is about. */
  sumFor: (amount: string, name: string) => `${amount} for ${name}`,
  approveText: 'The borrower hears of it at once, by e-mail and in the app. You cannot take it back.',
  rejectTitle: 'Reject the loan?',
  rejectPrompt: 'Please specify a reason for the rejection',
  rejectHint: 'The borrower reads it in the app and by e-mail.',
  /** By what the lender may see of the applicant. */
  mayNotApprove: {
    Open: 'You can reject, but not approve: the applicant’s account is closed just now.',
    Withdrawn:
      'You can reject, but not approve, without the applicant’s consent. With it they can apply again.',
    Closed: 'You can reject, but not approve, while your company is switched off or without a valid licence.',
  },
  information: 'Verified information',
  informationLead: 'Shared with you under the applicant’s consent. The applicant sees each look of yours.',
  noInformation: 'None of the applicant’s sections is verified yet.',
  documents: (name: string) => `Documents: ${name}`,
  withdrawnTitle: 'The applicant has withdrawn consent',
  withdrawnText: 'Who applied, their information and their documents are no longer yours to see.',
  /** What that means for an application that waits, for one that was approved, and for one that is over. */
  withdrawnLeaves: {
    waits: 'The application and its terms stay; you can reject it, but not approve it.',
    approved:
      'The loan that you approved is still theirs to sign or to give up. A signed agreement is yours to keep, with their name on it.',
    settled: 'The application and its terms stay.',
  },
  closedTitle: 'Information is closed for now',
  closedText:
    'Applicants’ information is open to lenders who may lend. Yours is switched off, or its licence is not recorded as valid.',
} as const;

/** The applicant held to what the loan asks for. */
export const judgedTexts = {
  title: 'Your criteria',
  met: 'Met',
  notMet: 'Not met',
  unknown: 'Not known yet',
  /** In the question before an approval; `figure` is the applicant's, null where it is not known. */
  inShort: (word: string, asked: string, figure: string | null) =>
    `Your criteria: ${word}. ${asked}${figure === null ? '' : `; the applicant’s is ${figure}`}.`,
  asked: 'Your loan asks for',
  ask: {
    'Free Cash Flow': (value: string) => `Free cash flow of at least ${value} a month`,
    'Debt Service Ratio': (value: string) => `Debt service ratio of at most ${value}`,
  },
  freeCashFlow: 'Applicant’s free cash flow',
  ratio: 'Applicant’s debt service ratio',
  runningLoans: 'Counted in: open loans in our books',
  from: 'From the applicant’s verified sections and the open loans in our books, by the month.',
  unknownLead: 'The figures show once the applicant’s income, expenses and debts are all verified.',
} as const;
