// A person's sections as staff read them.

export const staffPanelTexts = {
  verificationTitle: { FullUser: 'Verification', PreQualUser: 'Verification, model 5' },
  submissionTitle: { FullUser: 'Submissions', PreQualUser: 'Submissions, model 5' },
  models: 'Which sections',
  model: { FullUser: 'Full sections', PreQualUser: 'Model 5' },
  submitted: 'Submitted',
  /** In a file. */
  total: 'Of',
  verified: 'Verified',
  rejected: 'Rejected',
  email: 'Email',
  decided: 'Decided',
  waiting: 'Waiting',
  changed: 'Latest change',
  show: 'Documents',
  shows: { all: 'Waiting or not', waiting: 'Waiting only' },
  whose: 'People',
  whoses: { all: 'Everybody', mine: 'Assigned to me' },
  happened: {
    submitted: 'People who submitted a section',
    verified: 'People of whom a document was verified',
  },
  nobody: 'Nobody matches these filters.',
  reasons: 'Reasons for rejections',
  empty: 'Nobody has submitted anything yet.',
  review: (waiting: number) => (waiting > 0 ? `Review documents (${waiting})` : 'Nothing to review'),
} as const;

export const staffPersonTexts = {
  documentsTitle: (name: string) => `Verification: ${name}`,
  submissionsTitle: (name: string) => `Submissions: ${name}`,
  noDocuments: 'No documents sent yet.',
  noSubmissions: 'This person has not submitted anything yet.',
  open: 'Open',
  section: 'Section',
  state: 'State',
  sent: 'Sent',
  toPerson: 'Account',
  toDocuments: 'Verification',
  toSubmissions: 'Submissions',
} as const;

/** What became of a section, as staff read it. */
export const sectionStates = {
  none: 'Not submitted',
  Submitted: 'Submitted',
  SubmittedForVerfication: 'Documents waiting',
  Verified: 'Verified',
  Rejected: 'Rejected',
} as const;
