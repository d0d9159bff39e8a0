// A lender's other terms, as the borrower reads and answers them.

export const counterOfferTexts = {
  title: (lender: string) => `${lender} offers you other terms`,
  titleSince: (lender: string) => `Other terms of ${lender}`,
  lead: (lender: string) =>
    `${lender} offers you a loan at other terms than you asked for. Compare the two, then say yes or no. Nothing is final before you sign the agreement.`,
  until: (day: string) => `You can answer until the end of ${day}.`,
  why: (lender: string) => `Why, in the words of ${lender}:`,
  caption: 'What you asked for, beside what is offered',
  asked: 'You asked',
  offered: 'Offered',
  /** As lender and staff read it. */
  askedFor: 'Asked for',
  captionOfDesk: 'What was asked for, beside what is offered',
  amount: 'Amount',
  rate: 'Interest a month, add-on',
  term: 'Term',
  accept: 'Accept',
  decline: 'Decline',
  acceptTitle: (amount: string) => `Accept ${amount}?`,
  acceptLead: (lender: string, instalment: string, cost: string, total: string) =>
    `${lender} then approves your loan at these terms. ${instalment} ${cost}, and ${total} in all. You read the agreement next, and sign only if you want it.`,
  declineTitle: 'Decline these terms?',
  declineLead: (lender: string) =>
    `Your application stays as you asked, and ${lender} goes on looking at it. You can also take it back.`,
  notNow: 'Not now',
  accepted: 'You have accepted. Your agreement is being made',
  declined: 'You have declined. Your application waits as you asked',
  waitsForYou: 'Waits for your answer',
  waits: (lender: string) => `${lender} offers you other terms, below. It waits for your answer.`,
  states: {
    Accepted: (lender: string) => `You accepted these terms of ${lender}.`,
    Declined: (lender: string) => `You declined these terms. ${lender} goes on with what you asked for.`,
    Withdrawn: (lender: string) => `${lender} took this offer back. What you asked for goes on.`,
    Expired: (lender: string) =>
      `The time to answer is over. ${lender} goes on with what you asked for, and can make you a new offer.`,
  },
} as const;

export const counterOfferMails = {
  made: (lender: string, amount: string, day: string) => ({
    subject: `${lender} offers you other terms`,
    paragraphs: [
      `${lender} offers you a loan of ${amount}, at other terms than you asked for.`,
      `Compare the two in the app, where you also read why. You can accept or decline until the end of ${day}. Nothing is final before you sign.`,
    ],
    label: 'Compare the two',
  }),
  withdrawn: (lender: string, amount: string) => ({
    subject: `${lender} has taken an offer back`,
    paragraphs: [
      `${lender} has taken back the other terms that it offered you, a loan of ${amount}. Your application waits as you asked.`,
    ],
  }),
  accepted: (lender: string, amount: string) => ({
    subject: `Your loan from ${lender} is approved`,
    paragraphs: [`You accepted the terms of ${lender}, and your loan of ${amount} is approved.`],
  }),
} as const;

export const counterOfferHeld = {
  title: 'Other terms that lenders offered you',
  standsUntil: 'Could be accepted until',
  outcome: 'What became of it',
  open: 'Open',
} as const;
