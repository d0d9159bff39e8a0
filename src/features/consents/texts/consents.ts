// What a person lets a lender see, asked and listed in the same words.

/** Raise the version with every change of what is shared or how it is asked: a consent keeps the one it was given to. */
export const consentWording = {
  version: 1,
  shared: {
    contact: 'Your name, e-mail address and phone number',
    application: 'This application: the loan, the amount and the term',
    verifiedInformation: 'The answers in your verified sections',
    documents: 'The documents that prove them',
  },
} as const;

/** The same for being contacted by a lender whose criteria a person meets; with a version of its own. */
export const contactConsentWording = {
  version: 1,
  shared: {
    contact: consentWording.shared.contact,
    figures: 'What is left of your income each month, and how much of it goes to debt payments',
  },
} as const;

/** The list of one's own consents, in the profile. */
export const myConsentsTexts = {
  title: 'What lenders may see',
  lead: 'Each lender sees your verified information only while your consent stands.',
  empty: 'No lender can see your information. You are asked when you apply for a lender’s loan.',
  purposes: {
    LoanApplication: 'To decide on your loan application',
    Prequalification: 'To offer you loans that you qualify for',
  },
  standing: 'Stands',
  withdrawn: 'Withdrawn',
  given: (moment: string) => `Given ${moment}`,
  endedOn: (moment: string) => `Withdrawn ${moment}`,
  withdraw: 'Withdraw',
  withdrawFrom: (lender: string) => `Withdraw from ${lender}`,
  contactEnds: (lender: string) =>
    `From now on ${lender} does not find you in its list of people who meet what it asks for.`,
  confirmTitle: (lender: string) => `Withdraw your consent for ${lender}?`,
  confirmText: (lender: string) =>
    `${lender} can no longer open your information from this moment. An application of yours that waits there stays, but the lender may not be able to decide on it.`,
  approvedLoan: (lender: string) =>
    `A loan that ${lender} has approved is still yours to sign or to give up. Until you sign, ${lender} no longer sees whose it is. Once you sign, it keeps the agreement with your name on it.`,
  withdrawnNow: (lender: string) => `${lender} can no longer see your information.`,
} as const;

/** Which lender looked at what, in the profile and in the download of one's own data. */
export const lookTexts = {
  title: 'Who has looked',
  lead: 'Each time a lender opens what you share, it is kept here. The same within an hour is one look.',
  empty: 'No lender has looked at your information.',
  sentence: ({
    kind,
    seen,
  }: {
    kind: 'Application' | 'Document' | 'Report' | 'Prequalification';
    seen: readonly string[];
  }) => {
    if (kind === 'Report') return 'Your name and e-mail address, in a file of its applications';
    if (kind === 'Prequalification')
      return 'Your name, how to reach you and your two figures, among people who meet its criteria';
    if (kind === 'Document') return `A document of ${seen[0]}: ${seen[1]}`;
    return seen.length === 0
      ? 'Your application, with your name and how to reach you'
      : `Your application, with your name, how to reach you and your answers: ${seen.join(', ')}`;
  },
  toApplication: (lender: string) => `${lender}: see your application`,
} as const;
