// The calculation variables of a borrower: what a decision was made from and what it came to, as keys and values.
import type { Decision } from '#features/decisions/contract.ts';
import { cents, centsToDollars, showDollars } from '#shared/money.ts';
import { personVariableTexts as texts } from '../texts/staff-person.ts';

type Value = string | number | null;

/** Amounts in dollars a month, ratios and rates in per cent, null where nothing was said. Nothing in it tells who the person is. */
export function variablesOf({ inputs, figures, score, grade, offer, policyVersion }: Decision) {
  const { sections, repayments } = inputs;
  return {
    model: inputs.model,
    monthly_income: dollars(inputs.incomeCents),
    monthly_expenses: dollars(inputs.expensesCents),
    monthly_debt_payments: dollars(inputs.debtPaymentsCents),
    monthly_running_loans: dollars(inputs.runningLoansCents ?? 0),
    free_cash_flow: inputs.incomeCents === null ? null : dollars(figures.freeCashFlowCents),
    debt_service_ratio: percent(figures.debtServiceBps),
    allowed_instalment: dollars(figures.allowedInstalmentCents),
    employment_status: inputs.employmentStatus,
    months_in_job: inputs.monthsInJob,
    credit_history: inputs.creditHistory,
    months_with_bank: inputs.monthsWithBank,
    sections_required: sections.required,
    sections_submitted: sections.submitted,
    sections_verified: sections.verified,
    loan_standing: inputs.loanStanding,
    instalments_due: repayments.instalmentsDue,
    worst_days_late: repayments.worstDaysLate,
    score,
    grade,
    max_loan_amount: dollars(offer?.maxLoanAmountCents ?? 0),
    interest_rate: percent(offer?.rateMonthlyBps ?? null),
    loan_term_months: offer?.loanTermMonths ?? null,
    policy_version: policyVersion,
  } satisfies Record<string, Value>;
}

const dollars = (amountCents: number | null): number | null =>
  amountCents === null ? null : centsToDollars(cents(amountCents));
const percent = (bps: number | null): number | null => (bps === null ? null : bps / 100);

type Key = keyof ReturnType<typeof variablesOf>;

const AMOUNTS: readonly string[] = [
  'monthly_income',
  'monthly_expenses',
  'monthly_debt_payments',
  'monthly_running_loans',
  'free_cash_flow',
  'allowed_instalment',
  'max_loan_amount',
] satisfies Key[];
const MONTHS: readonly string[] = ['months_in_job', 'months_with_bank', 'loan_term_months'] satisfies Key[];

/** The variables as pairs of key and value, as they are shown; none for an unreadable text. */
export function readVariables(text: string): { key: string; value: string }[] {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return [];
  }
  if (typeof read !== 'object' || read === null) return [];
  return Object.entries(read).map(([key, value]) => ({ key, value: show(key, value) }));
}

function show(key: string, value: unknown): string {
  if (value === null) return texts.notKnown;
  if (typeof value !== 'number') return String(value);
  if (AMOUNTS.includes(key)) return showDollars(value);
  if (MONTHS.includes(key)) return texts.months(value);
  if (key === 'debt_service_ratio') return texts.percent(value);
  return key === 'interest_rate' ? texts.perMonth(value) : String(value);
}
