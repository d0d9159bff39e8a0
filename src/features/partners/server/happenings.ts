// What can happen to a lender and to what it offers.
import {
  type HappeningName,
  happening,
  KEPT_ALONE,
  type Lettered,
  MAILED_ALONE,
  type OwnedFacts,
} from '#features/activity/server/happening.ts';

/** The staff's lists of lenders, and the lender's own windows. */
const staffAndLender = ({ accountId }: OwnedFacts) =>
  [
    ['staff', 'lenders'],
    [accountId, 'lenders'],
  ] as const;

export const companyAdded = happening('partner.add', {
  subject: 'partner',
  words: { audit: 'Added its company' },
  ...KEPT_ALONE,
  notifies: staffAndLender,
});

/** A lender accepted a version of the terms for lenders. */
export const termsAccepted = happening('partner.accept_terms', {
  subject: 'partner',
  words: { audit: 'Accepted the terms for lenders' },
  ...KEPT_ALONE,
  notifies: staffAndLender,
});

export const lenderStatusChanged = happening<OwnedFacts & Lettered>('partner.change_status', {
  subject: 'partner',
  words: {
    audit: 'Changed the status of a lender',
    timeline: 'Status of the lender changed',
  },
  ...MAILED_ALONE,
  notifies: staffAndLender,
});

export const companyEdited = happening('partner.edit', {
  subject: 'partner',
  words: { audit: 'Edited its company' },
  ...KEPT_ALONE,
  notifies: staffAndLender,
});

export const licenceRecorded = happening<OwnedFacts & Lettered>('partner.record_licence', {
  subject: 'partner',
  words: { audit: 'Recorded the licence of a lender' },
  ...MAILED_ALONE,
  notifies: staffAndLender,
});

/** Whoever has lenders' loans on show reads them again, the lender's other windows and staff among them. */
const offerChanged = (name: HappeningName, subject: string, audit: string) =>
  happening(name, { subject, words: { audit }, ...KEPT_ALONE, notifies: () => [['everyone', 'lenders']] });

export const loanAdded = offerChanged('partner_loan.add', 'partner loan', 'Added a loan of its own');
export const loanCopied = offerChanged('partner_loan.duplicate', 'partner loan', 'Copied a loan of its own');
export const loanEdited = offerChanged('partner_loan.edit', 'partner loan', 'Edited a loan of its own');
export const productAdded = offerChanged('product.add', 'product', 'Added a product');
export const productCopied = offerChanged('product.duplicate', 'product', 'Copied a product');
export const productEdited = offerChanged('product.edit', 'product', 'Edited a product');
