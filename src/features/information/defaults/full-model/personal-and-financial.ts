// The person's wider circumstances: citizenship, household, savings and what they own.
import { choices, maritalStatuses, parishes } from '../choices.ts';
import type { DefaultSection } from '../default-section.ts';
import {
  atLeast,
  atMost,
  jamaicanPhone,
  moneyField,
  paper,
  required,
  where,
  wholeNumber,
  yesNoField,
} from '../field-parts.ts';

const withSavings = { conditionalValidations: where('has_savings', 'Yes') };

export const personalAndFinancial: DefaultSection = {
  sId: 'personal_and_financial',
  name: 'Personal and Financial',
  title: 'Personal and Financial Information',
  description: 'Your household, your savings and what you own.',
  tags: ['About you', '3 minutes'],
  points: 150,
  for: 'FullUser',
  fields: [
    {
      name: 'trn',
      label: 'TRN',
      placeholder: '000-000-000',
      group: 'About you',
      type: 'text',
      validations: [required, { type: 'test', subtype: 'trn' }],
    },
    {
      name: 'mobile_number',
      label: 'Mobile number',
      group: 'About you',
      type: 'text',
      validations: [required, jamaicanPhone],
    },
    {
      name: 'contact_email',
      label: 'Another e-mail address',
      sublabel: 'In case the one you log in with stops working',
      group: 'About you',
      type: 'text',
      validations: [{ type: 'email' }],
    },
    {
      name: 'parish_of_birth',
      label: 'Parish where you were born',
      group: 'About you',
      type: 'select',
      options: [...parishes, ...choices('Outside Jamaica')],
      validations: [required],
    },
    {
      name: 'citizenship',
      label: 'Are you a citizen of Jamaica?',
      group: 'About you',
      type: 'select',
      options: choices('Citizen', 'Permanent resident', 'Work permit', 'Other'),
      defaultOption: 'Citizen',
      validations: [required],
    },
    {
      name: 'marital_status',
      label: 'Marital status',
      group: 'Your household',
      type: 'select',
      options: maritalStatuses,
      validations: [required],
    },
    yesNoField(
      { name: 'partner_works', label: 'Does your partner bring in money too?', group: 'Your household' },
      { conditionalValidations: where('marital_status', ['Married', 'Common-law']) },
    ),
    moneyField(
      {
        name: 'partner_income',
        label: 'About how much does your partner bring in each month?',
        group: 'Your household',
      },
      [],
      { conditionalValidations: where('partner_works', 'Yes') },
    ),
    {
      name: 'dependants',
      label: 'How many people depend on your income?',
      group: 'Your household',
      type: 'text',
      validationType: 'number',
      validations: [required, wholeNumber, atLeast(0), atMost(20)],
    },
    yesNoField({ name: 'has_savings', label: 'Do you have savings?', group: 'Savings' }),
    moneyField(
      { name: 'savings_amount', label: 'About how much altogether?', group: 'Savings' },
      [required, atLeast(1)],
      withSavings,
    ),
    {
      name: 'savings_kept_in',
      label: 'Where do you keep them?',
      group: 'Savings',
      type: 'select',
      validationType: 'array',
      options: choices(
        'Bank',
        'Credit union',
        'Partner draw',
        'Unit trust or investments',
        'At home',
        'Other',
      ),
      validations: [required, atLeast(1)],
      ...withSavings,
    },
    {
      name: 'owns',
      label: 'Which of these do you own?',
      group: 'What you own',
      type: 'checkbox',
      validationType: 'array',
      options: choices(
        'House',
        'Land',
        'Motor vehicle',
        'Business equipment',
        'Livestock or crops',
        'Life insurance',
      ),
    },
    moneyField(
      {
        name: 'assets_value',
        label: 'About what are they worth altogether?',
        sublabel: 'What you would get if you sold them. A guess will do',
        group: 'What you own',
      },
      [],
      { conditionalValidations: where('owns', ['House', 'Land', 'Motor vehicle', 'Business equipment']) },
    ),
    {
      name: 'is_politically_exposed',
      label: 'Public office',
      checkboxTitle: 'I hold a public office, or a close relative does',
      checkboxDescription:
        'Such as a judge or a minister. So are people who sit in parliament or lead a public body.',
      group: 'Public office',
      type: 'checkbox',
    },
    {
      name: 'public_office',
      label: 'Which office, and who holds it?',
      group: 'Public office',
      type: 'text',
      validations: [required, atMost(200)],
      conditionalValidations: where('is_politically_exposed', true),
    },
  ],
  verificationSchema: {
    title: 'TRN and savings',
    description: 'Photos or PDFs, at most 8 MB each.',
    fields: [
      paper({
        name: 'trn_card',
        label: 'TRN card',
        sublabel: "Or your driver's licence, which shows the same number",
      }),
      paper({ name: 'savings_proof', label: 'Proof of your savings' }, [], {
        whenAnswered: 'savings_amount',
      }),
    ],
  },
};
