// What counted against an offer, and what would change it, as borrowers read it. Figures of the claim replace the words in braces; the end of a
// name is its unit.

const PAST = 'You cannot change this now: it is about the past.';
const TIME = 'You cannot change this now. It changes by itself with time.';

/** `note` says what to do, or that nothing can be done; what would lead to an offer is worked out for each person apart. */
export const reasonTexts = {
  'age.unknown': {
    reason: 'We need your date of birth before we can make an offer.',
    note: 'Submit the section that asks for it.',
  },
  'age.below_minimum': {
    reason: 'You must be {minimumAge} or older to borrow.',
    note: TIME,
  },
  'email.unverified': {
    reason: 'Your e-mail address is not verified.',
    note: 'Open the link in the verification e-mail; you can ask for a new one when you log in.',
  },
  'loan.applied': {
    reason: 'You have applied for a loan already, and we are looking at it.',
    note: 'You will hear from us by e-mail and in the app.',
  },
  'loan.approved': {
    reason: 'We have approved a loan for you, and you do not have its money yet.',
    note: 'Once you have got it and repaid it in full, we decide again.',
  },
  'loan.open': {
    reason: 'You have a loan with us that is not repaid yet.',
    note: 'Once it is repaid in full, we decide again.',
  },
  'loan.in_arrears': {
    reason: 'A loan with us has instalments that are overdue.',
    note: 'Once what is overdue is paid and the loan is repaid in full, we decide again.',
  },
  'default.with_us': {
    reason:
      'A loan with us was more than three months late, or we had given it up. You paid the last of it {sinceMonths} ago, and it counts for {countsMonths}.',
    note: TIME,
  },
  'elsewhere.overdue': {
    reason:
      'You told us that you are behind with a debt elsewhere. It counts until we have checked that you are not.',
    note: 'Pay what is overdue. Then write to us: you send that section anew with its papers, and once we have checked them we decide again.',
  },
  'elsewhere.defaulted': {
    reason:
      'You told us of a loan elsewhere that was written off or taken to court. It counts until we have checked that you have paid all of it.',
    note: 'Pay the last of it. Then write to us: you send that section anew with its papers, and once we have checked them we decide again.',
  },
  'bankruptcy.open': {
    reason: 'You told us of a bankruptcy. It counts until we have checked that it has ended.',
    note: 'If it has ended, write to us: you can send the day on which it did, and we check it.',
  },
  'bankruptcy.ended': {
    reason: 'A bankruptcy of yours ended {sinceMonths} ago, and it counts for {countsMonths}.',
    note: TIME,
  },
  'sections.missing': {
    reason: 'Some of your information is missing: {submitted} of {required} sections are submitted.',
    note: 'Submit the remaining sections, and we decide.',
  },
  'income.missing': {
    reason: 'We know of no income from which a loan could be repaid.',
    note: 'Fill in the section about your income. If what you sent was wrong, write to us.',
  },
  'score.below_minimum': {
    reason: 'Your score is {score}, and an offer needs {minimumScore} or more.',
    note: null,
  },
  'amount.income_share': {
    reason:
      'Debts and instalments together may take {shareBps} of your income of {incomeCents} a month. Your debt payments of {debtPaymentsCents} leave {leavesCents} of that, and our smallest loan, {stepCents}, takes {neededCents} a month.',
    note: null,
  },
  'amount.left_over': {
    reason:
      'An instalment may take {shareBps} of the {freeCashFlowCents} that is left each month after expenses and debt payments. That is {leavesCents}, and our smallest loan, {stepCents}, takes {neededCents} a month.',
    note: null,
  },
  'amount.nothing_left': {
    reason:
      'Your expenses of {expensesCents} and your debts of {debtPaymentsCents} take all of your income of {incomeCents} a month.',
    note: null,
  },
  'limit.first_loan': {
    reason: 'A first loan is {capCents} at most.',
    note: 'Higher amounts open once it is repaid in full.',
  },
  'limit.sections': {
    reason: 'The amount stays at {capCents} until all {required} sections are submitted; {submitted} are.',
    note: 'Submit the remaining sections.',
  },
  'limit.highest': {
    reason: 'No loan is larger than {capCents}.',
    note: 'You have reached the largest amount.',
  },
  'limit.income': {
    reason:
      'Debts and instalments together may take {shareBps} of your income of {incomeCents} a month. Your debt payments of {debtPaymentsCents} leave {leavesCents} for an instalment.',
    note: null,
  },
  'limit.free_cash_flow': {
    reason:
      'An instalment may take {shareBps} of the {freeCashFlowCents} that is left each month after expenses and debt payments. That is {leavesCents}.',
    note: null,
  },
  'rate.sections_verified': {
    reason: 'Verified sections lower your rate: {verified} of {required} are verified.',
    note: 'Submit the documents that prove them.',
  },
  'factor.debtService': {
    reason: 'Debt payments take {readingBps} of your income: {points} of {bestPoints} points.',
    note: null,
  },
  'factor.freeCashFlow': {
    reason:
      '{readingBps} of your income is left after expenses and debt payments: {points} of {bestPoints} points.',
    note: null,
  },
  'factor.employment': {
    reason: 'Your work is “{readingAnswer}”: {points} of {bestPoints} points.',
    note: null,
  },
  'factor.timeInJob': {
    reason: 'You have been in your work for {readingMonths}: {points} of {bestPoints} points.',
    note: TIME,
  },
  'factor.creditHistory': {
    reason: 'Your credit history says “{readingHistory}”: {points} of {bestPoints} points.',
    note: null,
  },
  'factor.banking': {
    reason: 'You have been with your bank for {readingMonths}: {points} of {bestPoints} points.',
    note: TIME,
  },
  'factor.sectionsVerified': {
    reason: '{readingBps} of your sections are verified: {points} of {bestPoints} points.',
    note: 'Submit supporting documents.',
  },
  'factor.repaymentRecord': {
    reason:
      'The latest instalment of a loan with us came {readingDays} late: {points} of {bestPoints} points.',
    note: PAST,
  },
} as const satisfies Record<string, { reason: string; note: string | null }>;

