// What the second factor says: answers of the server, and its words in the file of one's own data.

export const secondFactorReplies = {
  setUp: 'Your second step is set up. Every other phone and computer is logged out.',
  appRemoved: 'The authenticator app is removed.',
  passkeyRemoved: 'The passkey is removed.',
  codesRenewed: 'Your new recovery codes are ready. The old ones do not work any more.',
  shown: 'Thank you. It is you.',
  recoveryWrong: 'This recovery code is not right, or was used already. Use another one.',
} as const;

export const secondFactorHeldTexts = {
  title: 'Your second step when you log in',
  app: 'Authenticator app',
  passkey: (name: string) => `Passkey: ${name}`,
  recoveryCode: 'Recovery code',
} as const;
