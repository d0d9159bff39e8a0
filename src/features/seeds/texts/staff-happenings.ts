// What can happen here, as staff read it: in the audit trail, and in a person's timeline where it reads otherwise there.

/** A number of seeds with the word, as staff read it. */
export const seedsOf = (count: number): string =>
  `${count.toLocaleString('en-JM')} ${count === 1 ? 'seed' : 'seeds'}`;

export const staffHappenings = {
  'seeds.adjust': { trail: 'Adjusted seeds' },
} as const;

/** What staff read in the timeline of whoever was told of it. */
export const staffTimeline = {
  earned: (seeds: number, reason: string) => `${seedsOf(seeds)} earned for ${reason}`,
  granted: (seeds: number) => `${seedsOf(seeds)} granted`,
  taken: (seeds: number) => `${seedsOf(seeds)} taken`,
} as const;
