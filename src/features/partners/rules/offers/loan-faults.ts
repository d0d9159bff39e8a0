// What the fields of a lender's loan must hold, each alone and together: the form shows it beside them, the server insists on it.
import { type Cents, cents, showMoney } from '#shared/money.ts';
import type { FieldErrors } from '#shared/refusal.ts';
import { loanFields as fields, offerFieldTexts as texts } from '#texts/partner-products.ts';
import type { LoanForm } from '../../contract/offers.ts';
import { LOAN_BOUNDS as bounds } from './loan-bounds.ts';
import { faultsIn, inOneLine, LONGEST, textFault } from './text-fault.ts';

/** Numbers are null where nothing was given, and NaN where what was given is none. */
export type LoanDraft = Omit<LoanForm, '_id' | 'keepsImage' | 'revision'>;

/** As it is kept. */
export const readLoan = (typed: LoanDraft): LoanDraft => ({
  ...typed,
  name: inOneLine(typed.name),
  description: typed.description.trim(),
});

export function loanFaults(typed: LoanDraft): FieldErrors {
  const loan = readLoan(typed);
  const chosen = (name: Choice) => (loan[name] === '' ? texts.required(fields[name]) : undefined);
  return faultsIn({
    product: chosen('product'),
    name: textFault(fields.name, loan.name, LONGEST.name),
    type: chosen('type'),
    status: chosen('status'),
    description: textFault(fields.description, loan.description, LONGEST.description),
    ...figureFaults(loan),
    securityType: chosen('securityType'),
    repaymentOption: chosen('repaymentOption'),
    loanCriteria: chosen('loanCriteria'),
    loanCriteriaValue: judge(
      loan,
      'loanCriteriaValue',
      loan.loanCriteria === 'Debt Service Ratio' ? ratio : cashFlow,
    ),
  });
}

type Choice = 'product' | 'type' | 'status' | 'securityType' | 'repaymentOption' | 'loanCriteria';

/** What a loan costs follows from these alone. */
export function figureFaults(loan: LoanDraft): FieldErrors {
  const alone = faultsIn({
    minimumAmount: judge(loan, 'minimumAmount', money),
    maximumAmount: judge(loan, 'maximumAmount', money),
    minimumInterestRate: judge(loan, 'minimumInterestRate', rate),
    defaultInterestRate: judge(loan, 'defaultInterestRate', rate),
    maximumInterestRate: judge(loan, 'maximumInterestRate', rate),
    minimumTerm: judge(loan, 'minimumTerm', term),
    defaultTerm: judge(loan, 'defaultTerm', term),
    maximumTerm: judge(loan, 'maximumTerm', term),
  });
  const range = (least: Figure, most: Figure, usual?: Figure) =>
    rangeFault({ loan, alone, least, most, ...(usual ? { usual } : {}) });
  return {
    ...alone,
    ...range('minimumAmount', 'maximumAmount'),
    ...range('minimumInterestRate', 'maximumInterestRate', 'defaultInterestRate'),
    ...range('minimumTerm', 'maximumTerm', 'defaultTerm'),
  };
}

type Figure = Exclude<
  { [Name in keyof LoanDraft]: LoanDraft[Name] extends number | null ? Name : never }[keyof LoanDraft],
  undefined
>;

type Ruling = (field: string, value: number) => string | undefined;

function judge(loan: LoanDraft, name: Figure, within: Ruling): string | undefined {
  const value = loan[name];
  if (value === null) return texts.required(fields[name]);
  return Number.isNaN(value) ? texts.number : within(fields[name], value);
}

/** Whether it is a whole number of hundredths from `least` to `most`. */
const isHundredths = (value: number, least: number, most: number): boolean => {
  const hundredths = Math.round(value * 100);
  return Math.abs(value * 100 - hundredths) < 1e-4 && hundredths >= least && hundredths <= most;
};

const moneyFrom =
  (least: Cents): Ruling =>
  (field, value) =>
    isHundredths(value, least, bounds.mostAmountCents)
      ? undefined
      : texts.money(field, showMoney(least), showMoney(bounds.mostAmountCents));

const money = moneyFrom(bounds.leastAmountCents);
const cashFlow = moneyFrom(cents(1));

const rate: Ruling = (field, value) =>
  isHundredths(value, bounds.leastRateMonthlyBps, bounds.mostRateMonthlyBps) ? undefined : texts.rate(field);

const ratio: Ruling = (field, value) =>
  isHundredths(value, 1, bounds.mostRatioBps) ? undefined : texts.ratio(field);

const term: Ruling = (field, value) =>
  Number.isInteger(value) && value >= bounds.leastTermMonths && value <= bounds.mostTermMonths
    ? undefined
    : texts.term(field, bounds.leastTermMonths, bounds.mostTermMonths);

type Range = { loan: LoanDraft; alone: FieldErrors; least: Figure; most: Figure; usual?: Figure };

/** Only of figures that are right alone: one mistake is told once. */
function rangeFault({ loan, alone, least, most, usual }: Range): FieldErrors {
  if (alone[least] || alone[most]) return {};
  const [from, to] = [loan[least] ?? 0, loan[most] ?? 0];
  if (from > to) return { [least]: texts.above(fields[least], fields[most]) };
  if (usual === undefined || alone[usual]) return {};
  const value = loan[usual] ?? 0;
  return value < from || value > to
    ? { [usual]: texts.between(fields[usual], fields[least], fields[most]) }
    : {};
}
