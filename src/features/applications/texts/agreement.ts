// What is said about the loan agreement: on its screens, in mails and in the figures on the paper.

import { brand } from '#texts/brand.ts';

const OPTIONS: Record<string, string> = {
  Daily: 'one every day',
  Weekly: 'one every week',
  Fortnightly: 'one every two weeks',
  Monthly: 'one every month',
  Quarterly: 'one every three months',
  Annually: 'one every year',
};

/** Figures in words, as they stand in the agreement. */
export const agreementFigures = {
  licence: (number: string) => `Its microcredit licence has the number ${number}.`,
  noLicence: 'No licence number is on record.',
  one: (amount: string) => `one instalment of ${amount}`,
  equal: (count: number, amount: string, option: string) =>
    `${count} instalments of ${amount}, ${OPTIONS[option]}`,
  withLast: (count: number, amount: string, last: string, option: string) =>
    `${count} instalments of ${amount}, ${OPTIONS[option]}; the last one is ${last}`,
  fileName: (number: string) => `${brand.name} agreement ${number}.pdf`,
  signedFileName: (number: string) => `${brand.name} agreement ${number}, signed.pdf`,
} as const;

/** What comes after an approval, whoever gave it: one letter leads to the agreement, which is ready a moment later. */
const AGREEMENT_COMES =
  'Next comes your agreement, with every cost and every date in it. It is ready in a moment.';
const MAY_DECLINE = 'If you do not want the loan any more, you can say so on the same page.';

export const approvalMailTexts = {
  next: [
    AGREEMENT_COMES,
    'Read it, and sign it in the app by typing your full name. The money comes within 24 hours after that.',
    MAY_DECLINE,
  ],
  /** `papers` are not checked yet; `lines` say what to do about each. */
  nextOnceProved: (papers: string, lines: readonly string[]) => [
    AGREEMENT_COMES,
    `Read it, and sign it in the app by typing your full name. The money comes within 24 hours once you have signed and we have checked ${papers}.`,
    ...lines,
    MAY_DECLINE,
  ],
  toSign: 'Read and sign',
} as const;

export const agreementMails = {
  signed: (amount: string, number: string, moment: string, money: readonly string[]) => ({
    subject: 'You have signed your loan agreement',
    paragraphs: [
      `You signed agreement ${number} for ${amount} at ${moment}.`,
      ...money,
      'The signed copy is in the app, to read and to download.',
      'If it was not you who signed, write to us at once through the messages page.',
    ],
    label: 'Open the agreement',
  }),
  payable: (cash: string, dueBy: string, where: string) => ({
    subject: `Your money is on its way: ${cash}`,
    paragraphs: [
      'Everything that we needed is checked. Thank you.',
      `You get ${cash} in hand. It is due by ${dueBy}. ${where}`,
    ],
    label: 'Open the agreement',
  }),
  declined: (amount: string) => ({
    subject: 'You did not take the loan',
    paragraphs: [
      `You told us that you do not want the loan of ${amount}. You owe nothing, and you can apply again at any time.`,
    ],
  }),
  lenderSigned: (number: string) => ({
    subject: 'A loan agreement was signed',
    paragraphs: [`Agreement ${number} for one of your loans was signed. Log in to read it.`],
  }),
  lenderDeclined: (number: string) => ({
    subject: 'A loan was not taken',
    paragraphs: [
      `The borrower of agreement ${number} does not want the loan any more. Log in to look at the application.`,
    ],
  }),
} as const;

/** The borrower's page and card. */
export const agreementTexts = {
  title: 'Your loan agreement',
  preparing: 'We are preparing your agreement',
  preparingLead: 'It takes a moment. This page shows it by itself when it is ready to sign.',
  ready: 'Your agreement is ready',
  readyLead: 'Read it and sign it here. Your money comes within 24 hours after that.',
  readyOnceProved: (papers: string) =>
    `Read it and sign it here. Your money comes within 24 hours once you have signed and we have checked ${papers}.`,
  readAndSign: 'Read and sign',
  signedTitle: 'You have signed',
  signedBy: (name: string, moment: string) => `Signed by ${name} at ${moment}.`,
  moneyDue: (moment: string, where: string) => `Your money is due by ${moment}. ${where}`,
  moneyOnceProved: (papers: string) => `Your money comes within 24 hours after we have checked ${papers}.`,
  paidTitle: 'You have your money',
  openLoan: 'See your loan',
  moneyHandedOver: (day: string) => `The money was handed over on ${day}.`,
  declinedTitle: 'You did not take this loan',
  declinedLead: (moment: string) => `You told us so at ${moment}. You owe nothing, and you can apply again.`,
  cancelledTitle: 'This loan was cancelled',
  cancelledLead: 'We cancelled it before it was paid out. You owe nothing, and you can ask for a new offer.',
  cancelledReason: 'The reason:',
  ended: { Cancelled: 'Cancelled', Declined: 'Not taken' },
  toOffers: 'See your offers',
  openPage: 'Open the agreement',
  number: 'Agreement',
  lender: 'Lender',
  figures: 'What you agree to',
  amount: 'You borrow',
  fee: 'Processing fee',
  cashInHand: 'Cash in your hand',
  interest: 'Interest',
  interestAt: (amount: string, rate: string) => `${amount} (${rate} a month, add-on)`,
  total: 'You pay back in all',
  instalments: 'Instalments',
  effectiveRate: 'Effective yearly rate',
  scheduleNote: (day: string) =>
    `Counted from ${day}. If you get the money later, each date moves with it, and no amount changes.`,
  paper: 'The agreement',
  paperLead: 'The whole agreement with every date, what happens if you are late, and whom to write to.',
  open: 'Read the agreement',
  close: 'Close the agreement',
  paperOf: (number: string) => `Agreement ${number}`,
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  unreadable: 'The agreement cannot be shown here. Download it to read it.',
  download: 'Download',
  print: 'Print',
  openSigned: 'Read the signed copy',
  downloadSigned: 'Download the signed copy',
  copyComing: 'The signed copy is being made. It is here in a moment.',
  sign: 'Sign',
  signLead: (name: string) => `Type your full name, ${name}, to sign.`,
  fullName: 'Your full name',
  signButton: 'Sign the agreement',
  signNote: 'By signing you take the loan on the terms of the agreement above.',
  lenderKeeps: (lender: string) =>
    `${lender} gets the signed agreement with your name on it and keeps it, also where you have withdrawn your consent.`,
  typeName: (name: string) => `Type your name as it stands in the agreement: ${name}`,
  nameNeeded: 'Type your full name to sign.',
  signed: 'Signed. Your money is on its way.',
  signedUnproved: (papers: string) => `Signed. Your money comes once we have checked ${papers}.`,
  decline: 'I do not want this loan',
  declineTitle: 'Give this loan up?',
  declineLead:
    'The agreement ends and nothing is paid out. You owe nothing, and you can apply again at any time.',
  declineConfirm: 'Give it up',
  declineKeep: 'Keep the loan',
  declined: 'You have given the loan up. You owe nothing.',
  fingerprint: 'Fingerprint of the document (SHA-256)',
  waits: 'Waits for your signature',
} as const;
