// What the person wants to borrow, for what and how they would like to repay.
import { LONGEST_OWN_TERM_MONTHS, MOST_LENT_CENTS } from '#shared/loans/public-claims.ts';
import { centsToDollars } from '#shared/money.ts';
import { choices, frequencies } from '../choices.ts';
import type { DefaultSection } from '../default-section.ts';
import { atLeast, atMost, moneyField, paper, required, where, wholeNumber } from '../field-parts.ts';

const BUSINESS = 'Stock or tools for a business';

export const loanSection: DefaultSection = {
  sId: 'loan',
  name: 'Loan',
  title: 'Loan Information',
  description: 'What you would like to borrow, what for and how you would repay it.',
  tags: ['Your plans', '2 minutes'],
  points: 100,
  for: 'FullUser',
  fields: [
    {
      name: 'loan_purposes',
      label: 'What would the loan be for?',
      group: 'Your plan',
      type: 'select',
      validationType: 'array',
      options: choices(
        BUSINESS,
        'School fees or books',
        'Home repairs or furniture',
        'Medical bills',
        'Motor vehicle',
        'Bills or an emergency',
        'Paying off another debt',
        'Travel or a celebration',
        'Other',
      ),
      validations: [
        required,
        atMost(3),
        { type: 'oneOf', params: ['Please choose from the purposes in the list'] },
      ],
    },
    {
      name: 'business_plan',
      label: 'How will it help the business earn?',
      group: 'Your plan',
      type: 'longText',
      validations: [required, atLeast(20), atMost(1000)],
      conditionalValidations: where('loan_purposes', BUSINESS),
    },
    moneyField({ name: 'wanted_amount', label: 'How much would you like to borrow?', group: 'Your plan' }, [
      required,
      atLeast(1_000),
      atMost(centsToDollars(MOST_LENT_CENTS)),
    ]),
    {
      name: 'wanted_term_months',
      label: 'Over how many months?',
      sublabel: `1 to ${LONGEST_OWN_TERM_MONTHS}`,
      group: 'Your plan',
      type: 'text',
      validationType: 'number',
      validations: [required, wholeNumber, atLeast(1), atMost(LONGEST_OWN_TERM_MONTHS)],
    },
    {
      name: 'wanted_repayment',
      label: 'How often would you like to repay?',
      group: 'Your plan',
      type: 'select',
      options: frequencies,
      defaultOption: 'Monthly',
      validations: [required],
    },
    {
      name: 'loan_product',
      label: 'Is there a loan here that you have in mind?',
      sublabel: 'Start typing its name',
      group: 'Your plan',
      type: 'typeAhead',
      typeAheadApiType: 'product',
    },
    {
      name: 'loan_needed_by',
      label: 'By when do you need it?',
      group: 'Your plan',
      type: 'date',
      validations: [atLeast('today', 'Please give a day that is still to come')],
    },
    {
      name: 'has_guarantor',
      label: 'Guarantor',
      checkboxTitle: 'Someone would stand as my guarantor',
      checkboxDescription: 'Nobody is asked before you say so. Loans here need no guarantor.',
      group: 'Your plan',
      type: 'checkbox',
      value: false,
    },
  ],
  verificationSchema: {
    title: 'Your plan',
    description: 'Anything that shows what the loan is for. At most 8 MB.',
    fields: [
      paper({ name: 'purpose_proof', label: 'Quotation, invoice or bill' }, [], {
        whenAnswered: 'loan_purposes',
      }),
    ],
  },
};
