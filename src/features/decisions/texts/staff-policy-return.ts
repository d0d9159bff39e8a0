// A version that starts later, and the way back to an earlier one, as admins read of them.

export const policyReturnTexts = {
  action: 'Return to this version now',
  title: (version: number) => `Return to version ${version} now?`,
  lead: 'New decisions follow its figures at once, as a new version. A version that waits for its start does not start. Offers that stand keep their terms. Every other admin is told by mail.',
  why: 'Why?',
  whyNeeded: 'Say why first: two words or more, ten letters together',
  returned: (version: number) => `The figures of version ${version} are in force`,
  returnOf: (version: number) => `Returns to version ${version}`,
} as const;

export const policyStartTexts = {
  label: 'Starts, in Jamaica time',
  heading: 'Starts',
  hint: 'Leave it empty to start at once.',
  starts: (version: number, moment: string) => `Version ${version} starts ${moment}`,
  waits: (version: number, moment: string) =>
    `Version ${version} was published and starts ${moment}. Until then nothing else is published; to take it back, return to the version in force.`,
  from: (moment: string, by: string) => `Starts ${moment}, published by ${by}`,
  possible: 'A version starts later than now, and within 90 days.',
} as const;

export const policyMails = {
  returned: (version: number) => ({
    subject: `The decision policy went back to version ${version}`,
    what: (name: string) =>
      `${name} put the figures of version ${version} of the decision policy in force again, at once.`,
  }),
  anAdmin: 'An admin',
  why: (note: string) => `The reason given: ${note}`,
  open: 'Open the decision policy',
} as const;
