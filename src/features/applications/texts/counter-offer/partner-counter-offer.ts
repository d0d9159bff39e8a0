// A lender's other terms, as the lender makes them and reads what became of them.

export const partnerCounterOfferTexts = {
  offer: 'Offer other terms',
  title: 'Offer other terms',
  lead: 'The borrower sees what was asked for beside what you offer, with every cost, and accepts or declines. Accepting approves the loan at your terms.',
  leadUntil: (day: string) => `Your offer stands until the end of ${day}.`,
  amount: 'Amount',
  rate: 'Interest rate, per cent a month',
  rateHint: (least: number, most: number) => `As you published it: ${least}% to ${most}%.`,
  term: 'Term',
  months: 'months',
  reason: 'Why other terms',
  reasonHint: 'The applicant reads this.',
  reasonNeeded: 'Say why you offer other terms. The applicant reads it',
  same: 'These are the terms that were asked for. Change the amount, the rate or the term, or approve it as it is.',
  confirm: 'Send the offer',
  made: 'The borrower has your offer',
  withdraw: 'Take the offer back',
  withdrawTitle: 'Take your offer back?',
  withdrawLead:
    'The borrower is told, and can accept it no more. The application goes on waiting as it was asked for.',
  withdrawn: 'You have taken your offer back',
  keep: 'Keep it',
  cardTitle: 'Your other terms',
  waits: 'Waits for the borrower',
  states: {
    Open: (day: string) => `Waits for the borrower’s answer, until the end of ${day}.`,
    Accepted: () => 'The borrower accepted. The loan is approved at these terms.',
    Declined: () => 'The borrower declined. The application waits as it was asked for.',
    Withdrawn: () => 'You took this offer back.',
    Expired: (day: string) => `It stood until ${day}, and the borrower did not answer.`,
  },
  fields: 'Some fields need another look.',
} as const;

/** To the lender. They name nobody. */
export const partnerCounterOfferMails = {
  accepted: (number: string) => ({
    subject: 'Your offer was accepted',
    paragraphs: [
      `A borrower accepted the other terms that you offered. The loan of ${number} is approved at them, and the agreement is being prepared. Log in to see it.`,
    ],
  }),
  declined: (amount: string) => ({
    subject: 'Your offer was declined',
    paragraphs: [
      `A borrower declined the other terms that you offered, of ${amount}. The application waits as it was asked for. Log in to decide on it.`,
    ],
  }),
} as const;
