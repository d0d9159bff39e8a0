// The workbench: a record under review, who is at it, the verdict and its reasons.

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
  decidedMeanwhile: (status: string, by: string | undefined) =>
    `${by ?? 'A colleague'} was faster: this document is ${status}`,
  wordsStayDecided: 'Nothing is sent from here any more. What you typed stays here to be copied.',
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
  whose: 'Which queue',
  shows: { all: 'All', mine: 'Mine' },
  mineEmpty: 'Nothing of yours waits. People assigned to you, and what you hold, show up here.',
  queuePages: 'Pages of the queue',
  range: (from: number, to: number, total: number) => `${from}–${to} of ${total}`,
  decision: 'Decision',
  verify: 'Verify',
  reject: 'Reject',
  next: 'Next',
  lastOne: 'This is the last one',
  noneFree: 'Colleagues have the rest',
  note: 'Note for staff',
  notePlaceholder: 'Note for staff (optional)',
  returning: 'Going back to the list…',
  stay: 'Stay here',
  verifyTitle: 'Verify these documents',
  rejectTitle: 'Reject these documents',
  reasonsAtHand: 'Reasons at hand',
  reasonsHint: 'Press the number or click; the words can be changed below.',
  editReasons: 'Edit these reasons',
  keys: 'Keys',
  keysTitle: 'Keys of the review',
  keysOn: 'Use these keys',
  keysOnHint: 'Remembered on this computer.',
  keyOf: {
    n: 'Next in the queue',
    v: 'Verify',
    r: 'Reject; in its window 1 to 9 choose a reason, Enter rejects',
    u: 'Take the last decision back, within ten seconds',
    m: 'Write a note; Enter or Escape leaves it',
    d: 'Next document',
    c: 'Earlier version beside it',
    '+': 'Zoom in',
    '-': 'Zoom out',
    o: 'Turn to the right',
    j: 'Next page of a PDF',
    k: 'Previous page of a PDF',
    '?': 'Show these keys',
  },
} as const;

/** Verdicts that settle behind the next record. */
export const givenTexts = {
  undo: 'Undo',
  undoes: (status: string, section: string, owner: string) => `${section} of ${owner}, ${status}`,
  refused: (section: string, owner: string) => `The decision on ${section} of ${owner} was not taken`,
  toRefused: 'Back to it',
} as const;

/** Whether the account is the borrower's own. */
export const nameTexts = {
  onId: 'Name on the ID',
  onAccount: 'Name on the account',
  differs: 'differs',
  verdicts: {
    same: 'The two names agree.',
    shorter: 'One name is longer. Check that both are of one person.',
    different: 'The two names differ. Check whose account this is.',
  },
} as const;

/** Who is at what. */
export const claimTexts = {
  heldBy: (name: string) => `${name} is reviewing this`,
  heldLead:
    'So that nobody does it twice, the decision is theirs until they go on or leave it for a quarter of an hour.',
  heldShort: (name: string) => `With ${name}`,
  takenOver: (name: string) => `${name} is reviewing this now`,
  wordsStay: 'What you typed stays here to be copied, and can be sent once they leave it.',
  wordsStayTakeBack: 'What you typed stays here. Take it back to send it; that is recorded.',
  takeBack: 'Take it back',
  yours: 'With you',
  takeOver: 'Take over',
  takeOverQuestion: (name: string) => `${name} is reviewing this. Do you want to take over?`,
  takeOverLead: 'Their screen says at once that it is yours. Taking over is recorded.',
} as const;

/** The staff's own list of reasons for rejections. */
export const reasonTexts = {
  title: 'Reasons for rejections',
  lead: 'Offered in the review when documents are rejected. Their owner reads the words, so say what to do better.',
  legend: (place: number) => `Reason ${place}`,
  reason: 'What the owner reads',
  section: 'Offered for',
  everySection: 'Every section',
  add: 'Add a reason',
  remove: (place: number) => `Remove reason ${place}`,
  up: (place: number) => `Move reason ${place} up`,
  save: 'Save',
  saved: 'Reasons saved',
  reset: 'Undo changes',
  blank: 'Write the reason, or remove it.',
  none: 'No reasons yet.',
} as const;

export const viewerTexts = {
  documents: 'Documents',
  none: 'No documents were asked for.',
  document: 'Document',
  fileOf: (field: string, place: number, files: number) => `${field}, ${place} of ${files}`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  rotate: 'Turn to the right',
  download: 'Download',
  compare: 'Earlier version',
  comparing: 'Hide earlier version',
  unreadable: 'This document cannot be shown here. Download it to look at it.',
  outside:
    'A downloaded file opens outside of Pimento, which does not protect you there: allow it nothing, and follow no link in it.',
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
} as const;
