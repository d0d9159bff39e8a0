// The fields of a lender's product.
import { recordFields } from '#shared/record/field.ts';
import { hiddenFrom, readBy } from '#shared/record/readers.ts';
import { productFields as labels, productTexts as texts } from '../texts/partner-products.ts';
import { ON_OFFER } from './partner-loan.ts';

export const productFields = recordFields({
  name: { kind: 'line', label: labels.name, readBy: 'everyone', longest: 120 },
  type: {
    kind: 'choice',
    label: labels.type,
    readBy: 'everyone',
    choices: ['Personal', 'Business', 'Both'],
  },
  shortCode: {
    kind: 'line',
    label: labels.shortCode,
    hint: texts.shortCodeHint,
    readBy: 'everyone',
    longest: 40,
  },
  status: {
    kind: 'choice',
    label: labels.status,
    hint: texts.statusHint,
    readBy: 'lender',
    choices: ON_OFFER,
  },
  loanRequirementCriteria: {
    kind: 'choice',
    label: labels.loanRequirementCriteria,
    readBy: 'lender',
    choices: ['DSR', 'Free Cash Flow', 'Both'],
  },
  description: { kind: 'text', label: labels.description, readBy: 'everyone', longest: 5_000 },
  productImage: { kind: 'picture', label: labels.productImage, optional: true },
});

export const publicProductFields = readBy('everyone', productFields);

/** Those that a loan is shown with: its answer, its preview and the rows that it is read from take them from here. */
const { name, type } = publicProductFields;
export const productOnLoanFields = { name, type };

/** Those that an application keeps as they were when it was made. */
export const appliedProductFields = {
  ...publicProductFields,
  loanRequirementCriteria: productFields.loanRequirementCriteria,
};

/** Those that its lender sees and borrowers do not. */
export const productDeskFields = hiddenFrom('everyone', readBy('lender', productFields));
