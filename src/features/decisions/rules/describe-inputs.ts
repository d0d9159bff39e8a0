// What a decision looked at, in words: for staff, who weigh it, and for whoever checks it later.
import { readDay, showDay } from '#shared/calendar.ts';
import { cents, showMoney } from '#shared/money.ts';
import type { DecisionInputs, FactorScore } from '../contract.ts';
import { factorTexts, inputTexts as texts } from '../texts/staff-decisions.ts';

export type Described = { label: string; value: string };

/** Every input under its name; 'Not known' where nothing was said. */
export function describeInputs(inputs: DecisionInputs): Described[] {
  const { sections, repayments, adverse, onceChecked } = inputs;
  return [
    { label: texts.income, value: showAmount(inputs.incomeCents) },
    { label: texts.expenses, value: showAmount(inputs.expensesCents) },
    { label: texts.debtPayments, value: showAmount(inputs.debtPaymentsCents) },
    { label: texts.runningLoans, value: showRunning(inputs.runningLoansCents) },
    { label: texts.work, value: inputs.employmentStatus ?? factorTexts.notKnown },
    { label: texts.timeInJob, value: showMonths(inputs.monthsInJob) },
    { label: texts.creditHistory, value: showCreditHistory(inputs.creditHistory) },
    { label: texts.withBank, value: showMonths(inputs.monthsWithBank) },
    {
      label: texts.sections,
      value: [
        texts.sectionCounts(sections.submitted, sections.verified, sections.required),
        ...(sections.carried ? [texts.carried(sections.carried.verified, sections.carried.required)] : []),
      ].join('; '),
    },
    { label: texts.loans, value: texts.loanStanding[inputs.loanStanding] },
    ...(adverse ? [{ label: texts.adverse, value: describeAdverse(adverse) }] : []),
    ...(onceChecked
      ? [{ label: texts.onceChecked, value: showCreditHistory(onceChecked.creditHistory) }]
      : []),
    {
      label: texts.repayments,
      value: [
        texts.instalments(repayments.instalmentsDue, repayments.worstDaysLate),
        ...(repayments.earlier ? [texts.earlier(repayments.earlier.worstDaysLate)] : []),
      ].join('; '),
    },
    { label: texts.birthDay, value: showBirthDay(inputs.birthDay) },
    { label: texts.email, value: texts.emailVerified[inputs.emailVerified ? 'true' : 'false'] },
  ];
}

function describeAdverse({
  overdueElsewhere,
  defaultElsewhere,
  ownDefaultMonths,
  bankruptcy,
}: NonNullable<DecisionInputs['adverse']>): string {
  const parts = [
    overdueElsewhere ? texts.overdueElsewhere : null,
    defaultElsewhere ? texts.defaultElsewhere : null,
    ownDefaultMonths === null ? null : texts.ownDefault(ownDefaultMonths),
    bankruptcy === null
      ? null
      : bankruptcy === 'open'
        ? texts.bankruptcyOpen
        : texts.bankruptcyEnded(bankruptcy),
  ];
  return parts.filter((each) => each !== null).join('; ');
}

/** The figure or answer that earned a factor its points. */
export function describeReading({ factor, reading }: FactorScore): string {
  if (reading === null) return factorTexts.notKnown;
  if (typeof reading === 'string') return showReadingText(reading);
  switch (factor) {
    case 'debtService':
    case 'freeCashFlow':
      return factorTexts.ofIncome(showPercent(reading));
    case 'sectionsVerified':
      return factorTexts.percent(showPercent(reading));
    case 'repaymentRecord':
      return factorTexts.worstLate(reading);
    default:
      return factorTexts.months(reading);
  }
}

const showPercent = (bps: number): string => String(bps / 100);
const showAmount = (amount: number | null): string =>
  amount === null ? factorTexts.notKnown : showMoney(cents(amount));
const showRunning = (amount: number | undefined): string =>
  amount === undefined ? texts.noRunningLoans : showMoney(cents(amount));
const showMonths = (months: number | null): string =>
  months === null ? factorTexts.notKnown : factorTexts.months(months);
const showCreditHistory = (history: DecisionInputs['creditHistory']): string =>
  history === null ? factorTexts.notKnown : factorTexts.creditHistory[history];

/** A reading that is text, in words: answers are words already, only the credit history is a code. */
const showReadingText = (reading: string): string =>
  Object.entries(factorTexts.creditHistory).find(([code]) => code === reading)?.[1] ?? reading;

function showBirthDay(text: string | null): string {
  const birth = text === null ? null : readDay(text);
  return birth ? showDay(birth) : factorTexts.notKnown;
}
