// A loan as its form holds it: every figure a text, the product with its name; and the way to what is sent.
import { loanFields as fields, loanTexts as texts } from '#texts/partner-products.ts';
import type { OwnLoan } from '../../../contract/offers.ts';
import { type LoanDraft, loanFaults } from '../../../rules/offers/loan-faults.ts';
import { readFigure } from '../../../rules/offers/read-figure.ts';

type Text = 'name' | 'description';
export type Choice = 'status' | 'securityType' | 'repaymentOption' | 'loanCriteria' | 'type';
export type Figure =
  | 'loanCriteriaValue'
  | 'minimumAmount'
  | 'maximumAmount'
  | 'defaultInterestRate'
  | 'minimumInterestRate'
  | 'maximumInterestRate'
  | 'defaultTerm'
  | 'minimumTerm'
  | 'maximumTerm';

export type LoanValues = Pick<LoanDraft, Text | Choice | 'sendDataIfPrequalified' | 'allowKSAPToOffer'> &
  Record<Figure, string> & { product: { _id: string; name: string } | null };

export const NEW_LOAN: LoanValues = {
  name: '',
  status: '',
  description: '',
  securityType: '',
  repaymentOption: '',
  loanCriteria: '',
  loanCriteriaValue: '',
  minimumAmount: '',
  maximumAmount: '',
  defaultInterestRate: '',
  minimumInterestRate: '',
  maximumInterestRate: '',
  defaultTerm: '',
  minimumTerm: '',
  maximumTerm: '',
  sendDataIfPrequalified: true,
  allowKSAPToOffer: true,
  type: '',
  product: null,
};

export const valuesOf = (loan: OwnLoan): LoanValues => ({
  name: loan.name,
  status: loan.status,
  description: loan.description,
  securityType: loan.securityType,
  repaymentOption: loan.repaymentOption,
  loanCriteria: loan.loanCriteria,
  loanCriteriaValue: String(loan.loanCriteriaValue),
  minimumAmount: String(loan.minimumAmount),
  maximumAmount: String(loan.maximumAmount),
  defaultInterestRate: String(loan.defaultInterestRate),
  minimumInterestRate: String(loan.minimumInterestRate),
  maximumInterestRate: String(loan.maximumInterestRate),
  defaultTerm: String(loan.defaultTerm),
  minimumTerm: String(loan.minimumTerm),
  maximumTerm: String(loan.maximumTerm),
  sendDataIfPrequalified: loan.sendDataIfPrequalified,
  allowKSAPToOffer: loan.allowKSAPToOffer,
  type: loan.type,
  product: { _id: loan.product._id, name: loan.product.name },
});

export const draftFrom = (values: LoanValues): LoanDraft => ({
  ...values,
  product: values.product?._id ?? '',
  loanCriteriaValue: readFigure(values.loanCriteriaValue),
  minimumAmount: readFigure(values.minimumAmount),
  maximumAmount: readFigure(values.maximumAmount),
  defaultInterestRate: readFigure(values.defaultInterestRate),
  minimumInterestRate: readFigure(values.minimumInterestRate),
  maximumInterestRate: readFigure(values.maximumInterestRate),
  defaultTerm: readFigure(values.defaultTerm),
  minimumTerm: readFigure(values.minimumTerm),
  maximumTerm: readFigure(values.maximumTerm),
});

export const judgeValues = (values: LoanValues) => loanFaults(draftFrom(values));

/** Label and value of what differs, in words. */
export const differingFrom = (theirs: LoanValues, mine: LoanValues): [string, string][] =>
  (Object.keys(theirs) as (keyof LoanValues)[])
    .filter((name) => shown(theirs[name]) !== shown(mine[name]))
    .map((name) => [fields[name], shown(theirs[name])]);

function shown(value: LoanValues[keyof LoanValues]): string {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  return typeof value === 'string' ? value.trim() : (value?.name ?? '');
}
