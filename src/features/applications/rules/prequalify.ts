// Whether somebody meets a lender's criteria: the figures that their submitted sections tell, held to what the loan asks for.

import type { Policy } from '#features/decisions/contract.ts';
import { sectionsAbout } from '#features/decisions/rules/answer-names.ts';
import type { AnsweredInputs } from '#features/decisions/rules/figures-from-answers.ts';
import { allDebtPayments, instalmentLimits, ratioBps } from '#features/decisions/rules/monthly-figures.ts';
import { addOnInterest } from '#features/loans/rules/add-on.ts';
import type { LoanCriteria } from '#features/partners/contract.ts';
import { addCents, type Cents, cents, ZERO } from '#shared/money.ts';

/** Monthly figures that all rest on submitted answers and on our own books; none is assumed. */
export type KnownFigures = {
  incomeCents: Cents;
  debtPaymentsCents: Cents;
  /** What of the debt payments our own books say. */
  runningLoansCents: Cents;
  /** The income after expenses and debt payments; it may be negative. */
  freeCashFlowCents: Cents;
  /** Debt payments ÷ income, in hundredths of a per cent. */
  debtServiceBps: number;
};

/** The figures together with the largest instalment that the policy in force lets the person bear. */
export type Capacity = KnownFigures & { allowedInstalmentCents: number };

/** What a lender holds an applicant to. */
export type Criterion = {
  criteria: LoanCriteria;
  /** The limit in hundredths, of a dollar a month or of a per cent. */
  valueHundredths: number;
};

/** The criteria of a loan, and the smallest instalment that it can be had with. */
export type Requirement = Criterion & {
  /** The smallest instalment that the loan can be had with. */
  leastInstalmentCents: number;
};

/** Whether somebody meets what a loan asks for. Somebody whose figures are not known never does: our assumptions are no evidence for a lender. */
export function prequalifies(figures: Capacity | null, loan: Requirement): boolean {
  if (figures === null || figures.allowedInstalmentCents < loan.leastInstalmentCents) return false;
  return meetsCriterion(figures, loan);
}

export const meetsCriterion = (
  figures: Pick<KnownFigures, 'freeCashFlowCents' | 'debtServiceBps'>,
  { criteria, valueHundredths }: Criterion,
): boolean =>
  criteria === 'Free Cash Flow'
    ? figures.freeCashFlowCents >= valueHundredths
    : figures.debtServiceBps <= valueHundredths;

/** Null until income, expenses and debts are all submitted, and where there is no income to compare with. */
export function knownFigures(
  answered: Pick<AnsweredInputs, 'incomeCents' | 'expensesCents' | 'debtPaymentsCents'>,
  runningLoansCents: Cents = ZERO,
): KnownFigures | null {
  const { incomeCents, expensesCents } = answered;
  const debtPaymentsCents = allDebtPayments({ ...answered, runningLoansCents });
  if (incomeCents === null || expensesCents === null || debtPaymentsCents === null) return null;
  const debtServiceBps = ratioBps(debtPaymentsCents, incomeCents);
  return debtServiceBps === null
    ? null
    : {
        incomeCents: cents(incomeCents),
        debtPaymentsCents,
        runningLoansCents,
        freeCashFlowCents: cents(incomeCents - expensesCents - debtPaymentsCents),
        debtServiceBps,
      };
}

export function capacityOf(policy: Policy, figures: KnownFigures): Capacity {
  const limits = instalmentLimits(policy, figures);
  return {
    ...figures,
    allowedInstalmentCents: Math.max(0, Math.min(limits.byIncomeCents, limits.byFreeCashFlowCents)),
  };
}

type SectionStatus = { s_id: string; status: string };

/** The figures count as verified when each section that they are read from is: income, expenses or housing, debts and cards. */
export function areFiguresVerified(sections: readonly SectionStatus[]): boolean {
  const statuses = new Map(sections.map(({ s_id, status }) => [s_id, status]));
  const sectionOf = (subject: keyof typeof sectionsAbout) =>
    sectionsAbout[subject].find((sId) => statuses.has(sId));
  const itemised = [sectionOf('expenses'), sectionOf('housing')];
  const read = [
    sectionOf('income'),
    sectionOf('debts'),
    ...(itemised.includes(undefined) ? [sectionOf('household')] : []),
    ...[...itemised, sectionOf('cards')].filter((sId) => sId !== undefined),
  ];
  return read.every((sId) => sId !== undefined && statuses.get(sId) === 'Verified');
}

type OfferedTerms = { minimumAmountCents: Cents; rateMonthlyBps: number; maximumTermMonths: number };

/** The smallest amount over the longest term at the lender's usual rate, a month of it rounded down. */
export function leastInstalment({
  minimumAmountCents: amountCents,
  rateMonthlyBps,
  maximumTermMonths: termMonths,
}: OfferedTerms): number {
  const interest = addOnInterest({ amountCents, rateMonthlyBps, termMonths });
  return Math.floor(addCents(amountCents, interest) / termMonths);
}
