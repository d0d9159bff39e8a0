// The fields of a lender's product.
import { recordFields } from '#shared/record/field.ts';
import { productFields as labels, productTexts as texts } from '../texts/partner-products.ts';
import { ON_OFFER } from './partner-loan.ts';

export const productFields = recordFields({
  name: { kind: 'line', label: labels.name, longest: 120 },
  shortCode: { kind: 'line', label: labels.shortCode, hint: texts.shortCodeHint, longest: 40 },
  status: { kind: 'choice', label: labels.status, hint: texts.statusHint, choices: ON_OFFER },
  type: { kind: 'choice', label: labels.type, choices: ['Personal', 'Business', 'Both'] },
  loanRequirementCriteria: {
    kind: 'choice',
    label: labels.loanRequirementCriteria,
    choices: ['DSR', 'Free Cash Flow', 'Both'],
  },
  description: { kind: 'text', label: labels.description, longest: 5_000 },
  productImage: { kind: 'picture', label: labels.productImage, optional: true },
});
