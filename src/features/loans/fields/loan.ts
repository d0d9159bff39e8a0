// What is kept of a loan beside its books, each field declared once: its column, its answer, and its line where a loan is shown follow from it.
import { LONGEST_TERM_MONTHS, WHOLE_BPS } from '#shared/loans/loan-terms.ts';
import { cents } from '#shared/money.ts';
import { recordFields } from '#shared/record/field.ts';
import { loanFieldTexts as texts } from '../texts/staff-loan-fields.ts';

const money = { kind: 'money', least: cents(0), most: cents(1_000_000_000_00), readBy: 'borrower' } as const;

export const loanFields = recordFields({
  loanAmount: { ...money, label: texts.amount, column: 'amount_cents' },
  /** Per cent a month, add-on. */
  interestRate: {
    kind: 'rate',
    label: texts.rate,
    column: 'rate_monthly_bps',
    leastBps: 0,
    mostBps: WHOLE_BPS,
    readBy: 'borrower',
  },
  /** Months. */
  term: {
    kind: 'whole',
    label: texts.term,
    column: 'term_months',
    least: 1,
    most: LONGEST_TERM_MONTHS,
    readBy: 'borrower',
  },
  fee: { ...money, label: texts.fee },
  interest: { ...money, label: texts.interest },
  disbursedOn: { kind: 'day', label: texts.disbursedOn, readBy: 'borrower' },
});

/** The fields that every screen of a loan shows in a place of its own; the rest follow below under their names. */
export const PLACED_LOAN_FIELDS = ['loanAmount', 'interestRate', 'term'] as const;
