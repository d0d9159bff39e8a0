// What can happen here, as staff read it: in the audit trail, and in a person's timeline where it reads otherwise there.

export const staffHappenings = {
  'agreement.cancel': { trail: 'Cancelled a loan before its payout' },
  'agreement.decline': { trail: 'Did not take the loan' },
  'agreement.prepare': { trail: 'Prepared a loan agreement' },
  'agreement.payable': { trail: 'A signed loan can be paid out: everything is verified' },
  'agreement.sign': { trail: 'Signed a loan agreement' },
  'application.answer': { trail: 'Answered a lender’s question', timeline: null },
  'application.ask': { trail: 'Asked an applicant for papers or a word' },
  'application.note': { trail: 'Noted something about an application', timeline: null },
  'application.apply': { trail: 'Applied for a loan' },
  'application.apply_to_lender': { trail: "Applied for a lender's loan" },
  'application.approve': { trail: 'Approved an application' },
  'application.approveFirst': { trail: 'Approved an application, as the first of two people' },
  'application.approveAnew': { trail: 'Approved a loan anew, after its facts had got worse' },
  'application.reject': { trail: 'Rejected an application' },
  'application.withdraw': { trail: 'Took an application back' },
  'application.look': { trail: "Looked at an applicant's verified sections" },
  'counter_offer.accept': { trail: 'Accepted a lender’s other terms' },
  'counter_offer.decline': { trail: 'Declined a lender’s other terms' },
  'counter_offer.make': { trail: 'Offered a borrower other terms' },
  'counter_offer.withdraw': { trail: 'Took other terms back' },
  'disbursement.record': { trail: 'Recorded money handed over' },
} as const;

/** What staff read in the timeline of whoever was told of it. */
export const staffTimeline = {
  approved: (amount: string) => `Loan of ${amount} approved`,
  rejected: (amount: string) => `Application for ${amount} rejected`,
  withdrawn: (amount: string) => `Application for ${amount} taken back`,
  counterOfferMade: (amount: string) => `A lender offered other terms: ${amount}`,
  counterOfferWithdrawn: (amount: string) => `A lender took its other terms back: ${amount}`,
  counterOfferAccepted: (amount: string) => `Accepted a lender’s other terms: ${amount}`,
  counterOfferDeclined: (amount: string) => `Declined a lender’s other terms: ${amount}`,
  lenderAsked: (amount: string) => `A lender asked something about the application for ${amount}`,
  agreementReady: (amount: string) => `Agreement for ${amount} ready to sign`,
  agreementSigned: (amount: string) => `Agreement for ${amount} signed`,
  moneyOnItsWay: (amount: string) => `Everything verified: the loan of ${amount} can be paid out`,
  agreementDeclined: (amount: string) => `Loan of ${amount} not taken`,
  agreementCancelled: (amount: string) => `Loan of ${amount} cancelled before its payout`,
  disbursed: (amount: string) => `Money of the loan of ${amount} handed over`,
} as const;
