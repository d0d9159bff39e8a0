// What the mails about the books of a loan say: the receipt, what staff booked beside payments, and the word that something was taken back.
import { brand } from '#texts/brand.ts';

export const receiptTexts = {
  subject: (amount: string, number: string) => `Receipt ${number}: we have your ${amount}`,
  received: (amount: string, day: string, loan: string) =>
    `Thank you. We received ${amount} on ${day} for your loan ${loan}.`,
  numbers: (receipt: string, reference: string) =>
    `Receipt number ${receipt}, payment reference ${reference}.`,
  divided: (parts: string) => `It was divided so: ${parts}.`,
  part: {
    fee: (amount: string) => `fee ${amount}`,
    interest: (amount: string) => `interest ${amount}`,
    principal: (amount: string) => `amount borrowed ${amount}`,
    writtenOff: (amount: string) => `written-off balance ${amount}`,
    credit: (amount: string) => `held for you ${amount}`,
  },
  rebate: (amount: string) => `You paid early, so ${amount} of interest is not charged.`,
  repaid: 'Your loan is repaid. You owe nothing on it any more.',
  credit: (amount: string) =>
    `You have paid ${amount} more than the loan. It is your money, and we will give it back to you.`,
  owed: (amount: string) => `Still owed: ${amount}`,
  next: (amount: string, day: string) => `Your next payment: ${amount}, due on ${day}`,
  late: (amount: string, day: string) => `Late: ${amount}, the oldest of it due on ${day}`,
  wrong: 'Keep this receipt. If anything in it is wrong, reply to us in the app.',
  open: 'See your loan',
  reversedSubject: (number: string) => `Receipt ${number} no longer counts`,
  reversed: (amount: string, day: string, loan: string) =>
    `The payment of ${amount}, received on ${day}, for your loan ${loan} has been taken back in our books.`,
  reason: (reason: string) => `The reason: ${reason}`,
  givenBack: (amount: string) => `In it are ${amount} that we had paid back to you.`,
} as const;

/** The same on paper. */
export const receiptPaperTexts = {
  fileName: (number: string) => `receipt-${number}.pdf`,
  title: 'Receipt',
  titleOf: (number: string) => `Receipt ${number}`,
  numberAt: (number: string, moment: string) => `Number ${number}, recorded at ${moment}, Jamaica time`,
  takenBack: (day: string) =>
    `This payment was taken back in our books on ${day}. The receipt no longer counts.`,
  received: 'We received',
  owed: 'Still to pay after it',
  payment: 'The payment',
  on: 'Received on',
  from: 'Paid by',
  to: 'Paid to',
  loan: 'Loan number',
  reference: 'Payment reference',
  division: 'How it was divided',
  parts: {
    fee: 'Fee',
    interest: 'Interest',
    principal: 'Amount borrowed',
    writtenOff: 'Written-off balance',
    credit: 'Held for you',
    rebate: 'Interest not charged, as you paid early',
  },
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  questions: `Keep this receipt. If anything in it is wrong, write to ${brand.supportEmail} and name its number.`,
} as const;

const writeToUs = `write to us under Messages in the app, or to ${brand.supportEmail}`;

/** What staff book beside payments; a lender's loan is none of ours, and keeps nobody from one of ours. */
export const bookingMails = {
  Waiver: (about: { amount: string; loan: string; saved: string | null }) => ({
    subject: `We have waived ${about.amount} of your loan`,
    paragraphs: [
      `We have waived ${about.amount} of your loan ${about.loan}. You do not have to pay it.`,
      ...(about.saved ? [`With it the loan ends early, so ${about.saved} of interest is not charged.`] : []),
    ],
  }),
  Refund: (about: { amount: string; loan: string; day: string; reference: string; left: string | null }) => ({
    subject: `We have paid ${about.amount} back to you`,
    paragraphs: [
      `You have paid more for your loan ${about.loan} than it cost. We paid ${about.amount} back to you on ${about.day}, under the reference ${about.reference}.`,
      ...(about.left ? [`We still hold ${about.left} for you.`] : []),
      `If the money has not reached you, ${writeToUs}.`,
    ],
  }),
  WriteOff: (about: { amount: string; loan: string; isOurs: boolean }) => ({
    subject: `About your loan ${about.loan}: it is written off`,
    paragraphs: [
      `Your loan ${about.loan} has been written off in our books: we no longer count on the ${about.amount} that are still owed.`,
      'You still owe them. Nothing is added, and whatever you pay takes the sum down, at any time and in any part.',
      ...(about.isOurs ? ['Another loan from us has to wait until this one is paid.'] : []),
      `If you can pay something, however little, or if something here is wrong, ${writeToUs}. A person reads it, and we look for a way together.`,
    ],
  }),
} as const;

export const takenBackMails = {
  Waiver: (about: { amount: string; loan: string }) => ({
    subject: `The waiver of ${about.amount} no longer counts`,
    paragraphs: [
      `We had waived ${about.amount} of your loan ${about.loan}. That has been taken back in our books, so it is to be paid after all.`,
    ],
  }),
  Refund: (about: { amount: string; loan: string }) => ({
    subject: `The ${about.amount} that we noted as paid back to you`,
    paragraphs: [
      `We had noted that ${about.amount} of your loan ${about.loan} were paid back to you. That has been taken back in our books: the money counts as with us again.`,
    ],
  }),
  WriteOff: (about: { amount: string; loan: string }) => ({
    subject: `Your loan ${about.loan} is no longer written off`,
    paragraphs: [
      `Your loan ${about.loan} was written off in our books. That has been taken back: it runs again, with the same amounts and dates as before.`,
    ],
  }),
} as const;

type PayoutTakenBack = { name: string; amount: string; loan: string; reason: string };

export const payoutReversedMail = ({ name, amount, loan, reason }: PayoutTakenBack) => ({
  subject: `Correction: the payout of your loan of ${amount}`,
  paragraphs: [
    `Hello ${name},`,
    `We recorded that the money of your loan of ${amount} was handed over to you, as loan ${loan}. That was an error, and we have taken it back. You owe nothing on loan ${loan}.`,
    `The reason: ${reason}`,
    'Your signed agreement stands. When the money is handed over, you get a new letter with a new loan number.',
    `If you do have the money, please ${writeToUs}.`,
  ],
  label: 'See your application',
});
