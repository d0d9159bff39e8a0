// What people read under the bell of contests.

export const bellTexts = {
  joined: (contest: string) => `You joined the contest ${contest}`,
  won: (contest: string) => `You won in the contest ${contest}. Look at your emails`,
} as const;