/** What can be done where the answers about credit would count for somebody, and nobody has checked papers for them yet. */
export const uncheckedNotes = {
  'elsewhere.defaulted':
    'If you have, send us papers that show it with your section about credit. Once we have checked them, we decide again.',
  'bankruptcy.open':
    'If it has ended, send us papers that show the day with your section about credit. Once we have checked them, it counts for {countsMonths} from that day.',
  'factor.creditHistory':
    'If you paid the last of it two years ago or more, send us papers that show it with your section about credit. Once we have checked them, it no longer counts.',
} as const;

/** Where loans that stand in our own books are among the debt payments of a sentence. */
export const runningLoansNote =
  'Of the debt payments, {runningLoansCents} a month is for loans that are open in our own books. Once a loan is repaid, it no longer counts.';

/** Of the limit of a first loan, to who has repaid theirs. */
export const repaidFirstNote = (day: string): string =>
  `You have repaid yours. Higher amounts open on ${day}.`;

/** Where the figure that a sentence is about is not known, or there is no income to compare it with. */
export const factorGapTexts = {
  unknown: {
    debtService: 'We do not know what part of your income your debts take',
    freeCashFlow: 'We do not know what is left of your income each month',
    employment: 'We do not know what work you do',
    timeInJob: 'We do not know how long you have been in your work',
    creditHistory: 'We do not know your credit history',
    banking: 'We do not know how long you have been with your bank',
    sectionsVerified: 'None of your sections is verified',
    repaymentRecord: 'No instalment of a loan with us fell due in the last twelve months',
  },
  noBank: 'You have no bank account, or have had it for less than a month',
  noBankNote:
    'If you have no account, open one and write to us: you can then fill in that section again, and time with your bank begins to count. If you have one, it changes by itself with time.',
  noWork: 'You are not in work, so no time in it counts',
  noWorkNote: 'You cannot change this now. Time counts from the day on which you begin to work.',
  noIncome: {
    debtService: 'There is no income to pay debts from',
    freeCashFlow: 'There is no income of which something could be left',
  },
  points: ': {points} of {bestPoints} points.',
} as const;

export const historyTexts: Readonly<Record<string, string>> = {
  good: 'no missed payments',
  none: 'never borrowed, as you told us',
  late: 'payments missed in the last twelve months',
  overdue: 'a debt overdue, or one that was written off or taken to court',
  claimed: 'no missed payments, as you told us',
};

/** What can be done about the credit history, and when it stops counting: the rules of `credit-history.ts` in words. */
export const historyNotes: Readonly<Record<string, string>> = {
  good: PAST,
  none: PAST,
  claimed: 'It earns more once we have checked your section about credit. Send what proves it.',
  late: 'You cannot change this now. Missed payments stop counting twelve months after you told us of them.',
  overdue:
    'What is overdue counts until it is paid. A loan that was written off or taken to court stops counting two years after the last of it was paid, once we have checked papers that show the day.',
};

