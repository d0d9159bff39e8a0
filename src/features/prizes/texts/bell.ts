// What people read under the bell of the prizes that they redeemed.

export const bellTexts = {
  redeemed: (prize: string, seeds: number) =>
    `You redeemed ${prize} for ${seeds} ${seeds === 1 ? 'seed' : 'seeds'}`,
  fulfilled: (prize: string) => `${prize}, which you redeemed, has been handed over`,
  cancelled: (prize: string, seeds: number, reason: string) =>
    `Your redemption of ${prize} was cancelled and ${seeds} ${seeds === 1 ? 'seed is' : 'seeds are'} back with you: ${reason}`,
} as const;
