// What a borrower's first screen says, and where each next step leads.

type NextStep = { sentence: (section: string) => string; button: string; to: (sId: string) => string };

const nextStep: Record<'submit' | 'prove' | 'mend' | 'wait' | 'offer', NextStep> = {
  submit: {
    sentence: (section) => `Next: ${section}. It takes a few minutes and earns you seeds.`,
    button: 'Start this section',
    to: (sId) => `/information?section=${sId}`,
  },
  prove: {
    sentence: (section) => `Next: show us the documents for ${section}.`,
    button: 'Hand in documents',
    to: (sId) => `/verification?section=${sId}`,
  },
  mend: {
    sentence: (section) => `${section} needs another look. See why, and hand it in again.`,
    button: 'See what to do',
    to: (sId) => `/verification?section=${sId}`,
  },
  wait: {
    sentence: () =>
      'Thank you for waiting. We are on it! You will hear from us as soon as your documents are checked.',
    button: 'See your sections',
    to: () => '/earn-points',
  },
  offer: {
    sentence: () => 'Your offer is ready. See what a loan would cost you, to the cent.',
    button: 'See your offer',
    to: () => '/loans',
  },
};

export const dashboardTexts = {
  title: 'My dashboard',
  titleOf: (fullName: string) => `${fullName}'s Dashboard`,
  verificationStatus: 'Verification Status',
  verified: 'Verified',
  notVerified: 'Not Verified',
  submitted: 'Sections submitted',
  verifiedSections: 'Sections verified',
  plant: (level: string) => `Your plant, at level ${level.replace('seed', '')} of 10`,
  nextStep,
  tiles: {
    profile: { title: 'My Profile', text: 'Earn seeds, section by section' },
    loans: { title: 'My Loans', text: 'What you can borrow, and from whom' },
    offers: { title: 'Your Offers', text: 'Your pre-approved amount and its cost' },
    applications: { title: 'Your Applications', text: 'What you have asked for' },
  },
} as const;
