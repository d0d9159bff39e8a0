// A lender's loan as the database keeps it (cents, hundredths of a per cent, months), and what its lender alone is answered of it.
import type { Columns } from '#platform/server/database/columns.ts';
import { dollarsToCents } from '#shared/money.ts';
import type { Judged } from '#shared/record/field.ts';
import type { loanFields } from '../../fields/partner-loan.ts';

const bpsOf = (percent: number): number => Math.round(percent * 100);

export const loanColumns = (loan: Judged<typeof loanFields>) => ({
  name: loan.name,
  status: loan.status,
  description: loan.description,
  security_type: loan.securityType,
  repayment_option: loan.repaymentOption,
  loan_criteria: loan.loanCriteria,
  loan_criteria_value_hundredths: bpsOf(loan.loanCriteriaValue),
  minimum_amount_cents: dollarsToCents(loan.minimumAmount),
  maximum_amount_cents: dollarsToCents(loan.maximumAmount),
  minimum_rate_monthly_bps: bpsOf(loan.minimumInterestRate),
  default_rate_monthly_bps: bpsOf(loan.defaultInterestRate),
  maximum_rate_monthly_bps: bpsOf(loan.maximumInterestRate),
  minimum_term_months: loan.minimumTerm,
  default_term_months: loan.defaultTerm,
  maximum_term_months: loan.maximumTerm,
  send_data_if_prequalified: loan.sendDataIfPrequalified,
  allow_ksap_to_offer: loan.allowKSAPToOffer,
  type: loan.type,
});

export const DESK_COLUMNS = [
  'loan_criteria',
  'loan_criteria_value_hundredths',
  'send_data_if_prequalified',
  'allow_ksap_to_offer',
] as const;

export type DeskRow = Columns<'partner_loans', (typeof DESK_COLUMNS)[number]>;

export const deskFieldsOnWire = (row: DeskRow) => ({
  loanCriteria: row.loan_criteria,
  /** Of a ratio in per cent, of a cash flow in dollars a month. */
  loanCriteriaValue: row.loan_criteria_value_hundredths / 100,
  sendDataIfPrequalified: row.send_data_if_prequalified,
  allowKSAPToOffer: row.allow_ksap_to_offer,
});
