// The mails about a second factor: each change of it is told to its owner, who may not be the one who made it.
import { brand } from '#texts/brand.ts';

const ifNotYou = `If that was not you, set a new password at once by the link below, and write to ${brand.supportEmail}.`;

const mail = (subject: string, said: string) => (name: string) => ({
  subject: `${subject} · ${brand.name}`,
  paragraphs: [`Hello ${name},`, said, ifNotYou],
  label: 'Set a new password',
});

export const secondFactorMails = {
  appAdded: mail(
    'An authenticator app was added',
    'An authenticator app was just added to your account. From now on you log in with your password and a code from it. Every other phone and computer was logged out.',
  ),
  appRemoved: mail(
    'Your authenticator app was removed',
    'The authenticator app of your account was just removed.',
  ),
  passkeyAdded: mail(
    'A passkey was added',
    'A passkey was just added to your account. From now on you log in with your password and a passkey. Every other phone and computer was logged out.',
  ),
  passkeyRemoved: mail('A passkey was removed', 'A passkey of your account was just removed.'),
  reset: mail(
    'Your second step was reset',
    'One of us has just removed the second step of your account, as it was asked of us. Your password alone opens it now, so set up a new second step when you next log in. You were logged out everywhere.',
  ),
  codesRenewed: mail(
    'You have new recovery codes',
    'New recovery codes were just made for your account. The old ones do not work any more.',
  ),
  recoveryUsed: mail(
    'A recovery code was used',
    'Somebody, we hope you, just showed one of your recovery codes. It does not work again.',
  ),
} as const;
