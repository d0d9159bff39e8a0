// What can happen to a lender and to what it offers.
import {
  happening,
  KEPT_ALONE,
  type Lettered,
  mailsBrought,
  type OwnedFacts,
} from '#features/activity/server/happening.ts';
import { staffHappenings as words } from '../texts/staff-happenings.ts';

export const companyAdded = happening('partner.add', {
  subject: 'partner',
  words: words['partner.add'],
  ...KEPT_ALONE,
  wakes: ({ accountId }) => [
    ['staff', 'lenders'],
    [accountId, 'lenders'],
  ],
});

/** A lender accepted a version of the terms for lenders. */
export const termsAccepted = happening('partner.accept_terms', {
  subject: 'partner',
  words: words['partner.accept_terms'],
  ...KEPT_ALONE,
  wakes: ({ accountId }) => [
    ['staff', 'lenders'],
    [accountId, 'lenders'],
  ],
});

export const lenderStatusChanged = happening<OwnedFacts & Lettered>('partner.change_status', {
  subject: 'partner',
  words: words['partner.change_status'],
  bell: null,
  text: null,
  mails: mailsBrought,
  wakes: ({ accountId }) => [
    ['staff', 'lenders'],
    [accountId, 'lenders'],
  ],
});

export const companyEdited = happening('partner.edit', {
  subject: 'partner',
  words: words['partner.edit'],
  ...KEPT_ALONE,
  wakes: ({ accountId }) => [
    ['staff', 'lenders'],
    [accountId, 'lenders'],
  ],
});

export const licenceRecorded = happening<OwnedFacts & Lettered>('partner.record_licence', {
  subject: 'partner',
  words: words['partner.record_licence'],
  bell: null,
  text: null,
  mails: mailsBrought,
  wakes: ({ accountId }) => [
    ['staff', 'lenders'],
    [accountId, 'lenders'],
  ],
});

/** Topics that make everybody read again who has lenders' loans on show, the lender's other windows and staff among them. */
const everybody = () => [['everyone', 'lenders']] as const;

export const loanAdded = happening('partner_loan.add', {
  subject: 'partner loan',
  words: words['partner_loan.add'],
  ...KEPT_ALONE,
  wakes: everybody,
});

export const loanCopied = happening('partner_loan.duplicate', {
  subject: 'partner loan',
  words: words['partner_loan.duplicate'],
  ...KEPT_ALONE,
  wakes: everybody,
});

export const loanEdited = happening('partner_loan.edit', {
  subject: 'partner loan',
  words: words['partner_loan.edit'],
  ...KEPT_ALONE,
  wakes: everybody,
});

export const productAdded = happening('product.add', {
  subject: 'product',
  words: words['product.add'],
  ...KEPT_ALONE,
  wakes: everybody,
});

export const productCopied = happening('product.duplicate', {
  subject: 'product',
  words: words['product.duplicate'],
  ...KEPT_ALONE,
  wakes: everybody,
});

export const productEdited = happening('product.edit', {
  subject: 'product',
  words: words['product.edit'],
  ...KEPT_ALONE,
  wakes: everybody,
});
