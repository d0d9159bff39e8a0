// Why an offer is as it is, or is not made, and what would change it, as borrowers read it. Figures of the case replace the words in braces.

export const declineTexts = {
  'age.unknown': {
    reason: 'We need your date of birth before we can make an offer.',
    change: 'Submit the section that asks for it.',
  },
  'age.below_minimum': {
    reason: 'You must be {minimumAge} or older to borrow.',
    change: 'You can ask again once you are {minimumAge}.',
  },
  'email.unverified': {
    reason: 'Your e-mail address is not verified.',
    change: 'Open the link in the verification e-mail; you can ask for a new one when you log in.',
  },
  'loan.applied': {
    reason: 'You have applied for a loan already, and we are looking at it.',
    change: 'You will hear from us by e-mail and in the app.',
  },
  'loan.open': {
    reason: 'You have a loan with us that is not repaid yet.',
    change: 'Once it is repaid in full, a new offer can be made.',
  },
  'loan.in_arrears': {
    reason: 'A loan with us has instalments that are overdue.',
    change: 'Pay what is overdue and repay the loan in full, and a new offer can be made.',
  },
  'sections.missing': {
    reason: 'Some of your information is missing: {submitted} of {required} sections are submitted.',
    change: 'Submit the remaining sections.',
  },
  'income.missing': {
    reason: 'We know of no income from which a loan could be repaid.',
    change: 'Fill in the section about your income. If what you sent was wrong, write to us.',
  },
  'score.below_minimum': {
    reason: 'Your score is {score}, and an offer needs {minimumScore} or more.',
    change: 'The points below say what would raise it.',
  },
  'amount.below_step': {
    reason:
      'What is left each month after your expenses and debt payments is too little for a loan of {step}.',
    change: 'This would change if you spend less, pay less on debts or earn more.',
  },
} as const;

export const noteTexts = {
  'limit.first_loan': {
    reason: 'A first loan is {firstLoan} at most.',
    change: 'Higher amounts open once it is repaid in full.',
  },
  'limit.sections': {
    reason: 'The amount stays at {firstLoan} until all {required} sections are submitted; {submitted} are.',
    change: 'Submit the remaining sections.',
  },
  'limit.highest': {
    reason: 'No loan is larger than {highest}.',
    change: 'You have reached the largest amount; nothing would raise it.',
  },
  'limit.income': {
    reason:
      'This loan and your other debts together may take {incomeShare} of your income each month at most.',
    change: 'Lower debt payments or a higher income would raise the amount.',
  },
  'limit.free_cash_flow': {
    reason:
      'Your instalment may take {freeCashFlowShare} of what is left after expenses and debt payments at most.',
    change: 'The amount would be higher if you spend less, pay less on debts or earn more.',
  },
  'rate.sections_verified': {
    reason: 'Verified sections lower your rate: {verified} of {required} are verified.',
    change: 'With all of them verified your rate would be {bestRate} a month.',
  },
  'factor.debtService': {
    reason: 'Debt payments take a large part of your income.',
    change: 'Paying off a debt would raise your score.',
  },
  'factor.freeCashFlow': {
    reason: 'Little of your income is left after expenses and debt payments.',
    change: 'Lower expenses or a higher income would raise your score.',
  },
  'factor.employment': {
    reason: 'Your kind of work makes income less certain.',
    change: 'Steady employment would raise your score.',
  },
  'factor.timeInJob': {
    reason: 'You have been in your work for a short time.',
    change: 'Your score rises as you stay in it.',
  },
  'factor.creditHistory': {
    reason: 'Your credit history earned few points.',
    change: 'Payments made on time, and overdue debts cleared, would raise your score.',
  },
  'factor.banking': {
    reason: 'Your banking information earned few points.',
    change: 'An account in your own name, held for longer, would raise your score.',
  },
  'factor.sectionsVerified': {
    reason: 'Few of your sections are verified.',
    change: 'Submit supporting documents; each verified section raises your score.',
  },
  'factor.repaymentRecord': {
    reason: 'Instalments of your loan with us were paid late.',
    change: 'Paying each instalment by its day raises your score again.',
  },
} as const;

/** Where an offer is shown, or its absence. */
export const offerReasonTexts = {
  shapes: 'What limits this offer, and what would improve it',
  noneTitle: 'There is no offer for you just now',
  none: 'No offers available. Check your email for more info',
  alsoHelps: 'What else would help',
  nextOffer: 'What would help your next offer',
  earn: 'Go to your sections',
  toApplications: 'See your applications',
  toLoans: 'See your loan',
} as const;

/** The letter that follows a decline, so that its reasons can be read again later. */
export const declineMailText = (reasons: string) => ({
  subject: 'About your loan offer',
  paragraphs: [
    'We looked at what you have given us, and we cannot make you an offer just now.',
    reasons,
    'Nothing you have earned is lost. When something changes, open your offers again.',
  ],
});
