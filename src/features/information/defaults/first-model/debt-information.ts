// What is owed and what it takes each period, for the first model.
import { debtFields, debtStatements } from '../debt-fields.ts';
import type { DefaultSection } from '../default-section.ts';

export const debtInformation: DefaultSection = {
  sId: 'debt_information',
  name: 'Debt Information',
  title: 'Debt Information',
  description: 'What you owe now and what you pay on it.',
  tags: ['Money out', '2 minutes'],
  points: 120,
  for: 'PreQualUser',
  fields: debtFields,
  verificationSchema: {
    title: 'Debt statements',
    description: 'A statement for each debt you told us about. At most 8 MB each.',
    fields: debtStatements,
  },
};
