// One's own second step: setting it up, its recovery codes, removing it.
import { brand } from '#texts/brand.ts';

export const ownFactorTexts = {
  title: 'Second step when you log in',
  why: 'With a second step your password alone opens nothing. Whoever guesses or steals it stays outside.',
  required: 'Your role needs one, because you see what others trust us with.',

  app: 'Authenticator app',
  appSince: (moment: string) => `Set up ${moment}`,
  appNone: 'A free app on your phone that shows a new code every 30 seconds. It works without internet.',
  setUpApp: 'Set up an app',
  remove: 'Remove',
  removeApp: 'Remove the authenticator app',
  removeAppLead: 'You will not be asked for its codes any more. You are logged out everywhere else.',

  passkeys: 'Passkeys',
  passkeysNone:
    'Your fingerprint, face or screen lock, or a security key. Nothing to type, and nothing to steal.',
  addPasskey: 'Add a passkey',
  passkeyHow: 'Then your browser asks how you want to show that it is you.',
  passkeyFailed: 'Your browser has not made a passkey. Try again, or set up an app.',
  passkeySince: (added: string) => `Added ${added}`,
  passkeyUsed: (used: string) => `Last used ${used}`,
  removePasskey: 'Remove this passkey',
  removePasskeyNamed: (name: string) => `Remove the passkey: ${name}`,
  removePasskeyLead: 'It will not open your account any more. You are logged out everywhere else.',

  codes: 'Recovery codes',
  codesLeft: (left: number) => (left === 1 ? '1 code is left' : `${left} codes are left`),
  newCodes: 'Make new codes',
  newCodesLead: 'The codes that you have now will not work any more.',

  passwordLead: 'First give your password, so that nobody else does this on your phone.',
  goOn: 'Go on',
  scanTitle: 'Scan this with your app',
  scanHow: 'Open an app that makes codes, such as Google Authenticator or Aegis. Scan the picture with it.',
  pictureOf: `A picture that your authenticator app reads to add ${brand.name}`,
  samePhone: 'The app is on this phone: open it',
  cannotScan: 'You cannot scan it? Type this key into the app',
  appCode: 'Code from the app',
  appCodeHint: '6 figures',
  appCodeNeeded: 'Type the 6 figures that the app shows',
  confirm: 'Confirm',

  codesTitle: 'Keep your recovery codes',
  codesWhy:
    'If you lose your phone, one of these lets you in. Each works once. Write them down, or keep them where only you get at them: we cannot show them again.',
  codesLost:
    'Your second step is set up, but the connection broke before we could show your recovery codes. Make new ones now.',
  copy: 'Copy',
  copied: 'Copied. Keep them in a safe place.',
  copyFailed: 'Your browser did not let us copy them. Write them down.',
  save: 'Save as a file',
  fileName: `${brand.name.toLowerCase()}-recovery-codes.txt`,
  fileHead: `Recovery codes for ${brand.name}. Each works once, in place of your second step.`,
  kept: 'I have kept them',
} as const;
