// What somebody reads who complains: the form, the list, where a complaint stands, and how to go on.
import { brand } from '#texts/brand.ts';

export const complaintTexts = {
  title: 'Complaints',
  lead: 'Tell us what went wrong. You get a number, and a day by which we answer.',
  make: 'Make a complaint',
  none: 'You have not sent a complaint. We hope there is no need for one.',
  categories: {
    Loan: 'A loan or a payment',
    Decision: 'A decision about an offer or a loan',
    Papers: 'How my papers were checked',
    Service: 'How I was served, or the app',
    Privacy: 'My personal information',
    Lender: 'A lender in the app',
    Staff: 'A member of your staff',
    Other: 'Something else',
  },
  states: {
    Received: 'Received',
    LookedAt: 'Being looked at',
    Escalated: 'With a second person',
    Answered: 'Answered',
    Closed: 'Closed',
  },
  outcomes: {
    Upheld: 'We agree with you',
    PartlyUpheld: 'We agree in part',
    NotUpheld: 'We see it another way',
    Withdrawn: 'Taken back',
  },
  about: (name: string) => `About: ${name}`,
  number: 'Number',
  category: 'What it is about',
  sent: 'Sent',
  state: 'State',
  takenUpBy: 'A person takes it up by',
  due: 'We answer by',
  lateFlag: 'Late',
} as const;

export const complaintFormTexts = {
  lead: 'A person reads every complaint. Within 2 working days somebody takes it up. Within 15 working days you have an answer.',
  category: 'What is it about?',
  chooseCategory: 'Choose what it is about',
  staffHint: 'If it is about a member of our staff, only an admin reads it.',
  which: 'Which loan or application?',
  none: 'None of these',
  loan: (number: string) => `Loan ${number}`,
  application: (amount: string, day: string) => `Application for ${amount}, ${day}`,
  words: 'What went wrong?',
  wordsHint: 'Say what happened, when, and what you would like us to do.',
  writeWords: 'Write what went wrong',
  tooLong: 'Please keep it to 4,000 characters.',
  send: 'Send complaint',
  sent: (number: string, answerBy: string) =>
    `We have your complaint. Its number is ${number}. You get an answer by ${answerBy}.`,
} as const;

export const visitorComplaintTexts = {
  title: 'Make a complaint',
  haveAccount: 'Do you have an account? Log in and send it there. You can then follow it in the app.',
  toAccount: 'Log in and complain',
  name: 'Your name',
  nameMissing: 'Write your name',
  nameTooLong: 'Please keep it to 100 characters.',
  email: 'Your e-mail address',
  emailHint: 'We send the answer there.',
  sentTitle: 'We have your complaint',
  sent: (number: string) => `Its number is ${number}.`,
  next: (takeUpBy: string, answerBy: string) =>
    `A person takes it up by ${takeUpBy}. You get an answer by e-mail by ${answerBy}.`,
  keep: 'Write the number down. Name it if you write to us again.',
} as const;

export const ownComplaintTexts = {
  one: 'Complaint',
  titleOf: (number: string) => `Complaint ${number}`,
  said: 'What you wrote',
  erased: 'Your words were removed because of their age.',
  waits: {
    Received: (takeUpBy: string, answerBy: string) =>
      `A person takes it up by ${takeUpBy}. You get an answer by ${answerBy}.`,
    LookedAt: (_takeUpBy: string, answerBy: string) =>
      `A person is looking at it. You get an answer by ${answerBy}.`,
    Escalated: (_takeUpBy: string, answerBy: string) =>
      `Another person looks at it now. You get an answer by ${answerBy}.`,
  },
  late: 'We are late with this. We are sorry. You can ask for a second person.',
  answeredTitle: (outcome: string) => `Our answer: ${outcome}`,
  history: 'What happened',
  steps: {
    TakenUp: 'A person took it up',
    Answered: 'We answered',
    Escalated: 'You asked for a second person',
    Reopened: 'You sent it back to us',
    Closed: 'It was closed',
  },
  sentStep: 'You sent it',
  notHappy: 'Not happy with the answer?',
  notHappyLead: (until: string) => `Until ${until} you can send it back, or ask for a second person.`,
  reopen: 'Send it back',
  reopenTitle: 'What is still wrong?',
  reopenHint: 'The same person reads it again.',
  reopened: 'Your complaint is with us again.',
  escalate: 'Ask for a second person',
  escalateTitle: 'Ask for a second person',
  escalateHint: 'Somebody who has not had your complaint before looks at it anew.',
  escalated: 'A second person will look at it.',
  words: 'What should we know?',
  writeWords: 'Write a few words first',
  keep: 'Not now',
  outside: 'Where else you can go',
  outsideLead: 'If we cannot settle it between us, you can also turn to:',
} as const;

/** Mailed to whoever complained. Words of theirs are not in it: anybody can name anybody's address. */
export const complaintMails = {
  open: 'Open your complaint',
  nameIt: (number: string) => `To write to us about it, name ${number} and write to ${brand.supportEmail}.`,
  received: (number: string, takeUpBy: string, answerBy: string) => ({
    subject: `We have your complaint ${number}`,
    paragraphs: [
      `Your complaint has the number ${number}.`,
      `A person takes it up by ${takeUpBy}. You get an answer by ${answerBy}.`,
    ],
  }),
  takenUp: (number: string, answerBy: string) => ({
    subject: `A person is looking at your complaint ${number}`,
    paragraphs: [`A person has taken up your complaint. You get an answer by ${answerBy}.`],
  }),
  answered: (number: string) => ({
    subject: `The answer to your complaint ${number}`,
    paragraphs: ['We have answered your complaint.'],
  }),
  /** For who has no account: nobody else could show it to them. */
  answeredInWords: (number: string, outcome: string, answer: string) => ({
    subject: `The answer to your complaint ${number}`,
    paragraphs: [`${outcome}.`, ...answer.split(/\n\s*\n/)],
  }),
  back: (number: string, answerBy: string) => ({
    subject: `Your complaint ${number} is with us again`,
    paragraphs: [`We look at your complaint again. You get an answer by ${answerBy}.`],
  }),
  escalated: (number: string, answerBy: string) => ({
    subject: `A second person looks at your complaint ${number}`,
    paragraphs: [
      `Somebody who has not had your complaint before looks at it anew. You get an answer by ${answerBy}.`,
    ],
  }),
  closed: (number: string) => ({
    subject: `Your complaint ${number} is closed`,
    paragraphs: [
      'We have closed your complaint. You can send it back, or ask for a second person, until 30 days after our answer.',
    ],
  }),
} as const;
