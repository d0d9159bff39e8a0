// Debts in full: each one, cards, and what the person has guaranteed for others.
import { debtFields, debtStatements } from '../debt-fields.ts';
import type { DefaultSection } from '../default-section.ts';
import { atLeast, atMost, moneyField, papers, required, where, yesNoField } from '../field-parts.ts';

const withCard = { conditionalValidations: where('has_credit_card', 'Yes') };
const asGuarantor = { conditionalValidations: where('is_guarantor', 'Yes') };

export const debt: DefaultSection = {
  sId: 'debt',
  name: 'Debt',
  title: 'Debt Information in full',
  description: 'Every loan and card you are paying, and what you stand for on behalf of others.',
  tags: ['Money out', '3 minutes'],
  points: 150,
  for: 'FullUser',
  fields: [
    ...debtFields,
    yesNoField({ name: 'has_credit_card', label: 'Do you have a credit card?', group: 'Credit cards' }),
    moneyField(
      { name: 'credit_card_limit', label: 'Limit of all your cards together', group: 'Credit cards' },
      [required, atLeast(1)],
      withCard,
    ),
    moneyField(
      { name: 'credit_card_balance', label: 'What you owe on them now', group: 'Credit cards' },
      [required],
      withCard,
    ),
    moneyField(
      { name: 'credit_card_payment', label: 'What you pay on them each month', group: 'Credit cards' },
      [required],
      withCard,
    ),
    yesNoField({ name: 'is_guarantor', label: "Are you guarantor for someone's loan?", group: 'For others' }),
    moneyField(
      { name: 'guaranteed_amount', label: 'For how much altogether?', group: 'For others' },
      [required, atLeast(1)],
      asGuarantor,
    ),
    {
      name: 'guaranteed_for',
      label: 'Whose loan is it?',
      group: 'For others',
      type: 'text',
      validations: [atMost(100)],
      ...asGuarantor,
    },
  ],
  verificationSchema: {
    title: 'Debt statements',
    description: 'A statement for each debt and card you told us about. At most 8 MB each.',
    fields: [
      ...debtStatements,
      papers({ name: 'credit_card_statements', label: 'Credit card statements' }, [required], {
        whenAnswered: 'credit_card_limit',
      }),
    ],
  },
};
