// How past borrowing went; its documents come with the answers, but for those that show that a default was paid or a bankruptcy ended.
import { choices } from '../choices.ts';
import type { DefaultSection } from '../default-section.ts';
import {
  atLeast,
  atMost,
  moneyField,
  notAfterToday,
  papers,
  required,
  where,
  wholeNumber,
  yesNoField,
} from '../field-parts.ts';

const withCard = { conditionalValidations: where('has_credit_card', 'Yes') };
const withPastLoan = { conditionalValidations: where('has_had_loan', 'Yes') };
const withReport = { conditionalValidations: where('has_credit_report', 'Yes') };

export const creditInfo: DefaultSection = {
  sId: 'credit_info',
  name: 'Credit Info',
  title: 'Credit Info',
  description: 'Your credit cards, past loans and your credit report, if you have one.',
  tags: ['Credit', '3 minutes'],
  points: 150,
  for: 'PreQualUser',
  fields: [
    yesNoField({ name: 'has_credit_card', label: 'Do you have a credit card?', group: 'Cards and loans' }),
    {
      name: 'credit_card_count',
      label: 'How many?',
      group: 'Cards and loans',
      type: 'text',
      validationType: 'number',
      value: 1,
      validations: [required, wholeNumber, atLeast(1), atMost(20)],
      ...withCard,
    },
    moneyField(
      { name: 'credit_card_limit', label: 'Limit of all your cards together', group: 'Cards and loans' },
      [required, atLeast(1)],
      withCard,
    ),
    moneyField(
      { name: 'credit_card_balance', label: 'What you owe on them now', group: 'Cards and loans' },
      [required],
      withCard,
    ),
    moneyField(
      { name: 'credit_card_payment', label: 'What you pay on them each month', group: 'Cards and loans' },
      [required],
      withCard,
    ),
    yesNoField({ name: 'has_had_loan', label: 'Have you had a loan before?', group: 'Cards and loans' }),
    {
      name: 'loans_repaid_count',
      label: 'How many have you paid off?',
      group: 'Cards and loans',
      type: 'text',
      validationType: 'number',
      validations: [required, wholeNumber, atLeast(0), atMost(100)],
      ...withPastLoan,
    },
    {
      name: 'missed_payments_12_months',
      label: 'How many payments did you miss in the last 12 months?',
      sublabel: '0 if none. Loans, cards and hire purchase',
      group: 'Your credit history',
      type: 'text',
      validationType: 'number',
      validations: [required, wholeNumber, atLeast(0), atMost(100)],
    },
    {
      name: 'missed_payments_reason',
      label: 'What happened?',
      group: 'Your credit history',
      type: 'longText',
      validations: [atMost(600)],
      conditionalValidations: [
        { when: 'missed_payments_12_months', compareType: 'greaterOrEqual', value: 1 },
      ],
    },
    yesNoField(
      {
        name: 'has_defaulted',
        label: 'Was a loan of yours ever written off or taken to court?',
        group: 'Your credit history',
      },
      withPastLoan,
    ),
    {
      name: 'default_cleared_on',
      label: 'When did you pay the last of it?',
      sublabel: 'Leave it empty while you still owe some. It stops counting two years after that day',
      group: 'Your credit history',
      type: 'date',
      validations: [notAfterToday],
      conditionalValidations: where('has_defaulted', 'Yes'),
    },
    yesNoField({
      name: 'has_been_bankrupt',
      label: 'Did a court ever say that you are bankrupt?',
      group: 'Your credit history',
    }),
    {
      name: 'bankruptcy_ended_on',
      label: 'When did the bankruptcy end?',
      sublabel: 'Leave it empty if it has not ended. It counts for two years after that day',
      group: 'Your credit history',
      type: 'date',
      validations: [notAfterToday],
      conditionalValidations: where('has_been_bankrupt', 'Yes'),
    },
    yesNoField({
      name: 'has_credit_report',
      label: 'Do you have a credit report?',
      group: 'Your credit history',
    }),
    {
      name: 'credit_bureau',
      label: 'Which credit bureau made it?',
      group: 'Your credit history',
      type: 'select',
      options: choices('Creditinfo Jamaica', 'CRIF Information Bureau Jamaica', 'Other'),
      validations: [required],
      ...withReport,
    },
    papers(
      {
        name: 'credit_report',
        label: 'Your credit report',
        sublabel: 'Photos or a PDF, at most 8 MB each',
        group: 'Your credit history',
      },
      [required],
      withReport,
    ),
  ],
  verificationSchema: {
    title: 'Credit Info',
    description: 'What we need came with your answers.',
    fields: [
      papers(
        {
          name: 'default_papers',
          label: 'Papers that show that you paid it',
          sublabel: 'From the lender or the court. Until we have checked it, the loan still counts',
          group: 'Your credit history',
        },
        [],
        { whenAnswered: 'default_cleared_on' },
      ),
      papers(
        {
          name: 'bankruptcy_papers',
          label: 'Papers that show that the bankruptcy ended',
          sublabel: 'From the court. Until we have checked it, the bankruptcy still counts',
          group: 'Your credit history',
        },
        [],
        { whenAnswered: 'bankruptcy_ended_on' },
      ),
    ],
  },
};
