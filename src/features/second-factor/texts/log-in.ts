// The second step of a log-in, on its screen.

export const secondStepTexts = {
  title: 'Your second step',
  lead: 'Show that it is you, with your authenticator app or another way that you have set up.',
  loading: 'One moment…',
  appCode: 'Code from your authenticator app',
  appCodeHint: '6 figures. A new one comes every 30 seconds.',
  appCodeNeeded: 'Type the 6 figures that your app shows',
  recoveryCode: 'Recovery code',
  recoveryCodeHint: '10 letters and figures, from the list that you kept. Each works once.',
  recoveryCodeNeeded: 'Type one of your recovery codes, 10 letters and figures',
  usePasskey: 'Use a passkey',
  passkeyFailed: 'Your browser showed no passkey. Try again, or use another way.',
  or: 'or',
  goOn: 'Go on',
  useRecovery: 'I do not have my phone: use a recovery code',
  useApp: 'Use the code from my app',
  againTitle: 'Is it still you?',
  againLead:
    'This is worth a second look. Show your second step once more; for ten minutes we do not ask again.',
  logInAgain: 'Log in again',
  lost: 'You have no recovery code either? Write to us, and we help you after we know that it is you.',
} as const;
