// What can happen to an account.
import {
  type Facts,
  happening,
  KEPT_ALONE,
  type Lettered,
  MAILED_ALONE,
  type OwnedFacts,
  type StaffWords,
} from '#features/activity/server/happening.ts';

type FromTo = { audit: string; timeline: (from: string, to: string) => string };

/** The words of the timeline for an edit, which say what each field was and is. */
const changed = ({ audit, timeline }: FromTo, field: string): StaffWords => ({
  audit,
  timeline: ({ before, after }) => timeline(String(before?.[field] ?? ''), String(after?.[field] ?? '')),
});

export const accountAssigned = happening('account.assign', {
  subject: 'account',
  words: { audit: 'Assigned a user to a manager', timeline: 'Assigned to a member of staff' },
  ...KEPT_ALONE,
  notifies: () => [['staff', 'accounts']],
});

export const modelChanged = happening<OwnedFacts & Lettered>('account.change_model', {
  subject: 'account',
  words: changed(
    {
      audit: 'Changed the model of an account',
      timeline: (from, to) => `Moved from ${from} to ${to}`,
    },
    'infoStatus',
  ),
  ...MAILED_ALONE,
  notifies: ({ accountId }) => [
    [accountId, 'session'],
    ['staff', 'accounts'],
  ],
});

export const passwordChanged = happening('account.change_password', {
  subject: 'account',
  words: { audit: 'Changed the password', timeline: 'Password changed' },
  ...KEPT_ALONE,
});

export const pictureChanged = happening('account.change_picture', {
  subject: 'account',
  words: { audit: 'Changed the picture', timeline: 'Picture changed' },
  ...KEPT_ALONE,
});

export const roleChanged = happening<OwnedFacts & Lettered>('account.change_role', {
  subject: 'account',
  words: { audit: 'Changed the role of a staff member', timeline: 'Role changed' },
  ...MAILED_ALONE,
  notifies: () => [['staff', 'accounts']],
});

export const statusChanged = happening<OwnedFacts & Lettered>('account.change_status', {
  subject: 'account',
  words: changed(
    {
      audit: 'Changed the status of an account',
      timeline: (from, to) => `Status changed from ${from} to ${to}`,
    },
    'status',
  ),
  ...MAILED_ALONE,
  notifies: ({ accountId }) => [
    [accountId, 'session'],
    ['staff', 'accounts'],
  ],
});

export const addressConfirmed = happening('account.confirm_address', {
  subject: 'account',
  words: { audit: 'Confirmed the e-mail address', timeline: 'Email address confirmed' },
  ...KEPT_ALONE,
  notifies: () => [['staff', 'accounts']],
});

export const passwordConfirmed = happening('account.confirm_password', {
  subject: 'session',
  words: { audit: 'Gave the password again', timeline: 'Password given again' },
  ...KEPT_ALONE,
});

export const sessionEnded = happening('account.end_session', {
  subject: 'session',
  words: { audit: 'Ended a session', timeline: 'Ended a session elsewhere' },
  ...KEPT_ALONE,
  notifies: ({ accountId }) => [[accountId, 'session']],
});

export const sessionsEnded = happening('account.end_sessions', {
  subject: 'account',
  words: {
    audit: 'Ended the sessions of an account',
    timeline: 'Logged out everywhere by staff',
  },
  ...KEPT_ALONE,
  notifies: () => [['staff', 'accounts']],
});

export const loggedIn = happening('account.log_in', {
  subject: 'account',
  words: { audit: 'Logged in' },
  ...KEPT_ALONE,
});

export const loggedOut = happening('account.log_out', {
  subject: 'account',
  words: { audit: 'Logged out' },
  ...KEPT_ALONE,
  notifies: ({ accountId }) => [[accountId, 'session']],
});

export const accountOpened = happening('account.open', {
  subject: 'account',
  words: { audit: 'Opened an account', timeline: 'Account opened' },
  ...KEPT_ALONE,
});

export const noteAdded = happening('note.add', {
  subject: 'note',
  words: { audit: 'Wrote a note', timeline: 'Note added' },
  ...KEPT_ALONE,
  notifies: () => [['staff', 'notes']],
});

export const promoCodeAdded = happening<Facts>('promo.add', {
  subject: 'promo code',
  words: { audit: 'Added a promo code' },
  ...KEPT_ALONE,
  notifies: () => [['staff', 'promo-codes']],
});

export const promoCodeEnded = happening<Facts>('promo.end', {
  subject: 'promo code',
  words: { audit: 'Ended a promo code' },
  ...KEPT_ALONE,
  notifies: () => [['staff', 'promo-codes']],
});
