// What somebody is refused who sets up, gives or removes a second factor.
import { refusals } from '#shared/declared-refusals.ts';

export const secondFactorRefusals = refusals({
  'second_factor.wrong': [
    'invalid',
    'That did not work. Wait for the next code, or use another way.',
    'code',
  ],
  'second_factor.start_again': [
    'unauthenticated',
    'This took too long or was tried too often. Log in with your email and password again.',
    'nothing',
  ],
  'second_factor.app_set_up': ['conflict', 'You have an authenticator app already. Remove it first.'],
  'second_factor.passkey_unfit': [
    'invalid',
    'This passkey could not be added. Try again, or use another one.',
  ],
  'second_factor.passkey_known': ['conflict', 'This passkey is added already.'],
  'second_factor.too_many_passkeys': ['conflict', 'You have ten passkeys. Remove one first.'],
  'second_factor.not_begun': ['conflict', 'Start again: this was begun somewhere else, or too long ago.'],
  'second_factor.absent': ['conflict', 'You have no second step to show.'],
});
