// What a borrower's first screen says, and where each next step leads.

type NextStep = {
  /** Of the card on top, which then says the sentence too. */
  title: string;
  sentence: (section: string) => string;
  button: string;
  /** In its place where the form was begun on this phone. */
  goOn?: string;
  to: (sId: string) => string;
};

/** Of the sections. */
const nextStep: Record<'preferences' | 'submit' | 'prove' | 'mend' | 'wait', NextStep> = {
  preferences: {
    title: 'Two short steps about you',
    sentence: () => 'Next: two short steps about your money and the offers you would like.',
    button: 'Answer the questions',
    to: () => '/preferences',
  },
  submit: {
    title: 'Your next section',
    sentence: (section) => `Next: ${section}. It takes a few minutes and earns you seeds.`,
    button: 'Start this section',
    goOn: 'Go on with this section',
    to: (sId) => `/information?section=${sId}`,
  },
  prove: {
    title: 'Show us your documents',
    sentence: (section) => `Next: show us the documents for ${section}.`,
    button: 'Hand in documents',
    to: (sId) => `/verification?section=${sId}`,
  },
  mend: {
    title: 'Hand in a document again',
    sentence: (section) => `${section} needs another look. See why, and hand it in again.`,
    button: 'See what to do',
    to: (sId) => `/verification?section=${sId}`,
  },
  wait: {
    title: 'We are checking your documents',
    sentence: () => 'Thank you for waiting. We are on it!',
    button: 'See your sections',
    to: () => '/earn-points',
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
  nextStep,
  /** Below the plant, where the card on top says the next step itself, or there is none. */
  sections: {
    growing: 'Each section that you send makes your plant grow.',
    allSent: 'All your sections are sent. Your plant flowers once they are verified.',
    allVerified: 'All your sections are verified.',
    inFlower: 'Your plant is in flower. It bears berries once you have repaid a loan.',
    withBerries: 'Your plant bears berries: you have repaid a loan.',
    button: 'See your sections',
    to: '/earn-points',
  },
  tiles: {
    profile: { title: 'My Profile', text: 'Earn seeds, section by section' },
    loans: { title: 'My Loans', text: 'What you can borrow, and from whom' },
    rewards: { title: 'My Rewards', text: 'Prizes and coupons for your seeds' },
    tips: { title: 'Financial Tips', text: 'Short reads that save you money' },
    points: { title: 'My Points' },
  },
  cards: {
    offers: { title: 'Your Offers', text: 'Your pre-approved amount and what it costs, to the cent' },
    applications: { title: 'Your Applications', text: 'What you have asked for, and how far it has come' },
  },
} as const;
