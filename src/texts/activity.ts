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
  loanApproved: (amount: string) => `Your loan of ${amount} is approved`,
  loanRejected: (amount: string, reason: string) =>
    `Your application for ${amount} was not approved${reason ? `: ${reason}` : ''}`,
  prizeRedeemed: (prize: string, seeds: number) =>
    `You redeemed ${prize} for ${seeds} ${seeds === 1 ? 'seed' : 'seeds'}`,
  prizeFulfilled: (prize: string) => `${prize}, which you redeemed, has been handed over`,
  prizeCancelled: (prize: string, seeds: number, reason: string) =>
    `Your redemption of ${prize} was cancelled and ${seeds} ${seeds === 1 ? 'seed is' : 'seeds are'} back with you: ${reason}`,
  contestJoined: (contest: string) => `You joined the contest ${contest}`,
  contestWon: (contest: string) => `You won in the contest ${contest}. Look at your emails`,
} as const;
