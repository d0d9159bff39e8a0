// What can happen to a second factor.
import { linkTo } from '#features/accounts/server/site-address.ts';
import {
  type Happening,
  type HappeningName,
  happening,
  KEPT_ALONE,
  type OwnedFacts,
  type StaffWords,
} from '#features/activity/server/happening.ts';
import { secondFactorMails } from '../texts/mails.ts';

export const secondFactorFailed = happening('second_factor.fail', {
  subject: 'account',
  words: { audit: 'Gave the right password and a wrong second factor' },
  ...KEPT_ALONE,
});

export const secondFactorShown = happening('second_factor.show', {
  subject: 'session',
  words: { audit: 'Showed the second factor again' },
  ...KEPT_ALONE,
});

type OfOwner = OwnedFacts & { email: string; name: string };

/** Mails the account's owner what was done to its second factor. */
const notifiesOwner = (
  name: HappeningName,
  words: StaffWords,
  mail: keyof typeof secondFactorMails,
  notifies: Happening['notifies'] = () => [],
) =>
  happening<OfOwner>(name, {
    subject: 'account',
    words,
    bell: null,
    text: null,
    mails: ({ accountId, email, name }, { services }) => {
      const { label, ...written } = secondFactorMails[mail](name);
      const url = linkTo(services.config, '/request-link');
      return [{ to: email, accountId, ...written, link: { label, url } }];
    },
    notifies,
  });

export const appAdded = notifiesOwner(
  'second_factor.add_app',
  { audit: 'Added an authenticator app' },
  'appAdded',
);

export const appRemoved = notifiesOwner(
  'second_factor.remove_app',
  { audit: 'Removed the authenticator app' },
  'appRemoved',
);

export const passkeyAdded = notifiesOwner(
  'second_factor.add_passkey',
  { audit: 'Added a passkey' },
  'passkeyAdded',
);

export const passkeyRemoved = notifiesOwner(
  'second_factor.remove_passkey',
  { audit: 'Removed a passkey' },
  'passkeyRemoved',
);

export const factorsReset = notifiesOwner(
  'second_factor.reset',
  { audit: 'Reset the second factors of a person' },
  'reset',
  () => [['staff', 'accounts']],
);

export const codesRenewed = notifiesOwner(
  'second_factor.renew_codes',
  { audit: 'Made new recovery codes' },
  'codesRenewed',
);

export const recoveryCodeUsed = notifiesOwner(
  'second_factor.use_recovery_code',
  { audit: 'Used a recovery code' },
  'recoveryUsed',
);
