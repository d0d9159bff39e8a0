// What a borrower is written when a section was looked at.

export const reviewMails = {
  verified: (section: string) => ({
    subject: `${section}: your documents are verified`,
    paragraphs: [
      `We have looked at the documents that you sent for ${section}, and all is well.`,
      'It counts when we decide on a loan, and before the money of a loan is paid out. You need do nothing more for this section.',
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
