// What a borrower's answers tell a decision, from the six first sections, the nine full ones or a part of them.
import type { Day } from '#shared/calendar.ts';
import { type Cents, cents, ZERO } from '#shared/money.ts';
import type { DecisionInputs } from '../contract.ts';
import { answers, fieldNames as names, sectionsAbout } from './answer-names.ts';
import {
  readAmount,
  readMonthly,
  readMonthsSince,
  readNumber,
  readText,
  type SectionAnswers,
  sumKnown,
} from './read-answers.ts';

/** Answers by the sId of their submitted section. */
export type AnswersBySection = Readonly<Record<string, SectionAnswers>>;

/** The part of the inputs that comes from answers; the rest comes from the account, its sections and its loans. */
export type AnsweredInputs = Pick<
  DecisionInputs,
  | 'birthDay'
  | 'incomeCents'
  | 'expensesCents'
  | 'debtPaymentsCents'
  | 'employmentStatus'
  | 'monthsInJob'
  | 'creditHistory'
  | 'monthsWithBank'
>;

export function figuresFromAnswers(given: AnswersBySection, today: Day): AnsweredInputs {
  const about = (subject: keyof typeof sectionsAbout): SectionAnswers =>
    sectionsAbout[subject].map((sId) => given[sId]).find((section) => section !== undefined);
  const work = about('work');
  return {
    birthDay: readText(about('person'), names.birthDay),
    incomeCents: incomeOf(about('income')),
    expensesCents:
      expensesOf(about('expenses'), about('housing')) ??
      readMonthly(about('household'), names.householdExpenses),
    debtPaymentsCents: debtPaymentsOf(about('debts'), about('cards'), about('housing')),
    employmentStatus: readText(work, names.employmentStatus),
    monthsInJob: readMonthsSince(work, names.jobStart, today),
    creditHistory: creditHistoryOf(about('credit'), about('debts')),
    monthsWithBank: monthsWithBankOf(about('banking'), today),
  };
}

/** Main and other income. Where it varies much, the slow amount counts: the loan falls due in slow months too. */
function incomeOf(income: SectionAnswers): Cents | null {
  const none = readText(income, names.incomeSource) === answers.noIncome;
  const usual = none ? ZERO : readMonthly(income, names.income);
  const slow = readMonthly(income, names.slowIncome);
  const main = usual !== null && slow !== null ? cents(Math.min(usual, slow)) : usual;
  const hasOther = readText(income, names.hasOtherIncome) === answers.yes;
  return sumKnown([main, hasOther ? readMonthly(income, names.otherIncome) : ZERO]);
}

/** Itemised expenses and rent; not known until both sections are submitted. */
function expensesOf(expenses: SectionAnswers, housing: SectionAnswers): Cents | null {
  if (!expenses || !housing) return null;
  const items = Object.keys(expenses).filter((name) => name.startsWith(names.expensePrefix));
  const rents = readText(housing, names.housingStatus) === answers.rents;
  return sumKnown([
    ...items.map((name) => readAmount(expenses, name)),
    rents ? readMonthly(housing, names.housing) : ZERO,
  ]);
}

/** Debts, credit cards, and a mortgage told under housing unless it is among the debts. */
function debtPaymentsOf(debts: SectionAnswers, cards: SectionAnswers, housing: SectionAnswers): Cents | null {
  if (!debts) return null;
  const numbers = debtNumbers(debts);
  const listed = numbers.some((number) => readText(debts, names.debtKind(number)) === answers.mortgageLender);
  const mortgaged = readText(housing, names.housingStatus) === answers.paysMortgage && !listed;
  const hasCard = readText(cards, names.hasCard) === answers.yes;
  return sumKnown([
    ...numbers.map((number) => readMonthly(debts, names.debt(number))),
    hasCard ? readAmount(cards, names.cardPayment) : ZERO,
    mortgaged ? readMonthly(housing, names.housing) : ZERO,
  ]);
}

function creditHistoryOf(credit: SectionAnswers, debts: SectionAnswers): DecisionInputs['creditHistory'] {
  const behind = debtNumbers(debts).some(
    (number) => readText(debts, names.debtInArrears(number)) === answers.yes,
  );
  if (behind || readText(credit, names.hasDefaulted) === answers.yes) return 'overdue';
  if (!credit) return null;
  if ((readNumber(credit, names.missedPayments) ?? 0) > 0) return 'late';
  const neverBorrowed = [names.hasCard, names.hasHadLoan].every(
    (name) => readText(credit, name) === answers.no,
  );
  return neverBorrowed ? 'none' : 'good';
}

/** Months since the account was opened; 0 without one. */
const monthsWithBankOf = (banking: SectionAnswers, today: Day): number | null =>
  readText(banking, names.hasAccount) === answers.no
    ? 0
    : readMonthsSince(banking, names.accountOpened, today);

/** More than any form asks about. */
const MOST_DEBTS = 20;

/** 1, 2, … up to the number of debts told. */
function debtNumbers(debts: SectionAnswers): number[] {
  const count = Number(readText(debts, names.debtCount) ?? 0) || 0;
  return Array.from({ length: Math.min(count, MOST_DEBTS) }, (_, index) => index + 1);
}
