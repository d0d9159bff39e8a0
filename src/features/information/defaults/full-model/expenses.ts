// What the household spends in a month, rent or mortgage and debts left out because they are asked elsewhere.
import type { FieldDefinition } from '#features/forms/contract.ts';
import type { DefaultSection } from '../default-section.ts';
import { atLeast, moneyField, papers, required } from '../field-parts.ts';

export const expenses: DefaultSection = {
  sId: 'expenses',
  name: 'Expenses',
  title: 'Expenses Information',
  description:
    'What your household spends in a month, in Jamaican dollars. Leave out rent, mortgage and loan payments, and leave empty what you do not pay for.',
  tags: ['Money out', '3 minutes'],
  points: 120,
  for: 'FullUser',
  fields: [
    moneyField({
      name: 'expense_food',
      label: 'Food and household goods',
      group: 'Every day',
    }),
    monthly('expense_transport', 'Taxi, bus, gas and vehicle', 'Every day'),
    monthly('expense_electricity', 'Light bill', 'Bills'),
    monthly('expense_water', 'Water bill', 'Bills'),
    monthly('expense_phone_internet', 'Phone, internet and cable', 'Bills'),
    monthly('expense_insurance', 'Insurance', 'Bills'),
    monthly('expense_school', 'School fees, lunch and books', 'Family'),
    monthly('expense_medical', 'Doctor and medicine', 'Family'),
    monthly('expense_family_support', 'Help to family, maintenance', 'Family'),
    monthly('expense_church_clubs', 'Church, clubs and going out', 'Other'),
    monthly('expense_partner_draw', 'Partner draw and other saving', 'Other'),
    monthly('expense_other', 'Anything else', 'Other'),
  ],
  verificationSchema: {
    title: 'Bills',
    description: 'The bills you have at hand, of the last two months. At most 8 MB each.',
    fields: [
      papers({ name: 'utility_bills', label: 'Light, water or phone bills' }, [required, atLeast(1)]),
      papers({ name: 'school_bills', label: 'School fee vouchers or receipts' }, [], {
        whenAnswered: 'expense_school',
      }),
    ],
  },
};

/** Nobody has all of them, and nobody is to write a 0 for each. */
function monthly(name: string, label: string, group: string): FieldDefinition {
  return moneyField({ name, label, group }, []);
}
