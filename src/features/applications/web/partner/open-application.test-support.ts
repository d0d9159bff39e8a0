// An application that a lender has on show and may approve, for the tests of the lender's screens.
import type { LenderApplication, LenderApplicationRow } from '../../contract.ts';

export const openApplication: LenderApplication = {
  _id: 'a1',
  status: 'Waiting',
  created: '2026-03-01T15:00:00.000Z',
  createdAt: '2026-03-01T15:00:00.000Z',
  loanAmount: 50_000,
  loanInfoImmutable: '{}',
  productInfoImmutable: '{}',
  rejectionReason: null,
  agreementEnd: null,
  interestRate: 4.5,
  term: 6,
  partner: { _id: 'p', name: 'Island Credit' },
  approvalNote: null,
  decidedAt: null,
  cost: {
    repaymentOption: 'Monthly',
    fee: 2_500,
    cashInHand: 47_500,
    interest: 13_500,
    totalRepayment: 63_500,
    monthlyRepayment: 10_583.33,
    effectiveYearlyRate: 150,
    schedule: [{ number: 1, dueOn: '2026-04-01', amount: 63_500 }],
  },
  counterOffer: null,
  user: { fullName: 'Marcia Campbell', email: 'marcia@example.com', phone: null },
  access: 'Open',
  mayApprove: true,
  judged: null,
  userInfo: { Verified: [] },
};

/** A row of the lender's list, with the loan and the product as they were when somebody applied. */
export const waitingRow: LenderApplicationRow = {
  _id: 'a1',
  status: 'Waiting',
  created: '2026-03-01T15:00:00.000Z',
  user: { fullName: 'Marcia Campbell' },
  loanAmount: 50_000,
  loanInfoImmutable: JSON.stringify({
    name: 'Quick Cash',
    type: 'Car Loan',
    description: 'For the road.',
    maximumAmount: 200_000,
    defaultInterestRate: 4.5,
    maximumInterestRate: 6,
    minimumTerm: 3,
    maximumTerm: 12,
  }),
  productInfoImmutable: JSON.stringify({ name: 'Everyday' }),
  rejectionReason: null,
  agreementEnd: null,
  waitsForBorrower: false,
};
