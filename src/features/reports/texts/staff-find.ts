// Finding anything from any screen of staff.

export const findTexts = {
  title: 'Find anything',
  open: 'Find',
  /** Beside the button, as the key is written. */
  key: 'Ctrl K',
  label: 'Name, e-mail, phone, TRN, number of a loan, receipt or complaint, reference, screen or action',
  hint: 'Of a phone number or TRN the last four digits will do. Arrow keys choose, Enter opens.',
  groups: {
    recent: 'Recent',
    loan: 'Loans',
    application: 'Applications',
    complaint: 'Complaints',
    person: 'People',
    account: 'Staff and lenders’ accounts',
    lender: 'Lenders',
    contest: 'Contests',
    prize: 'Prizes',
    action: 'Actions',
    screen: 'Screens',
  },
  message: (name: string) => `Message ${name}`,
  /** What it begins with as it is typed. */
  messageVerb: 'message',
  nothing: 'Nothing is called so. Try fewer letters, or the last four digits.',
  looking: 'Looking …',
  tooShort: 'Type one more letter: names and numbers are looked for from two on.',
  failed: 'The search did not answer. Screens and actions are still found.',
  count: (count: number) => (count === 1 ? '1 result' : `${count} results`),
} as const;

export type FindAction = { to: string; text: string; adminOnly?: boolean };

export const findActions: readonly FindAction[] = [
  { to: '/admin/prizes/add', text: 'Add prize' },
  { to: '/admin/contests/add', text: 'Add contest' },
  { to: '/admin/add-admin', text: 'Add admin', adminOnly: true },
  { to: '/admin/verification', text: 'Verify documents' },
  { to: '/admin/jobs', text: 'Add a public holiday', adminOnly: true },
  { to: '/admin/email-user', text: 'Write an e-mail' },
  { to: '/admin/messages', text: 'Write a message' },
  { to: '/admin/repayments', text: 'Upload repayments' },
  { to: '/admin/promo-codes', text: 'Add promo code' },
  { to: '/admin/edit-copy', text: 'Edit the landing’s words' },
  { to: '/admin/verification/reasons', text: 'Edit the reasons for rejections' },
  { to: '/admin/update-password', text: 'Change my password' },
  { to: '/admin/logout', text: 'Log out' },
];
