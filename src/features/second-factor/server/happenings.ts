// What can happen to a second factor.
import { linkTo } from '#features/accounts/server/site-address.ts';
import {
  type Happening,
  happening,
  KEPT_ALONE,
  type OwnedFacts,
} from '#features/activity/server/happening.ts';
import { secondFactorMails } from '../texts/mails.ts';
import { staffHappenings as words } from '../texts/staff-happenings.ts';

export const secondFactorFailed = happening('second_factor.fail', {
  subject: 'account',
  words: words['second_factor.fail'],
  ...KEPT_ALONE,
});

export const secondFactorShown = happening('second_factor.show', {
  subject: 'session',
  words: words['second_factor.show'],
  ...KEPT_ALONE,
});

type OfOwner = OwnedFacts & { email: string; name: string };

/** Whoever owns the account is told by mail what was done to its second factor. */
const toldToOwner = (
  name: keyof typeof words,
  mail: keyof typeof secondFactorMails,
  wakes: Happening['wakes'] = () => [],
) =>
  happening<OfOwner>(name, {
    subject: 'account',
    words: words[name],
    bell: null,
    text: null,
    mails: ({ accountId, email, name }, { services }) => {
      const { label, ...written } = secondFactorMails[mail](name);
      const url = linkTo(services.config, '/request-link');
      return [{ to: email, accountId, ...written, link: { label, url } }];
    },
    wakes,
  });

export const appAdded = toldToOwner('second_factor.add_app', 'appAdded');

export const appRemoved = toldToOwner('second_factor.remove_app', 'appRemoved');

export const passkeyAdded = toldToOwner('second_factor.add_passkey', 'passkeyAdded');

export const passkeyRemoved = toldToOwner('second_factor.remove_passkey', 'passkeyRemoved');

export const factorsReset = toldToOwner('second_factor.reset', 'reset', () => [['staff', 'accounts']]);

export const codesRenewed = toldToOwner('second_factor.renew_codes', 'codesRenewed');

export const recoveryCodeUsed = toldToOwner('second_factor.use_recovery_code', 'recoveryUsed');
