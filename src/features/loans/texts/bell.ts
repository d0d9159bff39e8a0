// What people read under the bell of their loans.

export const bellTexts = {
  payoutReversed: (amount: string, reason: string) =>
    `The payout of your loan of ${amount} was recorded in error and has been taken back: ${reason}`,
  repaid: (amount: string) => `Your loan of ${amount} is repaid in full. Well done!`,
  nextStep: 'Higher amounts are open to you: the nine full sections are next',
  repaymentReceived: (amount: string) =>
    `We received your payment of ${amount}. The receipt is in your emails`,
  repaymentReversed: (amount: string, reason: string) =>
    `Your payment of ${amount} has been taken back in our books: ${reason}`,
  waived: (amount: string) => `We waived ${amount} of your loan: you do not have to pay it`,
  refunded: (amount: string) => `We paid ${amount} back to you`,
  writtenOff: (amount: string) =>
    `Your loan is written off with ${amount} still owed. You can pay it at any time`,
  entryReversed: {
    Waiver: (amount: string, reason: string) => `The waiver of ${amount} no longer counts: ${reason}`,
    Refund: (amount: string, reason: string) =>
      `The ${amount} that we noted as paid back to you are with us again: ${reason}`,
    WriteOff: (_: string, reason: string) => `Your loan is no longer written off: ${reason}`,
  },
  instalmentDue: (amount: string, dueOn: string) => `Your instalment of ${amount} is due on ${dueOn}`,
  instalmentLate: (amount: string, dueOn: string, daysLate: number) =>
    `${amount} was due on ${dueOn}, ${daysLate} ${daysLate === 1 ? 'day' : 'days'} ago. If you cannot pay now, write to us`,
  newDateGranted: (amount: string, dueOn: string) => `Your new date: ${amount} is now due on ${dueOn}`,
  newDateRefused: (amount: string, dueOn: string, reason: string) =>
    `${amount} stays due on ${dueOn}: ${reason}`,
} as const;
