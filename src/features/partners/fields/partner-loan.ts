// The fields of a lender's loan: amounts in dollars, rates in per cent a month, terms in months.
import { cents } from '#shared/money.ts';
import { recordFields } from '#shared/record/field.ts';
import { hiddenFrom, readBy } from '#shared/record/readers.ts';
import { loanFields as labels, offerFieldTexts, loanTexts as texts } from '../texts/partner-products.ts';
import { LOAN_BOUNDS as bounds } from './loan-bounds.ts';

export const ON_OFFER = ['Active', 'Inactive'] as const;
const CRITERIA = ['Free Cash Flow', 'Debt Service Ratio'] as const;

const open = { readBy: 'everyone' } as const;
const amount = {
  ...open,
  kind: 'money',
  least: bounds.leastAmountCents,
  most: bounds.mostAmountCents,
} as const;
const rate = {
  ...open,
  kind: 'rate',
  leastBps: bounds.leastRateMonthlyBps,
  mostBps: bounds.mostRateMonthlyBps,
} as const;
const term = (label: string) => {
  const [least, most] = [bounds.leastTermMonths, bounds.mostTermMonths];
  const errors = { outside: offerFieldTexts.term(label, least, most) };
  return { ...open, kind: 'whole', label, least, most, unit: texts.months, errors } as const;
};

export const loanFields = recordFields({
  product: { kind: 'reference', label: labels.product, hint: texts.productHint },
  status: { ...open, kind: 'choice', label: labels.status, hint: texts.statusHint, choices: ON_OFFER },
  name: { ...open, kind: 'line', label: labels.name, longest: 120 },
  type: {
    ...open,
    kind: 'choice',
    label: labels.type,
    choices: ['Car Loan', 'Mortgage', 'Unsecured Regular Loan'],
  },
  description: { ...open, kind: 'text', label: labels.description, longest: 5_000 },
  minimumAmount: { ...amount, label: labels.minimumAmount },
  maximumAmount: { ...amount, label: labels.maximumAmount },
  minimumInterestRate: { ...rate, label: labels.minimumInterestRate, column: 'minimum_rate_monthly_bps' },
  maximumInterestRate: { ...rate, label: labels.maximumInterestRate, column: 'maximum_rate_monthly_bps' },
  defaultInterestRate: {
    ...rate,
    label: labels.defaultInterestRate,
    hint: texts.defaultRateHint,
    column: 'default_rate_monthly_bps',
  },
  minimumTerm: { ...term(labels.minimumTerm), column: 'minimum_term_months' },
  maximumTerm: { ...term(labels.maximumTerm), column: 'maximum_term_months' },
  defaultTerm: { ...term(labels.defaultTerm), hint: texts.defaultTermHint, column: 'default_term_months' },
  securityType: {
    ...open,
    kind: 'choice',
    label: labels.securityType,
    choices: ['Unsecured', 'Secured'],
  },
  repaymentOption: {
    ...open,
    kind: 'choice',
    label: labels.repaymentOption,
    choices: ['Daily', 'Weekly', 'Fortnightly', 'Monthly', 'Quarterly', 'Annually'],
  },
  loanCriteria: {
    kind: 'choice',
    label: labels.loanCriteria,
    hint: texts.criteriaHint,
    readBy: 'lender',
    choices: CRITERIA,
  },
  loanCriteriaValue: criteriaValue(''),
  allowKSAPToOffer: {
    kind: 'yesNo',
    label: labels.allowKSAPToOffer,
    hint: texts.offerHint,
    readBy: 'lender',
    begin: true,
    column: 'allow_ksap_to_offer',
  },
  sendDataIfPrequalified: {
    kind: 'yesNo',
    label: labels.sendDataIfPrequalified,
    hint: texts.sendHint,
    readBy: 'lender',
    begin: true,
  },
  loanImage: { kind: 'picture', label: labels.loanImage, optional: true },
});

/** Those that borrowers see, and those that the lender whose loan it is sees besides. */
export const publicLoanFields = readBy('everyone', loanFields);
export const loanDeskFields = hiddenFrom('everyone', readBy('lender', loanFields));

/** Those that an application keeps as they were when it was made. */
const { loanCriteria, loanCriteriaValue, allowKSAPToOffer } = loanFields;
export const appliedLoanFields = {
  ...publicLoanFields,
  ...{ loanCriteria, loanCriteriaValue, allowKSAPToOffer },
};

/** A ratio in per cent, a cash flow in dollars a month. */
export function criteriaValue(criteria: (typeof CRITERIA)[number] | '') {
  const words = {
    label: labels.loanCriteriaValue,
    hint: texts.criteriaValueHints[criteria],
    readBy: 'lender',
    column: 'loan_criteria_value_hundredths',
  } as const;
  if (criteria !== 'Debt Service Ratio')
    return { kind: 'money', ...words, least: cents(1), most: bounds.mostAmountCents } as const;
  const errors = { outside: offerFieldTexts.ratio(words.label) };
  return { kind: 'rate', ...words, leastBps: 1, mostBps: bounds.mostRatioBps, errors } as const;
}
