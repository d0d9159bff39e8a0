// What somebody who signs up, logs in or sees to their own account is refused.
import { refusals } from '#shared/declared-refusals.ts';

/** Behind the words of a refusal that a used-up limit gives. */
export const tryAgainIn = (minutes: number): string =>
  `Try again in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`;

export const accountRefusals = refusals({
  'account.fields': ['invalid', 'Some fields need another look.'],
  'account.promo_unknown': ['invalid', 'We do not know this promo code.', 'code'],
  'account.promo_over': ['conflict', 'This promo code is no longer valid.'],
  'account.wrong_login': ['unauthenticated', 'The email or the password is not right.', 'login'],
  'account.unverified': ['forbidden', 'Please confirm your email address first: open the link we sent you.'],
  'account.closed': ['forbidden', 'This account cannot log in. Please write to us.'],
  'account.too_many_tries': ['tooMany', 'Too many failed tries.', 'throttle'],
  'account.too_many_sign_ups': ['tooMany', 'Too many people are signing up from your network.', 'throttle'],
  'account.too_many_links': ['tooMany', 'Too many links were asked for from your network.', 'throttle'],
  'account.too_many_downloads': [
    'tooMany',
    'You have downloaded your data several times just now.',
    'throttle',
  ],
  'account.link_spent': ['invalid', 'This link was used already or is too old. Ask for a new one.', 'code'],
  'account.link_used': [
    'invalid',
    'Your password was set already since this link was mailed. Log in with it, or ask for a new link.',
    'nothing',
  ],
  'account.link_replaced': [
    'invalid',
    'A newer link was mailed to you after this one. Open that one, or ask for a new link.',
    'nothing',
  ],
  'account.link_too_old': ['invalid', 'This link is too old. Ask for a new one.', 'nothing'],
  'account.wrong_password': ['invalid', 'Your current password is not right.', 'password'],
});
