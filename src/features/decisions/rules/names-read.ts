// Which answers of which sections a decision reads, so that who edits a form is warned before one of them goes.
import { fieldNames as names, sectionsAbout } from './answer-names.ts';

type Subject = keyof typeof sectionsAbout;

const READ: Record<Subject, readonly string[]> = {
  person: [names.birthDay],
  work: [names.employmentStatus, names.jobStart],
  income: [
    names.incomeSource,
    names.income.amount,
    names.income.often,
    names.slowIncome.amount,
    names.hasOtherIncome,
    names.otherIncome.amount,
    names.otherIncome.often,
  ],
  household: [names.householdExpenses.amount, names.householdExpenses.often],
  expenses: [],
  housing: [names.housingStatus, names.housing.amount, names.housing.often],
  debts: [names.debtCount],
  cards: [names.hasCard, names.cardPayment],
  credit: [
    names.hasCard,
    names.hasHadLoan,
    names.missedPayments,
    names.hasDefaulted,
    names.defaultClearedOn,
    names.hasBeenBankrupt,
    names.bankruptcyEndedOn,
  ],
  banking: [names.hasAccount, names.accountOpened],
};

/** Whether decisions read the answer `name` of the section `sId`. */
export function isReadByPolicy(sId: string, name: string): boolean {
  const subjects = (Object.keys(sectionsAbout) as Subject[]).filter((subject) =>
    (sectionsAbout[subject] as readonly string[]).includes(sId),
  );
  return subjects.some(
    (subject) =>
      READ[subject].includes(name) ||
      (subject === 'expenses' && name.startsWith(names.expensePrefix)) ||
      (subject === 'debts' && isOfOneDebt(name)),
  );
}

function isOfOneDebt(name: string): boolean {
  const number = Number(/^debt_(\d{1,2})_/.exec(name)?.[1] ?? 0);
  const { amount, often } = names.debt(number);
  return [amount, often, names.debtKind(number), names.debtInArrears(number)].includes(name);
}
