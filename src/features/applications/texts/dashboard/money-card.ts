// The words of the card on top of the dashboard: the most urgent thing, and the one tap that does it.

import { rejectionTexts } from '../applications.ts';

export const moneyCardTexts = {
  label: 'What comes next',
  sign: {
    title: 'Sign to get your money',
    text: (lender: string | null, amount: string) =>
      `${lender ?? 'We'} said yes to ${amount}. Read the agreement and sign it here. The money comes within 24 hours after that.`,
    button: 'Read and sign',
    /** Where something must be checked besides. */
    unproved: (amount: string, papers: string) =>
      `We said yes to ${amount}. Read the agreement and sign it here. The money comes within 24 hours once you have signed and we have checked ${papers}.`,
  },
  prove: {
    title: (papers: string) => `To get your money: ${papers}`,
    text: 'You have signed. The money comes within 24 hours after this is checked.',
  },
  checking: {
    title: (papers: string) => `We are checking ${papers}`,
    text: (look: string) =>
      `You have signed, and need do nothing more. ${look} The money comes within 24 hours after that.`,
    button: 'See your application',
  },
  answer: {
    title: (lender: string, amount: string) => `${lender} offers you ${amount}`,
    text: (day: string) =>
      `These are other terms than you asked for. Compare the two, and answer until the end of ${day}.`,
    button: 'Compare the two',
  },
  preparing: {
    title: 'You are approved',
    text: (lender: string | null, amount: string) =>
      `${lender ?? 'We'} said yes to ${amount}. We are making your agreement. This takes a moment, then you can sign it here.`,
    button: 'See your application',
  },
  onItsWay: {
    title: (amount: string) => `${amount} is on its way`,
    text: (moment: string, where: string) => `You have signed. The money is yours by ${moment}. ${where}`,
    button: 'See the agreement',
    lateTitle: (amount: string) => `Your ${amount} should be with you`,
    late: (moment: string) => `It was due by ${moment}. If you do not have it, tell us and we find out why.`,
    lateButton: 'Write to us',
  },
  asked: {
    title: (amount: string) => `You asked for ${amount}`,
    text: (lender: string | null, moment: string, look: string) =>
      `Sent at ${moment}. ${lender ? `${lender} decides.` : look} We tell you here and by e-mail.`,
    button: 'See your application',
  },
  rejected: {
    title: rejectionTexts.last,
    text: (decidedBy: string) => `${decidedBy}. See the reason, and what you can do now.`,
    button: 'See why',
    wayOut: rejectionTexts.offers.link,
  },
  offer: {
    firstTitle: (amount: string) => `Your first offer is here: ${amount}`,
    first: 'You choose how much of it to take. See what it costs, to the cent, before you decide.',
    title: (amount: string) => `You can borrow up to ${amount}`,
    text: 'See what it costs, to the cent, before you decide.',
    button: 'See your offer',
  },
  noOffer: {
    title: 'No offer just now',
    text: 'See why, and what would change it.',
    button: 'See why',
  },
} as const;
