// What the page of one person says to staff: the account, what may be changed about it, and everything that happened.
import { brand } from '#texts/brand.ts';

export const personReplies = {
  statusChanged: (status: string) => `The status is now ${status}`,
  statusChangedMeanwhile: (status: string) =>
    `Somebody has changed this account since you opened it: its status is ${status} now. Look again, and decide anew.`,
  modelChanged: (model: string) => `This person is now at ${model}`,
  modelChangedMeanwhile: (model: string) =>
    `Somebody has moved this person since you opened the page: they are at ${model} now. Look again, and decide anew.`,
  sessionsEnded: 'This person is logged out everywhere.',
} as const;

/** The mails; `name` is the first name of who gets them. They never tell the staff's reason. */
export const personMails = {
  closed: (name: string) => ({
    subject: `Your account with ${brand.name} is closed for now`,
    paragraphs: [
      `Hello ${name},`,
      'Your account was closed and you are logged out. You cannot log in while it stays so.',
      `If you think that this is a mistake, or want to know more, write to ${brand.supportEmail}.`,
    ],
  }),
  opened: (name: string) => ({
    subject: `Your account with ${brand.name} is open again`,
    paragraphs: [
      `Hello ${name},`,
      'Your account is open again. Log in with your email and your password as before.',
    ],
  }),
  fullModel: (name: string) => ({
    subject: 'More sections are open to you',
    paragraphs: [
      `Hello ${name},`,
      'We have opened the nine full sections to you. Fill them in to be offered larger amounts; what you answered before is filled in already.',
    ],
  }),
};

export const personPageTexts = {
  title: 'Account',
  tabs: 'About this person',
  tab: {
    overview: 'Overview',
    sections: 'Sections',
    documents: 'Documents',
    loans: 'Loan applications',
    seeds: 'Seeds',
    redemptions: 'Redemptions',
    timeline: 'Timeline',
    sessions: 'Sessions',
  },
  message: 'Message',
  model: 'Model',
  noApplications: 'This person has not applied for a loan yet.',
  account: 'Account',
  userid: 'User id',
  userType: 'User type',
  assignedTo: 'Looked after by',
  nobody: 'Nobody yet',
  emailWaits: 'Address not confirmed yet',
  deleted: 'The owner has deleted this account. What is left tells nobody’s name.',
  closedFrom: (status: string) => `It was ${status} before.`,
  changeStatus: 'Change status',
  changeModel: 'Change model',
  statusLabel: 'New status',
  statusHint: {
    Suspended: 'Logged out at once; cannot log in until the account is reactivated.',
    Cancelled: 'Logged out at once; cannot log in. For accounts that are over.',
    Reactivated: 'Can log in again, and do everything as before.',
    Active: 'Can log in and do everything.',
    Completed: 'Can do everything; all nine sections are verified.',
    Created: 'Can do everything; is asked for the preferences again.',
    Pending: 'Must confirm the email address before logging in.',
    UserQuiz: 'Must take the quiz before anything else.',
  },
  chooseStatus: 'Choose the new status.',
  reason: 'Reason',
  reasonHint: 'For the audit log; only staff read it.',
  reasonNeeded: 'Please give the reason.',
  moveTo: { FirstModel: 'Move to FirstModel', FullModel: 'Move to FullModel' },
  moveLead: {
    FirstModel: 'Only the six first sections are then asked for. What was handed in of the nine stays.',
    FullModel: 'The nine full sections open at once, as after a first loan repaid. A mail tells the person.',
  },
  save: 'Save',
} as const;

export const personSessionTexts = {
  empty: 'This person is not logged in anywhere.',
  device: 'Where',
  since: 'Logged in',
  lastUsed: 'Last used',
  endAll: 'End all sessions',
  confirm: 'Log this person out everywhere?',
  confirmLead: 'They can log in again with their password.',
} as const;
