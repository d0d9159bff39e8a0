// The words of the staff's screens, but those that the review itself says (see information.ts).

export const staffTexts = {
  search: 'Search',
  searchHint: 'Part of a name or an e-mail address',
  noMatch: 'Nobody matches. Try fewer letters, or clear the filters.',
  person: 'Name',
  email: 'E-mail',
  of: (part: number, whole: number) => `${part} of ${whole}`,
  /** Waiting time from whole hours. */
  age: (hours: number) =>
    hours < 1 ? 'under 1 h' : hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`,
} as const;

export const staffDashboardTexts = {
  title: 'Dashboard',
  lead: 'What is waiting for you now.',
  documents: 'Documents waiting',
  documentsModel5: 'Documents waiting, model 5',
  applications: 'Applications pending',
  people: 'People with submissions',
  peopleModel5: 'People with submissions, model 5',
  users: 'Users',
} as const;

export const staffPanelTexts = {
  verificationTitle: { FullUser: 'Verification', PreQualUser: 'Verification, model 5' },
  submissionTitle: { FullUser: 'Submissions', PreQualUser: 'Submissions, model 5' },
  models: 'Which sections',
  model: { FullUser: 'Full sections', PreQualUser: 'Model 5' },
  submitted: 'Submitted',
  decided: 'Verified or rejected',
  changed: 'Latest change',
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

export const recordTexts = {
  submissionTab: 'Submission',
  verificationTab: 'Verification',
  tabs: 'What was sent',
  attempt: (attempt: number) => `Attempt ${attempt}`,
  earlier: 'Earlier attempts',
  decided: (status: string, moment: string) => `${status} at ${moment}`,
  reason: 'Reason',
  noteForStaff: 'Note for staff',
  decidedBy: 'Decided by',
  progress: (submitted: number, verified: number, total: number) =>
    `${submitted} of ${total} submitted, ${verified} verified`,
  review: 'Review these documents',
  reopen: 'Reopen this section',
  reopenLead: 'Its owner gets a mail with this reason, and fills the section in again.',
  reopenReason: 'Why must it be filled in again?',
} as const;

export const workbenchTexts = {
  queue: 'Queue',
  queueEmpty: 'Nothing waits for a decision.',
  queueStart: 'To the start of the queue',
  oldestFirst: 'Oldest first',
  queuePages: 'Pages of the queue',
  range: (from: number, to: number, total: number) => `${from}–${to} of ${total}`,
  decision: 'Decision',
  verify: 'Verify',
  reject: 'Reject',
  next: 'Next',
  lastOne: 'This is the last one',
  note: 'Note for staff',
  notePlaceholder: 'Note for staff (optional)',
  returning: 'Going back to the list…',
  stay: 'Stay here',
  rejectTitle: 'Reject these documents',
  keys: 'Keys',
  keysTitle: 'Keys of the review',
  keysOn: 'Use these keys',
  keysOnHint: 'Remembered on this computer.',
  keyOf: {
    n: 'Next in the queue',
    v: 'Verify',
    r: 'Reject',
    '?': 'Show these keys',
  },
} as const;

export const viewerTexts = {
  documents: 'Documents',
  none: 'No documents were asked for.',
  document: 'Document',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  rotate: 'Turn to the right',
  download: 'Download',
  unreadable: 'This document cannot be shown here. Download it to look at it.',
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
} as const;

export const staffUsersTexts = {
  title: 'Users',
  fullName: 'Full name',
  status: 'Status',
  created: 'Created',
  anyStatus: 'Any status',
  empty: 'Nobody has signed up yet.',
  phone: 'Mobile',
  country: 'Country',
  lastLogin: 'Last login',
  promoCode: 'Promo code',
  seeds: 'Seeds',
  model: 'Model',
  never: 'Never',
  account: 'Account',
  sections: 'Sections',
} as const;
