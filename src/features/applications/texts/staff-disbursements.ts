// What is said when staff hand the money of a loan over, or cancel the loan before: the staff's list and dialogs, and the letters.
import { howToPayInFull } from '#features/loans/texts/borrower/ways-to-pay.ts';
import type { WaysToPay } from '#shared/places/ways-to-pay.ts';

type HandedOver = {
  name: string;
  amount: string;
  fee: string;
  cashInHand: string;
  day: string;
  reference: string;
  /** With spaces, as it is quoted. */
  loan: string;
  /** Null for a loan of our own. */
  lender: string | null;
  pay: WaysToPay;
  first: { amount: string; dueOn: string };
  count: number;
};

export const disbursedMail = (about: HandedOver) => ({
  subject: `Your money has been handed over: ${about.cashInHand}`,
  paragraphs: [
    `Hello ${about.name},`,
    `We handed over ${about.cashInHand} to you on ${about.day}: your loan of ${about.amount}${about.lender ? ` from ${about.lender}` : ''}, less the processing fee of ${about.fee}. The reference of the payout is ${about.reference}.`,
    `Your loan has the number ${about.loan}.`,
    about.count === 1
      ? `Your one instalment is ${about.first.amount}, due on ${about.first.dueOn}.`
      : `Your first instalment is ${about.first.amount}, due on ${about.first.dueOn}. There are ${about.count} in all.`,
    ...howToPayInFull(about.pay, about.loan),
    'You get a receipt by e-mail for each payment.',
    'Every date and amount stands in your loan in the app. If the money has not reached you, write to us at once through the messages page.',
  ],
  label: 'See your schedule',
});

type Cancelled = { name: string; amount: string; number: string; lender: string | null; reason: string };

export const cancelledMail = ({ name, amount, number, lender, reason }: Cancelled) => ({
  subject: 'Your loan was cancelled before it was paid out',
  paragraphs: [
    `Hello ${name},`,
    `We have cancelled your loan of ${amount}${lender ? ` from ${lender}` : ''}, agreement ${number}. No money was handed over, and you owe nothing.`,
    `The reason: ${reason}`,
    'You can ask for a new offer at any time. The agreement stays in the app, to read and to download.',
    'If you think something is wrong, write to us through the messages page.',
  ],
  label: 'See your offers',
});

/** It names nobody: the reason stands behind the lender's log-in. */
export const lenderCancelledMail = (number: string) => ({
  subject: 'A loan was cancelled before it was paid out',
  paragraphs: [
    `Agreement ${number} for one of your loans was cancelled by our staff. No money was handed over. Log in to look at the application.`,
  ],
});

/** Cancelling a loan whose money was not handed over. */
export const cancellationTexts = {
  cancel: 'Cancel loan',
  cancelFor: (name: string) => `Cancel loan: ${name}`,
  title: 'Cancel this loan?',
  of: (amount: string, name: string) => `${amount} for ${name}`,
  happensTitle: 'What happens',
  happens: [
    'The agreement ends, and no money is handed over. This cannot be undone.',
    'The borrower reads the reason in the app and by e-mail, owes nothing, and can ask for a new offer.',
    'The paper stays on record.',
  ],
  lenderHears: (lender: string) => `${lender} hears that the loan was cancelled.`,
  reason: 'Reason',
  reasonHint: 'The borrower reads it. Name nobody else in it.',
  reasonNeeded: 'Give the reason. The borrower reads it.',
  keep: 'Keep the loan',
  failed: 'The loan could not be cancelled.',
  cancelled: 'Loan cancelled. The borrower has been told.',
  ended: 'This agreement has ended',
} as const;

export const disbursementTexts = {
  title: 'Payouts',
  lead: 'Signed agreements whose money is to be handed over within 24 hours. The one that is due first stands on top.',
  show: 'Show',
  shows: { all: 'Waiting', overdue: 'Overdue', done: 'Handed over' },
  none: {
    all: 'Nobody waits for money.',
    overdue: 'No payout is overdue.',
    done: 'No money has been handed over yet.',
  },
  borrower: 'Borrower',
  lender: 'Lender',
  ours: 'Our own',
  ofLoan: (amount: string) => `of ${amount}`,
  cashInHand: 'Cash in hand',
  signedAt: (moment: string) => `Signed at ${moment}`,
  due: 'Money due',
  handedOver: 'Handed over',
  loan: 'Loan',
  by: (day: string, name: string) => `${day}, by ${name}`,
  payout: 'Payout',
  record: 'Record payout',
  recordFor: (name: string) => `Record payout: ${name}`,
  handOver: 'Hand over',
  ofAmount: (amount: string, fee: string) => `${amount} less the fee of ${fee}`,
  phone: 'Phone',
  noPhone: 'None given',
  email: 'Email',
  reference: 'Reference of the payout',
  referenceHint: 'From the slip or the bank. Each one is recorded once.',
  day: 'Handed over on',
  dayError: (signed: string) => `Choose a day from ${signed}, when the agreement was signed, to today.`,
  opensLoan: 'Recording it opens the loan, and the borrower gets its number and first due date by e-mail.',
  recorded: (amount: string, loan: string) => `${amount} recorded as handed over. Loan ${loan} is open.`,
  failed: 'The payout could not be recorded.',
  openLoan: 'Open the loan',
  next: (name: string) => `Next payout: ${name}`,
  close: 'Close',
  toVerify: 'Not all verified yet',
  onceVerified: 'Only once all is verified',
  /** In short, why whoever lends holds a payout up. */
  heldUp: {
    lender_closed: 'The lender may not lend just now',
    no_licence: 'Not without our licence’s number',
  },
  notWhileClosed: (status: string) => `Not while the account is ${status}`,
  verified: 'All verified: 24 hours begin now',
  /** What each of them waits for. */
  waitsFor: {
    NotSent: (name: string, section: string) => `${name}: ${section} is not filled in`,
    NotProved: (name: string, section: string) => `${name}: no documents for ${section} yet`,
    HandedBack: (name: string, section: string) => `${name}: the documents for ${section} were handed back`,
    Checking: (name: string, section: string) => `${name}: the documents for ${section} wait for us`,
  },
  notVerified: (what: readonly string[]) =>
    `Before this money is paid out, this has to be verified: ${what.join(', ')}. Decide on the borrower’s documents first.`,
  factsWorse: (worse: readonly string[]) =>
    `Since this loan was approved its facts have got worse, so its money does not go out. ${worse.join(' ')} If that is so, cancel the loan: the borrower can ask for another on the facts of today. Or two people approve it anew, each with a reason. If it is a mistake, have it put right first.`,
  worseTitle: 'Since this loan was approved its facts have got worse',
  worseLead:
    'Its money does not go out. Cancel the loan, and the borrower can ask for another on the facts of today; or two people approve it anew on them.',
  halfApproved: 'One of two people has approved it anew on these facts.',
  approveAnew: 'Approve anew',
  approveAnewTitle: 'Approve this loan anew?',
  approvedAnewMeanwhile: 'Nothing of it is worse any more, or it was approved anew',
  paidAlready: 'The money has been handed over',
  holdsUp: 'Something holds this payout up now',
  approvedAnewFirst: 'Your approval is recorded. A second person must approve it anew too.',
  approvedAnew: 'Approved anew. Somebody else hands over the money.',
  approvedByYou: 'You have approved this loan, so somebody else of the staff hands over its money.',
  approvedByYouShort: 'Approved by you: a colleague pays',
  paid: (loan: string) => `The money has been handed over already, as loan ${loan}.`,
} as const;