export const unitTexts = {
  months: (count: number) => (count === 1 ? '1 month' : `${count} months`),
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
} as const;

/** What would change it, each worked out by the engine. */
export const adviceTexts = {
  sentence: (changes: string, amount: string, months: number, percent: string) =>
    `With ${changes} you would be offered up to ${amount} over ${months} months at ${percent} a month.`,
  and: ' and ',
  email: 'your e-mail address verified',
  sectionsVerified: (count: number, of: number) => `${count} of ${of} sections verified`,
  credit: 'what you told us about credit proved by papers',
  noDebts: 'no debt payments',
  debtPayments: (amount: string) => `debt payments of ${amount} or less a month`,
  expenses: (amount: string) => `expenses of ${amount} or less a month`,
  income: (amount: string) => `an income of ${amount} or more a month`,
  employment: (status: string) => `work that is “${status}”, even if you have just begun it`,
  gaps: {
    stepsFirst: 'What stands above comes first. After that we can work out what would raise an offer.',
    age: 'Nothing else that you could do would lead to an offer before that.',
    outOfReach: 'Under these rules nothing that you could do now would lead to an offer.',
    noTwoChanges: 'We looked for one or two changes that would be enough, and found none.',
  },
} as const;

/** What a person can do something about, as they tick what they cannot change. Age, sex and the past are none of these. */
export const leverTexts = {
  email: 'My e-mail address',
  sectionsVerified: 'My documents',
  credit: 'Papers about my credit',
  debtPayments: 'My debt payments',
  expenses: 'My expenses',
  income: 'My income',
  employment: 'My kind of work',
} as const;

/** Where an offer is shown, or its absence. */
export const offerReasonTexts = {
  counted: 'What counted against you',
  shapes: 'What limits this offer',
  advice: 'What would change it',
  adviceLead: (day: string, version: number, until: string) =>
    `Worked out on ${day} by version ${version} of our rules, with the figures that you gave us. We keep to it until ${until}, also if the rules change.`,
  keptTitle: (day: string) => `What we told you on ${day} still counts`,
  keptLead: (version: number, until: string) =>
    `We worked it out by version ${version} of our rules. We use other rules now, but we keep to this until ${until}.`,
  followedTitle: 'We kept to what we told you',
  followed: (day: string, version: number, until: string) =>
    `On ${day} we told you what would change our answer, and that we would keep to it until ${until}. You did it in time. So version ${version} of our rules still counts for this offer, though we use other rules now.`,
  decidedBy: (version: number) => `Decided by version ${version} of our rules.`,
  howWeDecide: 'How we decide',
  cannotTitle: 'Is there something that you cannot change?',
  cannotHint: 'Tick it, and we work out the rest anew.',
  allMarked: 'With all of that as it is, we found nothing that would be enough.',
  noneTitle: 'There is no offer for you just now',
  appliedTitle: 'Your application waits for its answer',
  approvedTitle: 'Your loan is approved',
  openTitle: 'You have a loan with us',
  none: 'No offers available. Check your email for more info',
  earn: 'Go to your sections',
  documents: 'Send your documents',
  toApplications: 'See your applications',
  toLoans: 'See your loan',
} as const;

/** Telling what has changed since a section was sent, after a decline that read it. */
export const updateTexts = {
  lead: 'Has something changed since you told us? Update it, and we work out your offer again.',
  update: (section: string) => `Update ${section}`,
  title: (section: string) => `Update ${section}?`,
  anew: 'You fill in this section again. It begins with what you sent last, and that stays on record.',
  checked:
    'Tell us only what is true now: we check it as before. If we had checked your documents for it, you send new ones, and your offer may be lower until we have checked those.',
  confirm: 'Open the section',
  keep: 'Leave it as it is',
  /** Stands as the reason at documents that were still to be checked. */
  replaced: 'The section was opened again by its owner, because something has changed.',
} as const;

/** The letter that follows a decline, so that its reasons can be read again later. */
export const declineMailText = (reasons: string, advice: readonly string[]) => ({
  subject: 'About your loan offer',
  paragraphs: [
    'We looked at what you have given us, and we cannot make you an offer just now.',
    reasons,
    ...advice,
    'Nothing you have earned is lost. When something changes, open your offers again.',
  ],
});
