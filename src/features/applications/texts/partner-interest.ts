// The words of how borrowers took to a lender's loan.

export const interestTexts = {
  title: 'What borrowers did',
  figures: { views: 'Looked at it', starts: 'Began to apply', applications: 'Applied' },
  since: (day: string) =>
    `Since ${day}. A look or a beginning counts once a visit and day; nothing is kept of who it was.`,
} as const;
