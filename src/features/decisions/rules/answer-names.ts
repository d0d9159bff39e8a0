// The sections and fields that a decision reads, by the names they have in the forms.
import { sharedAnswers } from '#features/information/rules/shared-answers.ts';

/**
 * The sections that tell about each subject, by their sId, the fullest first: where it is submitted, its answers stand for those given
 * before.
 */
export const sectionsAbout = {
  person: ['basic_information'],
  work: sharedAnswers.employment_status,
  income: sharedAnswers.how_often_paid,
  household: ['income_information'],
  expenses: ['expenses'],
  housing: ['housing'],
  debts: ['debt', 'debt_information'],
  cards: ['debt', 'credit_info'],
  credit: ['credit_info'],
  banking: ['banking_information'],
} as const;

/** The sId of the section whose answers about a subject stand; undefined where none is submitted. */
export const sectionAbout = (
  subject: keyof typeof sectionsAbout,
  given: Readonly<Record<string, object | undefined>>,
): string | undefined => sectionsAbout[subject].find((sId) => given[sId] !== undefined);

export const fieldNames = {
  birthDay: 'date_of_birth',
  employmentStatus: 'employment_status',
  jobStart: 'job_start_date',
  incomeSource: 'income_source',
  income: { amount: 'income_amount', often: 'how_often_paid' },
  /** The amount that comes in while the income is slow; it comes as often as the usual amount does. */
  slowIncome: { amount: 'income_in_a_slow_period', often: 'how_often_paid' },
  hasOtherIncome: 'has_other_income',
  otherIncome: { amount: 'other_income_amount', often: 'other_income_how_often' },
  householdExpenses: { amount: 'household_expenses_amount', often: 'household_expenses_how_often' },
  /** Every field whose name begins so is an expense a month. */
  expensePrefix: 'expense_',
  housingStatus: 'housing_status',
  housing: { amount: 'housing_payment', often: 'housing_how_often_paid' },
  debtCount: 'number_of_debts',
  debt: (number: number) => ({ amount: `debt_${number}_payment`, often: `debt_${number}_how_often_paid` }),
  debtKind: (number: number) => `debt_${number}_type`,
  debtInArrears: (number: number) => `debt_${number}_in_arrears`,
  hasCard: 'has_credit_card',
  cardPayment: 'credit_card_payment',
  hasHadLoan: 'has_had_loan',
  missedPayments: 'missed_payments_12_months',
  hasDefaulted: 'has_defaulted',
  defaultClearedOn: 'default_cleared_on',
  hasBeenBankrupt: 'has_been_bankrupt',
  bankruptcyEndedOn: 'bankruptcy_ended_on',
  hasAccount: 'has_bank_account',
  accountOpened: 'account_opened_date',
} as const;

/** Answers about employment that mean no job at all. 'Retired' is not among them: a pension is no job, but it does not end as one does. */
export const notInWork: readonly string[] = ['Unemployed', 'Student', 'Homemaker'];

export const answers = {
  yes: 'Yes',
  no: 'No',
  noIncome: 'No income now',
  rents: 'I rent',
  paysMortgage: 'I own it and pay a mortgage',
  mortgageLender: 'NHT or other mortgage',
} as const;

/** How many debts are read at most: more than any form asks about. */
const MOST_DEBTS = 20;

/** The numbers 1, 2, … of the debts that a borrower has reported, at most 20. `answer` is the one that says how many there are. */
export function debtNumbers(answer: string | null): number[] {
  const count = Number(answer ?? 0) || 0;
  return Array.from({ length: Math.min(count, MOST_DEBTS) }, (_, index) => index + 1);
}
