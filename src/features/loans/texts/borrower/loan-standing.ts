// What a borrower reads of where a loan stands: its state in a word, on screens and on paper, and what comes next of it.

/** The words that help rather than judge, for the borrower's own screens. */
export const ownStateTexts = {
  Active: 'On track',
  InArrears: 'Overdue',
  Defaulted: 'Long overdue',
  Repaid: 'Repaid',
  WrittenOff: 'Still owed',
  Reversed: 'Taken back',
} as const;

/** On a loan's statement. */
export const statementStateTexts = {
  Active: 'Running, nothing overdue',
  InArrears: 'Running, overdue',
  Defaulted: 'In default',
  Repaid: 'Repaid in full',
  WrittenOff: 'Written off, still owed',
  Reversed: 'Payout taken back, nothing owed',
} as const;

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

/** Ours, or a lender's. */
const loanOf = (lender: string | null): string => (lender ? `your loan from ${lender}` : 'your loan');

/** Of each kind of what comes next: its line in the list, its card on the first screen, and what stands on the loan's own page. */
export const nextOfLoanTexts = {
  message: 'Write to us',
  owed: {
    line: (amount: string) => `${amount} still owed`,
    cardTitle: (amount: string) => `You still owe ${amount}`,
    card: (lender: string | null, howToPay: string) =>
      `Each payment of ${loanOf(lender)} makes it less. ${howToPay}`,
    button: 'How to pay',
    wayOut: 'Talk to us',
    figure: 'Still to pay in all',
    title: 'This loan is still owed',
    help: (amount: string) =>
      `We have written it off in our own books, but ${amount} is still owed. Every payment lowers it, and at nothing the loan is repaid.`,
  },
  payment: {
    line: (amount: string, day: string) => `Next: ${amount} on ${day}`,
    cardTitle: (amount: string, left: number) =>
      left === 0 ? `Pay ${amount} today` : left === 1 ? `Pay ${amount} tomorrow` : `Next: pay ${amount}`,
    card: (lender: string | null, day: string, left: number, howToPay: string) =>
      `The next payment of ${loanOf(lender)} is due on ${day}${left > 1 ? `, in ${days(left)}` : ''}. ${howToPay}`,
    button: 'How to pay',
    figure: 'Next payment',
    last: 'Last payment',
    dueOn: (day: string) => `Due on ${day}`,
    /** From today on; 0 is today. */
    dueIn: (count: number) => (count === 0 ? 'today' : count === 1 ? 'tomorrow' : `in ${days(count)}`),
  },
  late: {
    line: (amount: string) => `${amount} is overdue`,
    cardTitle: (amount: string) => `${amount} is late`,
    card: (lender: string | null, day: string, late: number, howToPay: string) =>
      `A payment of ${loanOf(lender)} was due on ${day}, ${days(late)} ago. ${howToPay} There is no late fee.`,
    button: 'How to pay',
    wayOut: 'Cannot pay?',
    figure: 'To pay now',
    title: 'A payment is late',
    wasDue: (day: string, daysLate: number) => `It was due on ${day}, ${days(daysLate)} ago.`,
    help: 'Pay as soon as you can. A part helps too: it counts at once. There is no late fee.',
    talk: 'If you cannot pay now, tell us before more days go by. We look for a way with you.',
    longTitle: 'This loan is long overdue',
    longHelp: 'Please speak with us now. There is no late fee, and every payment counts at once.',
  },
} as const;
