// What a borrower's answers tell a decision, from the six first sections, the nine full ones or a part of them.
import type { Day } from '#shared/calendar.ts';
import { type Cents, cents, ZERO } from '#shared/money.ts';
import type { DecisionInputs } from '../contract.ts';
import {
  answers,
  debtNumbers,
  fieldNames as names,
  notInWork,
  sectionAbout,
  sectionsAbout,
} from './answer-names.ts';
import {
  readAmount,
  readMonthly,
  readMonthsSince,
  readText,
  type SectionAnswers,
  sumKnown,
} from './read-answers.ts';
import {
  bankruptcyOf,
  creditHistoryOf,
  isBehind,
  owesDefault,
  type Provenance,
} from './transitions/credit-history.ts';
import type { OnFile } from './transitions/given-again.ts';

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
  | 'adverse'
  | 'monthsWithBank'
>;

/**
 * The inputs that answers tell, sums in cents a month. `known` says of sections, by their sId, when they were sent and whether they were
 * checked; of any other neither is known. `file` holds what was answered before and rules somebody out still.
 */
export function figuresFromAnswers(
  given: AnswersBySection,
  today: Day,
  known: Readonly<Record<string, Provenance>> = {},
  file?: OnFile,
): AnsweredInputs {
  const about = (subject: keyof typeof sectionsAbout): SectionAnswers =>
    given[sectionAbout(subject, given) ?? ''];
  const work = about('work');
  const employmentStatus = readText(work, names.employmentStatus);
  const [credit] = sectionsAbout.credit;
  const debts = file?.behind ?? about('debts');
  return {
    birthDay: readText(about('person'), names.birthDay),
    incomeCents: incomeOf(about('income')),
    expensesCents:
      expensesOf(about('expenses'), about('housing')) ??
      readMonthly(about('household'), names.householdExpenses),
    debtPaymentsCents: debtPaymentsOf(about('debts'), about('cards'), about('housing')),
    employmentStatus,
    monthsInJob: monthsInJobOf(employmentStatus, readMonthsSince(work, names.jobStart, today)),
    creditHistory: creditHistoryOf({ credit: about('credit'), debts }, today, known[credit]),
    monthsWithBank: monthsWithBankOf(about('banking'), today),
    ...adverseOf({
      overdueElsewhere: isBehind(debts),
      isDefaulted: file ? file.isDefaulted : owesDefault(about('credit'), known[credit]),
      bankruptcy: file ? file.bankruptcy : bankruptcyOf(about('credit'), today, known[credit]),
    }),
  };
}

/** The months in the present job; 0 for whoever is not in work, because that is known and must not count as 'not known'. */
export const monthsInJobOf = (employmentStatus: string | null, months: number | null): number | null =>
  employmentStatus !== null && notInWork.includes(employmentStatus) ? 0 : months;

/** The facts that speak against a borrower; the whole part is left out where there are none. */
function adverseOf({
  overdueElsewhere,
  isDefaulted,
  bankruptcy,
}: Pick<OnFile, 'isDefaulted' | 'bankruptcy'> & { overdueElsewhere: boolean }): Pick<
  AnsweredInputs,
  'adverse'
> {
  if (!overdueElsewhere && !isDefaulted && bankruptcy === null) return {};
  const defaulted = isDefaulted ? { defaultElsewhere: true as const } : {};
  return { adverse: { overdueElsewhere, ...defaulted, ownDefaultMonths: null, bankruptcy } };
}

/**
 * Main and other income a month; null where a part is not known. Where it varies much, the slow amount counts: the loan falls due in slow
 * months too.
 */
function incomeOf(income: SectionAnswers): Cents | null {
  const none = readText(income, names.incomeSource) === answers.noIncome;
  const usual = none ? ZERO : readMonthly(income, names.income);
  const slow = readMonthly(income, names.slowIncome);
  const main = usual !== null && slow !== null ? cents(Math.min(usual, slow)) : usual;
  const hasOther = readText(income, names.hasOtherIncome) === answers.yes;
  return sumKnown([main, hasOther ? readMonthly(income, names.otherIncome) : ZERO]);
}

/** Itemised expenses and rent a month; null, not known, until both sections are submitted. */
function expensesOf(expenses: SectionAnswers, housing: SectionAnswers): Cents | null {
  if (!expenses || !housing) return null;
  const items = Object.keys(expenses).filter((name) => name.startsWith(names.expensePrefix));
  const rents = readText(housing, names.housingStatus) === answers.rents;
  return sumKnown([
    ...items.map((name) => readAmount(expenses, name)),
    rents ? readMonthly(housing, names.housing) : ZERO,
  ]);
}

/** Payments a month on debts and credit cards, and on a mortgage given under housing unless it is among the debts; null where not known. */
function debtPaymentsOf(debts: SectionAnswers, cards: SectionAnswers, housing: SectionAnswers): Cents | null {
  if (!debts) return null;
  const numbers = debtNumbers(readText(debts, names.debtCount));
  const listed = numbers.some((number) => readText(debts, names.debtKind(number)) === answers.mortgageLender);
  const mortgaged = readText(housing, names.housingStatus) === answers.paysMortgage && !listed;
  const hasCard = readText(cards, names.hasCard) === answers.yes;
  return sumKnown([
    ...numbers.map((number) => readMonthly(debts, names.debt(number))),
    hasCard ? readAmount(cards, names.cardPayment) : ZERO,
    mortgaged ? readMonthly(housing, names.housing) : ZERO,
  ]);
}

/** Whole months since the bank account was opened; 0 without one, null where it is not known. */
const monthsWithBankOf = (banking: SectionAnswers, today: Day): number | null =>
  readText(banking, names.hasAccount) === answers.no
    ? 0
    : readMonthsSince(banking, names.accountOpened, today);
