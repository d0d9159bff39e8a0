// What people read under the bell of the documents that prove their sections.

export const bellTexts = {
  documentsSent: (section: string) => `You handed in documents for ${section}`,
  verified: (section: string) => `${section} is verified`,
  rejected: (section: string, reason: string) => `${section} was not accepted: ${reason}`,
} as const;
