// Income in full: what was answered before, what tax takes, and whether it changes over the year.
import { choices, employedStatuses } from '../choices.ts';
import type { DefaultSection } from '../default-section.ts';
import {
  atLeast,
  atMost,
  moneyField,
  paper,
  papers,
  required,
  where,
  whereNot,
  yesNoField,
} from '../field-parts.ts';
import { incomeInformation } from '../first-model/income-information.ts';

const SPENDING = 'What you spend';
const earning = { conditionalValidations: whereNot('income_source', 'No income now') };

export const income: DefaultSection = {
  sId: 'income',
  name: 'Income',
  title: 'Income Information in full',
  description: 'All the money that comes in, and how steady it is.',
  tags: ['Money in', '3 minutes'],
  points: 150,
  for: 'FullUser',
  fields: [
    ...incomeInformation.fields.filter(({ group }) => group !== SPENDING),
    moneyField(
      {
        name: 'income_before_tax',
        label: 'How much is it before tax?',
        sublabel: 'For one pay period',
        group: 'How steady it is',
      },
      [required, atLeast(1)],
      earning,
    ),
    {
      name: 'income_steadiness',
      label: 'Is it the same every time?',
      group: 'How steady it is',
      type: 'select',
      options: choices('The same every time', 'A little more or less', 'Very different from time to time'),
      validations: [required],
      ...earning,
    },
    moneyField(
      {
        name: 'income_in_a_slow_period',
        label: 'How much do you take home when it is slow?',
        group: 'How steady it is',
      },
      [required],
      { conditionalValidations: where('income_steadiness', 'Very different from time to time') },
    ),
    yesNoField({
      name: 'expects_change',
      label: 'Will your income change within a year?',
      group: 'How steady it is',
    }),
    {
      name: 'expected_change',
      label: 'How, and when?',
      group: 'How steady it is',
      type: 'longText',
      validations: [required, atMost(600)],
      conditionalValidations: where('expects_change', 'Yes'),
    },
  ],
  verificationSchema: {
    ...incomeInformation.verificationSchema,
    fields: [
      ...incomeInformation.verificationSchema.fields,
      paper(
        {
          name: 'pay_letter',
          label: 'Letter from your employer that says what you earn',
          sublabel: 'Dated within the last three months',
        },
        [required],
        { conditionalValidations: where('employment_status', employedStatuses) },
      ),
      papers(
        {
          name: 'business_records',
          label: 'Records of what your business earns',
          sublabel: 'Sales book, receipts or bank statements of the last three months',
        },
        [required],
        { conditionalValidations: where('employment_status', 'Self-employed') },
      ),
      paper({ name: 'tax_document', label: 'P24, P45 or tax return', sublabel: 'If you have one' }, [], {
        whenAnswered: 'income_before_tax',
      }),
    ],
  },
};
