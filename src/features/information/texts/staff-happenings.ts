// What can happen here, as staff read it: in the audit trail, and in a person's timeline where it reads otherwise there.

export const staffHappenings = {
  'file.virus_found': { trail: 'A virus was found in a document' },
  'file.open': { trail: 'Opened a document', timeline: 'Document looked at' },
  'information.ask': { trail: 'Asked for an edit that drops what the policy reads' },
  'information.refuse': { trail: 'Refused an edit that drops what the policy reads' },
  'information.withdraw': { trail: 'Withdrew an edit that drops what the policy reads' },
  'information.publish': { trail: 'Published an information section' },
  'information.revert': { trail: 'Put an earlier information section back' },
  'information.submit': { trail: 'Submitted a section' },
  'verification.publish': { trail: 'Published a verification form' },
  'verification.revert': { trail: 'Put an earlier verification form back' },
} as const;

/** What staff read in the timeline of whoever was told of it. */
export const staffTimeline = {
  submitted: (section: string) => `${section} submitted`,
  fileInfected: (name: string) => `Virus found in “${name}”`,
} as const;
