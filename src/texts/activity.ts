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
  loanApproved: (amount: string) => `Your loan of ${amount} is approved`,
  loanRejected: (amount: string, reason: string) =>
    `Your application for ${amount} was not approved: ${reason}`,
  prizeRedeemed: 'You redeemed a prize',
  contestJoined: 'You joined a contest',
} as const;
