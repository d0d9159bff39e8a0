// What a person's plant says to those who do not see it.

export const plantTexts = {
  label: (level: string) => `Your plant, at level ${level.replace('seed', '')} of 10`,
  grown: (level: string) => `Your plant has grown. It is at level ${level.replace('seed', '')} of 10 now.`,
} as const;
