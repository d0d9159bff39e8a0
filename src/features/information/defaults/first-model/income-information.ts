// What comes in, how often, and what the household spends of it.
import { choices, incomeSources, otherIncomeSources, payFrequencies } from '../choices.ts';
import type { DefaultSection } from '../default-section.ts';
import {
  atLeast,
  atMost,
  frequencyField,
  moneyField,
  paper,
  papers,
  required,
  where,
  whereNot,
  wholeNumber,
  yesNoField,
} from '../field-parts.ts';

const NONE = 'No income now';
const earning = { conditionalValidations: whereNot('income_source', NONE) };
const withOther = { conditionalValidations: where('has_other_income', 'Yes') };

export const incomeInformation: DefaultSection = {
  sId: 'income_information',
  name: 'Income Information',
  title: 'Income Information',
  description: 'What you take home, what else comes in and what your household spends.',
  tags: ['Money in', '3 minutes'],
  points: 120,
  for: 'PreQualUser',
  fields: [
    {
      name: 'income_source',
      label: 'Where does most of your income come from?',
      group: 'Your main income',
      type: 'select',
      options: incomeSources,
      validations: [required],
    },
    moneyField(
      {
        name: 'income_amount',
        label: 'How much do you take home each time?',
        sublabel: 'Jamaican dollars after tax, for one pay period',
        group: 'Your main income',
      },
      [required, atLeast(1, 'Please give what you take home each time')],
      earning,
    ),
    frequencyField(
      { name: 'how_often_paid', label: 'How often are you paid?', group: 'Your main income' },
      earning,
      payFrequencies,
    ),
    {
      name: 'paid_by',
      label: 'How do you get it?',
      group: 'Your main income',
      type: 'select',
      options: choices('Bank transfer', 'Cash', 'Cheque', 'Mobile wallet', 'Remittance service'),
      validations: [required],
      ...earning,
    },
    yesNoField({ name: 'has_other_income', label: 'Does any other money come in?', group: 'Other income' }),
    {
      name: 'other_income_sources',
      label: 'Where from?',
      group: 'Other income',
      type: 'checkbox',
      validationType: 'array',
      options: otherIncomeSources,
      validations: [required, atMost(5)],
      ...withOther,
    },
    moneyField(
      { name: 'other_income_amount', label: 'How much each time?', group: 'Other income' },
      [required, atLeast(1)],
      withOther,
    ),
    frequencyField(
      { name: 'other_income_how_often', label: 'How often does it come?', group: 'Other income' },
      withOther,
      payFrequencies,
    ),
    moneyField({
      name: 'household_expenses_amount',
      label: 'How much do you spend on living?',
      sublabel: 'Rent, food, bills, transport, school. Leave out loan payments',
      group: 'What you spend',
    }),
    frequencyField({
      name: 'household_expenses_how_often',
      label: 'Is that each week, each fortnight or each month?',
      group: 'What you spend',
    }),
    {
      name: 'dependants',
      label: 'How many people depend on your income?',
      sublabel: 'Children, parents and others; 0 if nobody',
      group: 'What you spend',
      type: 'text',
      validationType: 'number',
      validations: [required, wholeNumber, atLeast(0), atMost(20)],
    },
  ],
  verificationSchema: {
    title: 'Proof of your income',
    description: 'Photos or PDFs of the last three months. At most 8 MB each.',
    fields: [
      papers(
        {
          name: 'income_proof',
          label: 'Payslips, pension slips, remittance slips or sales records',
          sublabel: 'Of the last three months',
        },
        [required],
        { whenAnswered: 'income_amount' },
      ),
      paper({ name: 'other_income_proof', label: 'Proof of your other income' }, [required], {
        whenAnswered: 'other_income_amount',
      }),
    ],
  },
};
