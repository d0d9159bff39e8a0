// What a lender asks besides, as its applicant reads and answers it.

/** Papers by their kind, as both sides read them. */
export const wantedTexts = {
  Identity: 'Proof of who you are',
  Address: 'Proof of address',
  Income: 'Proof of income',
  Bank: 'Bank statement',
} as const;

export const wordsTexts = {
  title: (lender: string) => `${lender} asks you`,
  lead: (lender: string) => `Only you and ${lender} read this.`,
  you: 'You',
  wants: 'Papers asked for:',
  toPapers: 'Send papers',
  papersNote: 'Papers are checked by us first. The lender sees them once they are verified.',
  answer: 'Your answer',
  answerNeeded: 'Write your answer.',
  send: 'Send the answer',
  sent: 'Your answer is sent',
} as const;

export const wordsMails = {
  asked: (lender: string) => ({
    subject: `${lender} asks you something`,
    paragraphs: [
      `${lender} looks at your application and asks you for a word or a paper.`,
      'Read it in the app and answer there. Do not send papers by mail.',
    ],
    label: 'Read it',
  }),
} as const;

export const wordsHeld = {
  title: 'What lenders asked you besides, and your answers',
  by: 'Written by',
  lender: 'The lender',
  you: 'You',
  words: 'Words',
  papers: 'Papers asked for',
} as const;
