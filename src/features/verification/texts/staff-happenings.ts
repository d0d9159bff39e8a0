// What can happen here, as staff read it: in the audit trail, and in a person's timeline where it reads otherwise there.

export const staffHappenings = {
  'information.reopen': { trail: 'Reopened a section', timeline: 'Section opened again' },
  'rejection_reasons.save': { trail: 'Saved the reasons of rejection at hand' },
  'review_settings.save': { trail: 'Changed how records without documents are verified' },
  'verification.approve': { trail: 'Verified documents' },
  'verification.reject': { trail: 'Rejected documents' },
  'verification.submit': { trail: 'Sent documents' },
  'verification.take_over': { trail: 'Took documents over from a colleague', timeline: 'Review taken over' },
  'verification.undo': { trail: 'Took a verdict back', timeline: 'Verdict taken back' },
} as const;

export const secondLookHappenings = {
  'second_look.decide': { trail: 'Gave a second verdict', timeline: null },
  'second_look.settle': { trail: 'Settled two verdicts that disagreed', timeline: null },
  'second_look.set_share': { trail: 'Set how many verdicts are given twice' },
} as const;

/** What staff read in the timeline of whoever was told of it. */
export const staffTimeline = {
  documentsSent: (section: string) => `Documents handed in for ${section}`,
  verified: (section: string) => `${section} verified`,
  rejected: (section: string) => `${section} rejected`,
  reopened: (section: string) => `Section opened again: ${section}`,
} as const;
