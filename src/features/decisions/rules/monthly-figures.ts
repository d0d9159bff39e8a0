// What a borrower has and owes a month, and the instalment that this allows.
import { WHOLE_BPS } from '#shared/loans/loan-terms.ts';
import { addCents, type Cents, cents, shareDown, shareHalfUp } from '#shared/money.ts';
import type { DecisionInputs, MonthlyFigures, Policy } from '../contract.ts';

/** Ratios beyond 999.99 % say no more than that. */
const LARGEST_RATIO_BPS = 99_999;

type KnownFigures = Pick<MonthlyFigures, 'incomeCents' | 'debtPaymentsCents' | 'freeCashFlowCents'>;

/** The figures of a month. What is not known is taken at the policy's assumed share of income; no known income counts as none. */
export function monthlyFigures(policy: Policy, inputs: DecisionInputs): MonthlyFigures {
  const { assumed } = policy;
  const incomeCents = cents(inputs.incomeCents ?? 0);
  const expensesCents = cents(
    inputs.expensesCents ?? shareHalfUp(incomeCents, assumed.expensesBps, WHOLE_BPS),
  );
  const debtPaymentsCents =
    allDebtPayments(inputs) ??
    withRunning(shareHalfUp(incomeCents, assumed.debtPaymentsBps, WHOLE_BPS), inputs);
  const freeCashFlowCents = cents(incomeCents - expensesCents - debtPaymentsCents);
  const limits = instalmentLimits(policy, { incomeCents, debtPaymentsCents, freeCashFlowCents });
  return {
    incomeCents,
    expensesCents,
    debtPaymentsCents,
    freeCashFlowCents,
    debtServiceBps:
      inputs.incomeCents === null ? assumed.debtPaymentsBps : ratioBps(debtPaymentsCents, incomeCents),
    allowedInstalmentCents: Math.max(0, Math.min(limits.byIncomeCents, limits.byFreeCashFlowCents)),
  };
}

/** The two limits that income and free cash flow set to a monthly instalment, in cents, rounded down; either may be negative. */
export function instalmentLimits({ allowance }: Policy, figures: KnownFigures) {
  const incomeShare = shareDown(cents(figures.incomeCents), allowance.incomeShareBps, WHOLE_BPS);
  return {
    byIncomeCents: cents(incomeShare - figures.debtPaymentsCents),
    byFreeCashFlowCents: shareDown(
      cents(figures.freeCashFlowCents),
      allowance.freeCashFlowShareBps,
      WHOLE_BPS,
    ),
  };
}

export type Debts = Pick<DecisionInputs, 'debtPaymentsCents' | 'runningLoansCents'>;

/** All debt payments of a month, answered and in our own books; null, not known, while none were answered. */
export const allDebtPayments = (debts: Debts): Cents | null =>
  debts.debtPaymentsCents === null ? null : withRunning(cents(debts.debtPaymentsCents), debts);

/** What was answered or is assumed, with what loans in our books take besides. */
const withRunning = (answeredCents: Cents, { runningLoansCents }: Debts): Cents =>
  addCents(answeredCents, cents(runningLoansCents ?? 0));

/** part ÷ whole in basis points, rounded down and held within ±999.99 %; null when there is no whole. Exact: BigInt. */
export function ratioBps(part: number, whole: number): number | null {
  if (whole <= 0) return null;
  const product = BigInt(part) * BigInt(WHOLE_BPS);
  const divisor = BigInt(whole);
  const ratio = Number(product / divisor) - (product % divisor < 0n ? 1 : 0);
  return Math.max(-LARGEST_RATIO_BPS, Math.min(ratio, LARGEST_RATIO_BPS));
}
