// The account a loan can be paid into, and a second one where there is one.
import type { FieldDefinition } from '#features/forms/contract.ts';
import { ACCOUNT_HOLDER } from '../../rules/given-names.ts';
import { accountTypes, banks, choices } from '../choices.ts';
import type { DefaultSection } from '../default-section.ts';
import { atMost, notAfterToday, papers, pattern, required, where, yesNoField } from '../field-parts.ts';

const accountNumber = pattern('\\d{5,16}', 'Please give the account number, digits only');

export const bankingInformation: DefaultSection = {
  sId: 'banking_information',
  name: 'Banking Information',
  title: 'Banking Information',
  description: 'Where a loan can be paid to you.',
  tags: ['Bank', '2 minutes'],
  points: 120,
  for: 'PreQualUser',
  fields: [
    yesNoField({
      name: 'has_bank_account',
      label: 'Do you have a bank or credit union account?',
      group: 'Your accounts',
    }),
    ...accountFields('', 'Your accounts', 'has_bank_account'),
    {
      name: ACCOUNT_HOLDER,
      label: 'Name on the account',
      sublabel: 'In your own name, as on your ID',
      group: 'Your accounts',
      type: 'text',
      validations: [required, atMost(100)],
      conditionalValidations: where('has_bank_account', 'Yes'),
    },
    {
      name: 'bank_routing_number',
      label: 'Branch routing number',
      sublabel: 'Eight digits at the foot of a cheque, if you know them',
      group: 'Your accounts',
      type: 'text',
      validations: [
        { type: 'length', params: [8, 'A routing number has 8 digits'] },
        pattern('\\d{8}', 'A routing number has 8 digits'),
      ],
      conditionalValidations: where('has_bank_account', 'Yes'),
    },
    {
      name: 'account_opened_date',
      label: 'When did you open it?',
      sublabel: 'About right is good enough',
      group: 'Your accounts',
      type: 'date',
      validations: [required, notAfterToday],
      conditionalValidations: where('has_bank_account', 'Yes'),
    },
    {
      name: 'other_way_to_be_paid',
      label: 'How could you receive a loan?',
      group: 'Your accounts',
      type: 'select',
      options: choices('Mobile wallet', 'Remittance service', 'I will open an account'),
      validations: [required],
      conditionalValidations: where('has_bank_account', 'No'),
    },
    yesNoField(
      { name: 'has_second_account', label: 'Do you have another account?', group: 'Your accounts' },
      { conditionalValidations: where('has_bank_account', 'Yes') },
    ),
    ...accountFields('second_', 'Your accounts', 'has_second_account'),
  ],
  verificationSchema: {
    title: 'Bank statements',
    description: 'Statements of the last three months for the accounts you told us about. At most 8 MB each.',
    fields: [
      papers({ name: 'bank_statements', label: 'Statements of your account' }, [required], {
        whenAnswered: 'account_number',
      }),
      papers({ name: 'second_bank_statements', label: 'Statements of your other account' }, [required], {
        whenAnswered: 'second_account_number',
      }),
    ],
  },
};

function accountFields(prefix: string, group: string, asked: string): FieldDefinition[] {
  const shown = { conditionalValidations: where(asked, 'Yes') };
  return [
    {
      name: `${prefix}bank_name`,
      label: 'Bank or credit union',
      group,
      type: 'select',
      options: banks,
      validations: [required],
      ...shown,
    },
    {
      name: `${prefix}bank_name_other`,
      label: 'Its name',
      group,
      type: 'text',
      validations: [required, atMost(100)],
      conditionalValidations: where(`${prefix}bank_name`, ['Other', 'Other credit union']),
    },
    {
      name: `${prefix}bank_branch`,
      label: 'Branch',
      group,
      type: 'text',
      validations: [required, atMost(80)],
      ...shown,
    },
    {
      name: `${prefix}account_type`,
      label: 'Type of account',
      group,
      type: 'select',
      options: accountTypes,
      defaultOption: 'Savings',
      validations: [required],
      ...shown,
    },
    {
      name: `${prefix}account_number`,
      label: 'Account number',
      group,
      type: 'text',
      validations: [required, accountNumber],
      ...shown,
    },
  ];
}
