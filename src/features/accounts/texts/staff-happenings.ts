// What can happen here, as staff read it: in the audit trail, and in a person's timeline where it reads otherwise there.

export const staffHappenings = {
  'account.assign': { trail: 'Assigned a user to a manager', timeline: 'Assigned to a member of staff' },
  'account.change_model': {
    trail: 'Changed the model of an account',
    timeline: (from: string, to: string) => `Moved from ${from} to ${to}`,
  },
  'account.change_password': { trail: 'Changed the password', timeline: 'Password changed' },
  'account.change_picture': { trail: 'Changed the picture', timeline: 'Picture changed' },
  'account.change_role': { trail: 'Changed the role of a staff member', timeline: 'Role changed' },
  'account.change_status': {
    trail: 'Changed the status of an account',
    timeline: (from: string, to: string) => `Status changed from ${from} to ${to}`,
  },
  'account.confirm_address': { trail: 'Confirmed the e-mail address', timeline: 'Email address confirmed' },
  'account.confirm_password': { trail: 'Gave the password again', timeline: 'Password given again' },
  'account.end_session': { trail: 'Ended a session', timeline: 'Ended a session elsewhere' },
  'account.end_sessions': {
    trail: 'Ended the sessions of an account',
    timeline: 'Logged out everywhere by staff',
  },
  'account.log_in': { trail: 'Logged in' },
  'account.log_out': { trail: 'Logged out' },
  'account.open': { trail: 'Opened an account', timeline: 'Account opened' },
  'note.add': { trail: 'Wrote a note', timeline: 'Note added' },
  'promo.add': { trail: 'Added a promo code' },
  'promo.end': { trail: 'Ended a promo code' },
} as const;
