// What people read under the bell of seeds that they got, and of seeds that were taken back.

export const bellTexts = {
  earned: (seeds: number, reason: string) =>
    `You earned ${seeds} ${seeds === 1 ? 'seed' : 'seeds'} for ${reason}`,
  granted: (seeds: number, reason: string) =>
    `You were given ${seeds} ${seeds === 1 ? 'seed' : 'seeds'}: ${reason}`,
  taken: (seeds: number, reason: string) =>
    `${seeds} ${seeds === 1 ? 'seed was' : 'seeds were'} taken back: ${reason}`,
} as const;
