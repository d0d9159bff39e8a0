// The terms under which lenders publish, as they ship, and the words around accepting them. Changed words become a new version at the next start.

import { brand } from '#texts/brand.ts';

/** What a lender agrees to besides the agreement with each borrower. */
export const lenderTermsWords = [
  {
    heading: 'Who lends, and who runs the loan',
    paragraphs: [
      'Each loan that a borrower takes from you is your loan: the agreement is between you and the borrower, under your licence.',
      `${brand.name} runs it for you: it prepares the agreement, hands the money over, collects the instalments and keeps the books.`,
    ],
  },
  {
    heading: 'Who keeps the fee',
    paragraphs: [
      `The processing fee is taken off the amount when the money is handed over. ${brand.name} keeps it, for running the loan. The interest and the amount lent are yours.`,
    ],
  },
  {
    heading: 'Who collects',
    paragraphs: [
      `Borrowers pay ${brand.name}, over the counter, under the number of their loan. You ask no borrower to pay you directly, and tell us at once if one does.`,
      'A payment goes to the oldest instalment first. Within it, the interest comes before the amount lent.',
    ],
  },
  {
    heading: 'When it is settled',
    paragraphs: [
      'What was collected for you in a month is paid out to you within five working days after its end, with a statement of each loan. What is taken back in the books is taken off the next one.',
    ],
  },
  {
    heading: 'What you promise borrowers',
    paragraphs: [
      'You lend at the terms that you publish. Another amount, rate or term you offer in the app, within what you published, and the borrower accepts or declines.',
      'What you see of an applicant you use to decide on that application alone, and only while their consent stands.',
    ],
  },
] as const;

export const lenderTermsTexts = {
  title: 'Terms for lenders',
  lead: 'Accept them before you put a loan on offer. Loans that run keep the version under which they were made.',
  version: (version: number) => `Version ${version}`,
  hash: 'Fingerprint (SHA-256)',
  terms: 'What we agree on',
  agreement: 'The agreement that binds you and each borrower',
  agreementNote: 'What stands in { } is filled in for each loan.',
  accepted: (version: number, name: string, moment: string) =>
    `Version ${version} was accepted by ${name}, ${moment}.`,
  older: 'The terms have changed since. Accept the new version before you put another loan on offer.',
  name: 'Your full name',
  nameHint: 'You accept for your company.',
  nameNeeded: 'Type your full name',
  accept: 'Accept the terms',
  done: 'You have accepted the terms',
  notYet:
    'Before a loan goes on offer, you accept the terms for lenders. You can save it as inactive meanwhile.',
  toTerms: 'Read and accept',
} as const;
