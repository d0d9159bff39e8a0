// A person's second step, as staff see and an admin resets it.

export const personFactorTexts = {
  tab: 'Second step',
  none: 'This person has no second step. Their password alone opens the account.',
  app: 'Authenticator app',
  passkeys: 'Passkeys',
  codes: 'Recovery codes left',
  yes: 'Set up',
  no: 'None',
  reset: 'Reset the second step',
  resetQuestion: (name: string) => `Reset the second step of ${name}?`,
  resetLead:
    'Be sure first that you speak with the person: their password alone opens the account then. They are logged out everywhere and told by email.',
  done: (name: string) => `The second step of ${name} is reset.`,
} as const;
