// What the product says about information sections and the documents that prove them.

export const informationTexts = {
  submitted: 'Congratulations, you are one step closer now!',
  failed: 'Oops! Something Went wrong. Please try again',
  confirm: 'Information submitted cannot be edited. Are you sure you want to submit?',
  verificationNotRequired: 'Verification not required. Click submit to continue',
  noVerificationField: 'No Verification field was required.',
  clickToProve: 'Click to submit supporting documents',
  bannerVerified: 'Your verification has been Verified',
  bannerRejected: 'Your verification has been Rejected',
  dataTab: 'Submit Data',
  documentsTab: 'Submit my supporting documents',
  dataTabEmpty: (name: string) =>
    `Thank you ${name}, your information has been saved, please click Submit documents to complete your Loan Application`,
  documentsTabEmpty: 'All Documents have been submitted. Your personalized assessment is in progress',
} as const;

export const reviewLetters = {
  verified: (section: string) => ({
    subject: `${section}: your documents are verified`,
    paragraphs: [
      `We have looked at the documents that you sent for ${section}, and all is well.`,
      'Every verified section makes your loan offer better.',
    ],
    link: 'See what was verified',
  }),
  rejected: (section: string, reason: string) => ({
    subject: `${section}: please send your documents again`,
    paragraphs: [
      `We could not accept the documents that you sent for ${section}. The reason: ${reason}`,
      'Your information is saved. You only need to send new documents.',
    ],
    link: 'See why, and send new documents',
  }),
  reopened: (section: string, reason: string) => ({
    subject: `${section}: please fill it in again`,
    paragraphs: [
      `We have opened ${section} again, so that you can correct it. The reason: ${reason}`,
      'The seeds that it gave you stay yours.',
    ],
    link: 'Fill it in again',
  }),
} as const;

export const sectionTexts = {
  earnPoints: 'Earn Seed Points',
  earnPointsLead: 'Every section that you fill in earns seeds and makes your offer better.',
  tabs: 'What to submit',
  progress: 'Sections submitted',
  documentsProgress: 'Documents sent',
  toDocuments: 'Submit documents',
  notOpen: 'This section is not open just now.',
  unknown: 'There is no such section. Choose one from the list.',
  toSections: 'See all sections',
  already: 'You have submitted this section. Information submitted cannot be edited.',
  tooEarly: 'Fill in this section first; its documents come after.',
  toInformation: 'Fill it in',
  waiting: 'Your documents are with us. We are looking at them.',
  sendAgain: 'Please send your documents again.',
  place: 'Section',
  next: (section: string) => `Next: ${section}`,
  nextDocuments: (section: string) => `Next: documents for ${section}`,
  documentsFor: (section: string) => `Documents for ${section}`,
  lastDone: 'That was the last one.',
  goOn: 'Go on',
  states: {
    none: 'Fill it in',
    Submitted: 'Documents needed',
    SubmittedForVerfication: 'We are looking at it',
    Verified: 'Verified',
    Rejected: 'Send again',
  },
  stay: 'Stay here',
  staying: 'You stay here.',
  points: 'Share of all seeds here',
  percent: (share: number) => `${share}%`,
  plant: (level: string) => `Your plant, at level ${level.replace('seed', '')} of 10`,
} as const;
