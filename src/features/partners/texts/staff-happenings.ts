// What can happen here, as staff read it: in the audit trail, and in a person's timeline where it reads otherwise there.

export const staffHappenings = {
  'partner.accept_terms': { trail: 'Accepted the terms for lenders' },
  'partner.add': { trail: 'Added its company' },
  'partner.change_status': {
    trail: 'Changed the status of a lender',
    timeline: 'Status of the lender changed',
  },
  'partner.edit': { trail: 'Edited its company' },
  'partner_loan.add': { trail: 'Added a loan of its own' },
  'partner_loan.duplicate': { trail: 'Copied a loan of its own' },
  'partner_loan.edit': { trail: 'Edited a loan of its own' },
  'partner.record_licence': { trail: 'Recorded the licence of a lender' },
  'product.add': { trail: 'Added a product' },
  'product.duplicate': { trail: 'Copied a product' },
  'product.edit': { trail: 'Edited a product' },
} as const;
