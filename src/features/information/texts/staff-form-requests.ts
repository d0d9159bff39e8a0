// An edit of a section that drops what the decision policy reads, or asks it otherwise, as staff ask for it and answer it.

export const formRequestTexts = {
  title: 'Forms that wait for a second person',
  lead: 'An edit that drops an answer that the decision policy reads, or asks it otherwise, is published when somebody else than who asked approves it.',
  empty: 'No form waits for a second person.',
  section: 'Section',
  drops: 'No longer asked, or asked otherwise',
  reason: 'Reason',
  reasonNeeded: 'Please give the reason.',
  askedBy: 'Asked by',
  answer: 'Decision',
  /** `names`: what is dropped, as its labels. */
  policyReads: (names: string) => `The policy in force reads ${names}.`,
  names: (labels: readonly string[]) => labels.map((label) => `“${label}”`).join(', '),
  asks: 'Somebody else of the staff must approve it before it is published.',
  adminAsks: 'Only an admin can ask for that. Your edit is kept here.',
  ask: 'Ask for approval',
  asked: 'Asked. Somebody else must approve it now.',
  waits: 'An edit of this section waits for a second person',
  overtaken: 'Another edit has been published since, so this one can no longer be approved.',
  changes: 'What it changes',
  byAt: (name: string, moment: string) => `Asked by ${name}, ${moment}`,
  approveTitle: 'Approve and publish it?',
  refused: 'Request refused',
  withdrawn: 'Request withdrawn',
} as const;
