// What a person's plant says to those who do not see it.

export const plantTexts = {
  label: (level: string) => `Your plant, at level ${level.replace('seed', '')} of 10`,
  /** `level` where it has reached another one: a section makes the plant taller before it makes a level. */
  grown: (level: string | null) =>
    level === null
      ? 'Your plant has grown.'
      : `Your plant has grown. It is at level ${level.replace('seed', '')} of 10 now.`,
} as const;
