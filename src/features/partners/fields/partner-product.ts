// The fields of a lender's product.
import { recordFields } from '#shared/record/field.ts';
import { productFields as labels, productTexts as texts } from '../texts/partner-products.ts';
import { ON_OFFER } from './partner-loan.ts';

/** Those that its lender alone is answered; borrowers see the others. */
export const productDeskFields = recordFields({
  status: { kind: 'choice', label: labels.status, hint: texts.statusHint, choices: ON_OFFER },
  loanRequirementCriteria: {
    kind: 'choice',
    label: labels.loanRequirementCriteria,
    choices: ['DSR', 'Free Cash Flow', 'Both'],
  },
});

export const publicProductFields = recordFields({
  name: { kind: 'line', label: labels.name, longest: 120 },
  shortCode: { kind: 'line', label: labels.shortCode, hint: texts.shortCodeHint, longest: 40 },
  type: { kind: 'choice', label: labels.type, choices: ['Personal', 'Business', 'Both'] },
  description: { kind: 'text', label: labels.description, longest: 5_000 },
});

const { name, shortCode, ...others } = publicProductFields;

/** In the order of its form. */
export const productFields = recordFields({
  name,
  shortCode,
  ...productDeskFields,
  ...others,
  productImage: { kind: 'picture', label: labels.productImage, optional: true },
});
