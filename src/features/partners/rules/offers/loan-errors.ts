// What a lender's loan must hold: its fields one by one, and its figures together. The form shows it beside them, the server insists on it.
import type { Draft, FieldName } from '#shared/record/field.ts';
import { validateFields } from '#shared/record/validate.ts';
import type { FieldErrors } from '#shared/refusal.ts';
import { criteriaValue, loanFields as fields } from '../../fields/partner-loan.ts';
import { offerFieldTexts as texts } from '../../texts/partner-products.ts';

export type LoanDraft = Draft<typeof fields>;

export const loanErrors = (loan: LoanDraft): FieldErrors => ({
  ...validateFields({ ...fields, loanCriteriaValue: criteriaValue(loan.loanCriteria) }, loan),
  ...rangeErrors(loan),
});

/** What is wrong with the figures that a loan's cost follows from. */
export const figureErrors = (loan: LoanDraft): FieldErrors => ({
  ...validateFields(
    fields,
    loan,
    RANGES.flat().filter((name) => name !== undefined),
  ),
  ...rangeErrors(loan),
});

type Figure = FieldName<typeof fields> &
  { [Name in keyof LoanDraft]: LoanDraft[Name] extends number | null ? Name : never }[keyof LoanDraft];

/** The fields of each range: the least, the most, and the usual one between them. */
const RANGES: readonly (readonly [least: Figure, most: Figure, usual?: Figure])[] = [
  ['minimumAmount', 'maximumAmount'],
  ['minimumInterestRate', 'maximumInterestRate', 'defaultInterestRate'],
  ['minimumTerm', 'maximumTerm', 'defaultTerm'],
];

const rangeErrors = (loan: LoanDraft): FieldErrors =>
  Object.assign({}, ...RANGES.map(([least, most, usual]) => rangeError(loan, least, most, usual)));

/** The error of a range. Figures that are wrong by themselves are left out, so that one mistake is reported once. */
function rangeError(loan: LoanDraft, least: Figure, most: Figure, usual?: Figure): FieldErrors {
  const isRight = (name: Figure) => Object.keys(validateFields(fields, loan, [name])).length === 0;
  if (!isRight(least) || !isRight(most)) return {};
  const [from, to] = [loan[least] ?? 0, loan[most] ?? 0];
  if (from > to) return { [least]: texts.above(fields[least].label, fields[most].label) };
  if (usual === undefined || !isRight(usual)) return {};
  const value = loan[usual] ?? 0;
  return value < from || value > to
    ? { [usual]: texts.between(fields[usual].label, fields[least].label, fields[most].label) }
    : {};
}
