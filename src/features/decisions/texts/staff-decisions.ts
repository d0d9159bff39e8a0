// What a decision looks at and how a policy can be wrong, in the words that staff read.

/** What a decision looks at, in the words that staff read. */
export const factorTexts = {
  title: 'Score by factor',
  of: (points: number, outOf: number) => `${points} of ${outOf}`,
  notKnown: 'Not known',
  names: {
    debtService: 'Debt payments in income',
    freeCashFlow: 'Left over of income',
    employment: 'Kind of work',
    timeInJob: 'Time in the job',
    creditHistory: 'Credit history',
    banking: 'Time with the bank',
    sectionsVerified: 'Sections verified',
    repaymentRecord: 'Repayment with us',
  },
  months: (count: number) => (count === 1 ? '1 month' : `${count} months`),
  ofIncome: (percent: string) => `${percent}% of income`,
  percent: (percent: string) => `${percent}%`,
  worstLate: (days: number) => (days === 0 ? 'Never late' : `Up to ${days} days late`),
  creditHistory: {
    good: 'No missed payments',
    claimed: 'No missed payments, not checked yet',
    none: 'Never borrowed',
    late: 'Missed payments in twelve months',
    overdue: 'Overdue or defaulted',
  },
} as const;

export const inputTexts = {
  income: 'Income a month',
  expenses: 'Expenses a month',
  debtPayments: 'Debt payments a month',
  runningLoans: 'Open loans in our books a month, paid out since',
  noRunningLoans: 'None',
  birthDay: 'Date of birth',
  email: 'Email address',
  emailVerified: { true: 'Verified', false: 'Not verified' },
  work: 'Kind of work',
  timeInJob: 'Time in the job',
  creditHistory: 'Credit history',
  withBank: 'Time with the bank',
  sections: 'Sections',
  sectionCounts: (submitted: number, verified: number, required: number) =>
    `${submitted} submitted and ${verified} verified, of ${required}`,
  carried: (verified: number, required: number) =>
    `${verified} of the ${required} for the first loan verified before`,
  loans: 'Loans with us',
  loanStanding: {
    none: 'None open',
    applied: 'Applied for one',
    approved: 'One approved, not paid out',
    open: 'One open',
    inArrears: 'In arrears',
  },
  adverse: 'May rule out',
  overdueElsewhere: 'behind with a debt elsewhere',
  defaultElsewhere: 'a default elsewhere, not shown to be paid',
  onceChecked: 'Credit history once papers are checked',
  ownDefault: (months: number) => `a default with us, repaid ${factorTexts.months(months)} ago`,
  bankruptcyOpen: 'a bankruptcy whose end is not checked',
  bankruptcyEnded: (months: number) => `a bankruptcy that ended ${factorTexts.months(months)} ago`,
  repayments: 'Instalments due in twelve months',
  instalments: (due: number, worstDays: number) =>
    due === 0 ? 'None' : `${due}, the latest ${worstDays} days late`,
  earlier: (worstDays: number) =>
    worstDays === 0 ? 'the last loan before never late' : `the last loan before up to ${worstDays} days late`,
} as const;

/** What is verified before money moves. */
export const proofTexts = {
  names: { identity: 'Identity', income: 'Income', bankAccount: 'Bank account' },
} as const;

/** What has changed between an offer and its approval. */
export const sinceOfferTexts = {
  title: 'Since the offer',
  lead: 'Decided again on today’s facts, under the policy of the offer.',
  atApproval: 'Decided again on the facts of the day it was approved, under the policy of the offer.',
  nothing: 'Nothing that counts has changed.',
  withheld: 'What its approval weighed is shown once the second look at this person’s documents is given.',
  worse: 'Today this loan would not be offered like this',
  wasWorse: 'On that day this loan would not have been offered like this',
  score: 'Score',
  scoreAndGrade: (score: number, grade: string) => `${score}, grade ${grade}`,
  amountLess: (most: string) => `No more than ${most} would be offered.`,
  rateMore: (percent: number, applied: number) => `The rate would be ${percent}% a month, not ${applied}%.`,
  besides: {
    amountLess: (most: string) => `Without what was known already, no more than ${most} would be offered.`,
    rateMore: (percent: number, applied: number) =>
      `Without what was known already, the rate would be ${percent}% a month, not ${applied}%.`,
  },
  to: (before: string, after: string) => `${after} (before: ${before})`,
} as const;

/** Said to staff who edit the policy, beside the part that is wrong. */
export const policyErrorTexts = {
  grades: 'Grades go from the highest score to the lowest, and a lower grade never has a lower rate.',
  discount: 'The lowest rate cannot be above the rate of the best grade.',
  weights: 'The points of all factors together make 100.',
  points: 'No answer can earn more points than its factor has.',
  bands: 'Bands go from the lowest figure to the highest, and points in one direction only.',
  terms: 'The shortest term cannot be longer than the longest.',
  amounts: 'A largest amount is at least one step and a whole number of steps.',
} as const;
