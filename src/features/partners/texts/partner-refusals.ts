// What a lender is refused about its company, products and loans.
import { refusals } from '#shared/declared-refusals.ts';

export const partnerRefusals = refusals({
  'partner.fields': ['invalid', 'Check the marked fields.'],
  'partner.exists': ['conflict', 'You have added your company already. Reload the page to see it.'],
  'partner.edited': [
    'conflict',
    'Your company was changed meanwhile, in another window or by our staff. Reload the page and edit it again.',
  ],
  'partner.company_needed': [
    'conflict',
    'You cannot add products, loan criteria etc without creating company first',
  ],
  'partner.deactivated': [
    'conflict',
    'Your company is deactivated, so its products and loans stay as they are. Write to us about it.',
  ],
  'partner.terms_needed': [
    'conflict',
    'Accept the terms for lenders on your company’s page before you put a loan on offer. You can save it as inactive meanwhile.',
  ],
  'partner.other_terms': [
    'conflict',
    'The terms have changed since you opened this page. Reload it and read them again.',
  ],
  'product.fields': ['invalid', 'Check the marked fields.'],
  'product.changed': [
    'conflict',
    'This product was edited in another window meanwhile. Yours is still here: look at what changed, then submit again.',
  ],
  'product.code_taken': ['conflict', 'Another of your products has this short code.'],
  'product.too_many': ['conflict', 'You have 200 products, which is as many as there can be.'],
  'partner_loan.fields': ['invalid', 'Check the marked fields.'],
  'partner_loan.changed': [
    'conflict',
    'This loan was edited in another window meanwhile. Yours is still here: look at what changed, then submit again.',
  ],
  'partner_loan.too_many': ['conflict', 'You have 1,000 loans, which is as many as there can be.'],
});
