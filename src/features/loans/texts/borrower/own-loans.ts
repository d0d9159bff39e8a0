// What a borrower reads about loans that run: where one stands, how to pay, what happened, and the ladder to the next amount.
import { brand } from '#texts/brand.ts';

export const entryTexts = {
  kind: {
    Disbursement: 'You borrowed',
    Repayment: 'Payment received',
    Refund: 'Money paid back',
    Waiver: 'Part of the loan waived',
    Rebate: 'Interest not charged, because the loan was paid early',
    WriteOff: 'Written off in the books; it is still owed',
  },
  takenBack: (what: string) => `${what} – taken back later`,
  reversal: {
    Disbursement: 'Entry taken back',
    Repayment: 'Payment taken back',
    Refund: 'Money paid back, taken back',
    Waiver: 'Waiver taken back',
    Rebate: 'Interest charged again',
    WriteOff: 'Write-off taken back',
    Reversal: 'Entry taken back',
  },
  part: {
    fee: 'fee',
    interest: 'interest',
    principal: 'amount borrowed',
    writtenOff: 'written off',
    credit: 'paid beyond the loan',
  },
} as const;

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

export const ownLoansTexts = {
  title: 'Your loans',
  lead: 'What runs, what comes next, and what is done.',
  empty: 'No loan runs yet. As soon as you have the money of one, you find it here.',
  applications: 'Your applications',
  loanOf: (amount: string) => `Loan of ${amount}`,
  from: (lender: string) => `From ${lender}`,
  ours: brand.name,
  numberIs: (number: string) => `Loan ${number}`,
} as const;

export const ownLoanTexts = {
  title: 'Your loan',
  repaidShare: (percent: number) => `${percent}% repaid`,
  repaid: 'repaid',
  paid: 'Paid so far',
  paidOf: (paid: string, total: string) => `${paid} of ${total}`,
  owed: 'Still to pay in all',
  reversedTitle: 'You owe nothing on this loan',
  reversed:
    'Its payout was recorded in error and has been taken back. If you still wait for your money, your application says where it is.',
  doneTitle: 'Repaid in full. Well done!',
  /** True also where a part was waived, or interest was not charged. */
  done: (amount: string) => `Nothing is left to pay of your loan of ${amount}.`,
  doneOn: (moment: string) => `Done at ${moment}.`,
  toOffer: 'See what is open to you now',
  credit: (amount: string) => `You have paid ${amount} beyond this loan. It is yours.`,
  creditHow: 'Write to us, and we pay it back to you.',
  settle: {
    title: 'Pay it all off today',
    text: (pay: string) => `Pay ${pay} today and the loan is done.`,
    save: (save: string) => `You save ${save} interest.`,
    note: 'Interest of instalments whose time has not begun is not charged. The amount holds for money that reaches us today.',
  },
  schedule: {
    title: 'Your schedule',
    paidOf: (paid: number, all: number) => `${paid} of ${all} paid`,
    showAll: (count: number) => `Show all ${count} instalments`,
    showFewer: 'Show fewer',
    number: (number: number) => `Instalment ${number}`,
    paidOn: (day: string) => `Paid on ${day}`,
    paidLate: (day: string, count: number) => `Paid on ${day}, ${days(count)} late`,
    partly: (paid: string) => `${paid} of it paid`,
    lateBy: (count: number) => `${days(count)} late`,
    due: 'To come',
    moved: (day: string) => `moved from ${day}`,
  },
  history: {
    /** Of what was borrowed: what came in hand, and what did not. */
    handedOver: (cash: string, fee: string) =>
      `${cash} was handed over to you. ${fee} was the processing fee.`,
    title: 'What happened',
    owedAfter: (amount: string) => `${amount} still to pay after it`,
    division: (parts: string) => `Of it: ${parts}`,
    reference: (reference: string) => `Reference ${reference}`,
    receipt: (number: string) => `Receipt ${number} (PDF)`,
  },
  terms: {
    title: 'The loan',
    amount: 'Borrowed',
    fee: 'Processing fee, kept back',
    interest: 'Interest for the whole term',
    interestPaid: 'Interest that you paid',
    rate: 'Rate',
    ratePerMonth: (percent: number) => `${percent}% a month, add-on`,
    term: 'Term',
    handedOver: 'You got the money on',
    lender: 'Lender',
    application: 'The application and its agreement',
    statement: 'Statement (PDF)',
  },
} as const;
