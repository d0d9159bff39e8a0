// What can happen to a lender and to what it offers.
import {
  happening,
  KEPT_ALONE,
  type Lettered,
  mailsBrought,
  type OwnedFacts,
} from '#features/activity/server/happening.ts';

export const companyAdded = happening('partner.add', {
  subject: 'partner',
  words: { audit: 'Added its company' },
  ...KEPT_ALONE,
  notifies: ({ accountId }) => [
    ['staff', 'lenders'],
    [accountId, 'lenders'],
  ],
});

/** A lender accepted a version of the terms for lenders. */
export const termsAccepted = happening('partner.accept_terms', {
  subject: 'partner',
  words: { audit: 'Accepted the terms for lenders' },
  ...KEPT_ALONE,
  notifies: ({ accountId }) => [
    ['staff', 'lenders'],
    [accountId, 'lenders'],
  ],
});

export const lenderStatusChanged = happening<OwnedFacts & Lettered>('partner.change_status', {
  subject: 'partner',
  words: {
    audit: 'Changed the status of a lender',
    timeline: 'Status of the lender changed',
  },
  bell: null,
  text: null,
  mails: mailsBrought,
  notifies: ({ accountId }) => [
    ['staff', 'lenders'],
    [accountId, 'lenders'],
  ],
});

export const companyEdited = happening('partner.edit', {
  subject: 'partner',
  words: { audit: 'Edited its company' },
  ...KEPT_ALONE,
  notifies: ({ accountId }) => [
    ['staff', 'lenders'],
    [accountId, 'lenders'],
  ],
});

export const licenceRecorded = happening<OwnedFacts & Lettered>('partner.record_licence', {
  subject: 'partner',
  words: { audit: 'Recorded the licence of a lender' },
  bell: null,
  text: null,
  mails: mailsBrought,
  notifies: ({ accountId }) => [
    ['staff', 'lenders'],
    [accountId, 'lenders'],
  ],
});

/** Topics that make everybody read again who has lenders' loans on show, the lender's other windows and staff among them. */
const everybody = () => [['everyone', 'lenders']] as const;

export const loanAdded = happening('partner_loan.add', {
  subject: 'partner loan',
  words: { audit: 'Added a loan of its own' },
  ...KEPT_ALONE,
  notifies: everybody,
});

export const loanCopied = happening('partner_loan.duplicate', {
  subject: 'partner loan',
  words: { audit: 'Copied a loan of its own' },
  ...KEPT_ALONE,
  notifies: everybody,
});

export const loanEdited = happening('partner_loan.edit', {
  subject: 'partner loan',
  words: { audit: 'Edited a loan of its own' },
  ...KEPT_ALONE,
  notifies: everybody,
});

export const productAdded = happening('product.add', {
  subject: 'product',
  words: { audit: 'Added a product' },
  ...KEPT_ALONE,
  notifies: everybody,
});

export const productCopied = happening('product.duplicate', {
  subject: 'product',
  words: { audit: 'Copied a product' },
  ...KEPT_ALONE,
  notifies: everybody,
});

export const productEdited = happening('product.edit', {
  subject: 'product',
  words: { audit: 'Edited a product' },
  ...KEPT_ALONE,
  notifies: everybody,
});
