// Instalments that fall due or are late: the reminders, and the new dates that borrowers ask for.
import type { WaysToPay } from '#shared/places/ways-to-pay.ts';
import { brand } from '#texts/brand.ts';
import { howToPayInFull } from './borrower/ways-to-pay.ts';

const daysOf = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`;

type Reminded = {
  /** With spaces, as it is quoted. */
  loan: string;
  pay: WaysToPay;
  /** Null for a loan of our own. */
  lender: string | null;
  /** Left to pay of all that is due on the day. */
  amount: string;
  dueOn: string;
  daysLate: number;
  /** All that is overdue; null where nothing was due after that day. */
  overdue: string | null;
  /** A new date may still be asked for. */
  mayMove: boolean;
};

const nameOf = ({ loan, lender }: Reminded): string =>
  lender ? `your loan ${loan} from ${lender}` : `your loan ${loan}`;

/** How and where, and what comes of it. */
const paying = ({ pay, loan }: Pick<Reminded, 'pay' | 'loan'>): string[] => [
  ...howToPayInFull(pay, loan),
  'You get a receipt by e-mail for each payment. If you have paid already, thank you: there is nothing more to do.',
];

const writeToUs = `write to us under Messages in the app, or to ${brand.supportEmail}`;

const beforeItIsDue = ({ mayMove }: Reminded): string =>
  mayMove
    ? 'If you cannot pay on that day, open your loan in the app and ask for a new date before it has passed. A person answers you. There is no late fee.'
    : `If you cannot pay on that day, ${writeToUs}. A person answers you. There is no late fee.`;

const onceLate = `There is no late fee. If you cannot pay all of it now, ${writeToUs}, and tell us what you can pay and when. A person reads it, and we look for a way together.`;

const late = (about: Reminded): string[] => [
  `${about.amount} of ${nameOf(about)} was due on ${about.dueOn}, ${daysOf(about.daysLate)} ago, and has not reached us yet.`,
  ...(about.overdue ? [`With the instalments after it, ${about.overdue} is overdue today.`] : []),
];

export const reminderMails = {
  Soon: (about: Reminded) => ({
    subject: `Your next instalment is due on ${about.dueOn}`,
    paragraphs: [
      `The next payment of ${nameOf(about)} is ${about.amount}. It is due on ${about.dueOn}.`,
      ...paying(about),
      beforeItIsDue(about),
    ],
  }),
  DueToday: (about: Reminded) => ({
    subject: 'Your instalment is due today',
    paragraphs: [
      `A payment of ${nameOf(about)} is due today, ${about.dueOn}: ${about.amount}.`,
      ...paying(about),
      about.mayMove
        ? 'If you cannot pay today, open your loan in the app and ask for a new date; today is the last day for that. A person answers you. There is no late fee.'
        : beforeItIsDue(about),
    ],
  }),
  late: (about: Reminded) => ({
    subject: `Your instalment of ${about.dueOn} is ${daysOf(about.daysLate)} late`,
    paragraphs: [...late(about), ...paying(about), onceLate],
  }),
  /** From a month on, with what days late mean. */
  longLate: (about: Reminded) => ({
    subject: `Your instalment of ${about.dueOn} is ${daysOf(about.daysLate)} late`,
    paragraphs: [
      ...late(about),
      ...paying(about),
      onceLate,
      'Days late count in your repayment record, on which later offers depend. Whatever you pay now shortens them.',
    ],
  }),
  default: (about: Reminded) => ({
    subject: 'Your loan is in default',
    paragraphs: [
      ...late(about),
      'After 90 days a loan counts as in default. What that means stands in your agreement, which you can read in the app at any time.',
      ...paying(about),
      `${onceLate} That is as true today as on the first day.`,
    ],
  }),
  link: 'Open your loan',
} as const;

/** What a borrower reads of a new date that staff decided. */
export const newDateMails = {
  granted: (about: { loan: string; pay: WaysToPay; amount: string; dueOn: string; note: string | null }) => ({
    subject: `Your new date is ${about.dueOn}`,
    paragraphs: [
      `We have moved the instalment of your loan ${about.loan} as you asked: ${about.amount} is now due on ${about.dueOn}. No amount changes, and the other dates stay as they are.`,
      ...(about.note ? [about.note] : []),
      ...paying(about),
    ],
  }),
  refused: (about: { loan: string; amount: string; dueOn: string; note: string }) => ({
    subject: 'About the new date that you asked for',
    paragraphs: [
      `We have looked at your request and cannot move the instalment of your loan ${about.loan}: ${about.amount} stays due on ${about.dueOn}. This is why:`,
      about.note,
      `If you cannot pay it, ${writeToUs}, and tell us what you can pay and when. A person reads it, and we look for a way together. There is no late fee.`,
    ],
  }),
} as const;

/** The borrower's side. */
export const newDateTexts = {
  title: 'Cannot pay on time?',
  lead: (dueOn: string, lastDay: string) =>
    `You can ask to pay the instalment of ${dueOn} later, until ${lastDay} at the latest. A person decides and answers you.`,
  tooLate:
    'A new date can only be asked for until the day on which an instalment falls due. Write to us, tell us what you can pay and when, and we look for a way together.',
  moved: (dueOn: string) =>
    `This instalment has its new date already: ${dueOn}. If that does not work out, write to us.`,
  noRoom:
    'The next instalment falls due before any other day on which you can pay, so this one cannot be moved. Write to us if you cannot pay.',
  write: 'Write to us',
  ask: 'Ask for a new date',
  dialogTitle: 'Ask for a new date',
  instalment: (amount: string, dueOn: string) => `${amount}, due on ${dueOn}`,
  wantedOn: 'Which day works for you?',
  wantedHint: (firstDay: string, lastDay: string) =>
    `From ${firstDay} to ${lastDay}. Each instalment moves once.`,
  option: (weekday: string, day: string, later: number) => `${weekday}, ${day} (${daysOf(later)} later)`,
  wantedWrong: (firstDay: string, lastDay: string) => `Choose a day from ${firstDay} to ${lastDay}`,
  reason: 'Why do you need another date?',
  reasonHint: 'A sentence is enough, for example: my salary comes on the 5th this month.',
  reasonNeeded: 'Tell us briefly why',
  fair: 'Until we answer, the present date stands. There is no late fee, and no amount changes.',
  send: 'Send request',
  sent: 'We have your request. A person will answer you here and by e-mail.',
  waitingTitle: 'You asked for a new date',
  waiting: (wantedOn: string, dueOn: string) => `You asked to pay on ${wantedOn} what is due on ${dueOn}.`,
  waitingMore: (moment: string) =>
    `Sent at ${moment}. A person will answer you here and by e-mail. Until then the present date stands.`,
  withdraw: 'Take the request back',
  withdrawTitle: 'Take the request back?',
  withdrawMore: (dueOn: string) => `The instalment then stays due on ${dueOn}.`,
  withdrawn: 'Your request is taken back',
  granted: (dueOn: string) => `Your new date is ${dueOn}`,
  refused: (dueOn: string) => `The instalment stays due on ${dueOn}`,
  answer: 'Our answer:',
} as const;
