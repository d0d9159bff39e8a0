// What can happen to an account.
import {
  type Facts,
  happening,
  KEPT_ALONE,
  type Lettered,
  mailsBrought,
  type OwnedFacts,
  type StaffWords,
} from '#features/activity/server/happening.ts';
import { staffHappenings as words } from '../texts/staff-happenings.ts';

type FromTo = { trail: string; timeline: (from: string, to: string) => string };

/** The timeline says what a field was and is. */
const changed = ({ trail, timeline }: FromTo, field: string): StaffWords => ({
  trail,
  timeline: ({ before, after }) => timeline(String(before?.[field] ?? ''), String(after?.[field] ?? '')),
});

export const accountAssigned = happening('account.assign', {
  subject: 'account',
  words: words['account.assign'],
  ...KEPT_ALONE,
  wakes: () => [['staff', 'accounts']],
});

export const modelChanged = happening<OwnedFacts & Lettered>('account.change_model', {
  subject: 'account',
  words: changed(words['account.change_model'], 'infoStatus'),
  bell: null,
  text: null,
  mails: mailsBrought,
  wakes: ({ accountId }) => [
    [accountId, 'session'],
    ['staff', 'accounts'],
  ],
});

export const passwordChanged = happening('account.change_password', {
  subject: 'account',
  words: words['account.change_password'],
  ...KEPT_ALONE,
});

export const pictureChanged = happening('account.change_picture', {
  subject: 'account',
  words: words['account.change_picture'],
  ...KEPT_ALONE,
});

export const roleChanged = happening<OwnedFacts & Lettered>('account.change_role', {
  subject: 'account',
  words: words['account.change_role'],
  bell: null,
  text: null,
  mails: mailsBrought,
  wakes: () => [['staff', 'accounts']],
});

export const statusChanged = happening<OwnedFacts & Lettered>('account.change_status', {
  subject: 'account',
  words: changed(words['account.change_status'], 'status'),
  bell: null,
  text: null,
  mails: mailsBrought,
  wakes: ({ accountId }) => [
    [accountId, 'session'],
    ['staff', 'accounts'],
  ],
});

export const addressConfirmed = happening('account.confirm_address', {
  subject: 'account',
  words: words['account.confirm_address'],
  ...KEPT_ALONE,
  wakes: () => [['staff', 'accounts']],
});

export const passwordConfirmed = happening('account.confirm_password', {
  subject: 'session',
  words: words['account.confirm_password'],
  ...KEPT_ALONE,
});

export const sessionEnded = happening('account.end_session', {
  subject: 'session',
  words: words['account.end_session'],
  ...KEPT_ALONE,
  wakes: ({ accountId }) => [[accountId, 'session']],
});

export const sessionsEnded = happening('account.end_sessions', {
  subject: 'account',
  words: words['account.end_sessions'],
  ...KEPT_ALONE,
  wakes: () => [['staff', 'accounts']],
});

export const loggedIn = happening('account.log_in', {
  subject: 'account',
  words: words['account.log_in'],
  ...KEPT_ALONE,
});

export const loggedOut = happening('account.log_out', {
  subject: 'account',
  words: words['account.log_out'],
  ...KEPT_ALONE,
  wakes: ({ accountId }) => [[accountId, 'session']],
});

export const accountOpened = happening('account.open', {
  subject: 'account',
  words: words['account.open'],
  ...KEPT_ALONE,
});

export const noteAdded = happening('note.add', {
  subject: 'note',
  words: words['note.add'],
  ...KEPT_ALONE,
  wakes: () => [['staff', 'notes']],
});

export const promoCodeAdded = happening<Facts>('promo.add', {
  subject: 'promo code',
  words: words['promo.add'],
  ...KEPT_ALONE,
  wakes: () => [['staff', 'promo-codes']],
});

export const promoCodeEnded = happening<Facts>('promo.end', {
  subject: 'promo code',
  words: words['promo.end'],
  ...KEPT_ALONE,
  wakes: () => [['staff', 'promo-codes']],
});
