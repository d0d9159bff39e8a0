// What can happen here, as staff read it: in the audit trail, and in a person's timeline where it reads otherwise there.

export const staffHappenings = {
  'contest.add': { trail: 'Added a contest' },
  'contest.draw': { trail: 'Drew the winners of a contest' },
  'contest.edit': { trail: 'Edited a contest' },
  'contest.join': { trail: 'Joined a contest' },
  'contest.open': { trail: 'Opened a contest' },
  'contest.prize_handed_over': { trail: 'Handed a prize over to a winner' },
  'contest.prize_unclaimed': { trail: 'Recorded a prize as not claimed' },
  'contest.remove': { trail: 'Deleted a contest' },
} as const;

/** What staff read in the timeline of whoever was told of it. */
export const staffTimeline = {
  joined: (contest: string) => `Joined the contest ${contest}`,
  won: (contest: string) => `Won in the contest ${contest}`,
} as const;
