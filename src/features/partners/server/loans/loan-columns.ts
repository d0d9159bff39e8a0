// A lender's loan as the database keeps it: cents, hundredths of a per cent, months.
import { dollarsToCents } from '#shared/money.ts';
import { tidyDraft } from '#shared/record/values.ts';
import type { OnOffer, OwnLoan } from '../../contract/offers.ts';
import { loanFields } from '../../fields/partner-loan.ts';
import type { LoanDraft } from '../../rules/offers/loan-faults.ts';

/** Of a draft that the rule has found right: nothing required is empty, every figure has two decimals at most. */
export function loanColumns(draft: LoanDraft) {
  const loan = tidyDraft(loanFields, draft);
  const amount = (dollars: number | null) => dollarsToCents(dollars ?? 0);
  const bps = (percent: number | null) => Math.round((percent ?? 0) * 100);
  return {
    name: loan.name,
    status: loan.status as OnOffer,
    description: loan.description,
    security_type: loan.securityType as OwnLoan['securityType'],
    repayment_option: loan.repaymentOption as OwnLoan['repaymentOption'],
    loan_criteria: loan.loanCriteria as OwnLoan['loanCriteria'],
    loan_criteria_value_hundredths: bps(loan.loanCriteriaValue),
    minimum_amount_cents: amount(loan.minimumAmount),
    maximum_amount_cents: amount(loan.maximumAmount),
    minimum_rate_monthly_bps: bps(loan.minimumInterestRate),
    default_rate_monthly_bps: bps(loan.defaultInterestRate),
    maximum_rate_monthly_bps: bps(loan.maximumInterestRate),
    minimum_term_months: loan.minimumTerm ?? 0,
    default_term_months: loan.defaultTerm ?? 0,
    maximum_term_months: loan.maximumTerm ?? 0,
    send_data_if_prequalified: loan.sendDataIfPrequalified,
    allow_ksap_to_offer: loan.allowKSAPToOffer,
    type: loan.type as OwnLoan['type'],
  };
}
