// How each kind of activity reads in the bell and in a person's history.

export const activityTexts = {
  title: 'Notifications',
  titleUnread: 'Notifications, something new',
  empty: 'No notifications to show',
  seeMore: 'See More...',
  submittedInfo: (section: string) => `You submitted ${section}`,
  submittedForVerification: (section: string) => `You handed in documents for ${section}`,
  infoVerified: (section: string) => `${section} is verified`,
  infoRejected: (section: string, reason: string) => `${section} was not accepted: ${reason}`,
  pointsReceived: (seeds: number, reason: string) =>
    `You earned ${seeds} ${seeds === 1 ? 'seed' : 'seeds'} for ${reason}`,
  pointsGranted: (seeds: number, reason: string) =>
    `You were given ${seeds} ${seeds === 1 ? 'seed' : 'seeds'}: ${reason}`,
  pointsTaken: (seeds: number, reason: string) =>
    `${seeds} ${seeds === 1 ? 'seed was' : 'seeds were'} taken back: ${reason}`,
  fileInfected: (name: string) =>
    `A virus was found in “${name}”, so nobody can open it. Please send another copy`,
  loanApproved: (amount: string) => `Your loan of ${amount} is approved`,
  loanRejected: (amount: string, reason: string) =>
    `Your application for ${amount} was not approved${reason ? `: ${reason}` : ''}`,
  agreementReady: (amount: string) => `The agreement for your loan of ${amount} is ready to sign`,
  agreementSigned: (amount: string) => `You signed the agreement for your loan of ${amount}`,
  agreementDeclined: (amount: string) => `You did not take the loan of ${amount}`,
  agreementCancelled: (amount: string, reason: string) =>
    `We cancelled your loan of ${amount} before it was paid out: ${reason}`,
  loanDisbursed: (amount: string) => `The money of your loan of ${amount} was handed over to you`,
  payoutReversed: (amount: string, reason: string) =>
    `The payout of your loan of ${amount} was recorded in error and has been taken back: ${reason}`,
  loanRepaid: (amount: string) => `Your loan of ${amount} is repaid in full. Well done!`,
  repaymentReceived: (amount: string) =>
    `We received your payment of ${amount}. The receipt is in your emails`,
  repaymentReversed: (amount: string, reason: string) =>
    `Your payment of ${amount} has been taken back in our books: ${reason}`,
  loanWaived: (amount: string) => `We waived ${amount} of your loan: you do not have to pay it`,
  loanRefunded: (amount: string) => `We paid ${amount} back to you`,
  loanWrittenOff: (amount: string) =>
    `Your loan is written off with ${amount} still owed. You can pay it at any time`,
  loanEntryReversed: {
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
  prizeRedeemed: (prize: string, seeds: number) =>
    `You redeemed ${prize} for ${seeds} ${seeds === 1 ? 'seed' : 'seeds'}`,
  prizeFulfilled: (prize: string) => `${prize}, which you redeemed, has been handed over`,
  prizeCancelled: (prize: string, seeds: number, reason: string) =>
    `Your redemption of ${prize} was cancelled and ${seeds} ${seeds === 1 ? 'seed is' : 'seeds are'} back with you: ${reason}`,
  contestJoined: (contest: string) => `You joined the contest ${contest}`,
  contestWon: (contest: string) => `You won in the contest ${contest}. Look at your emails`,
} as const;
