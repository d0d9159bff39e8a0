// What is said about prizes, redeeming them with seeds, and what becomes of a redemption.

const seeds = (count: number): string => `${count.toLocaleString('en-JM')} ${count === 1 ? 'seed' : 'seeds'}`;

export const prizeTexts = {
  redeemed: (name: string) => `Yours: ${name}. We will let you know as soon as it is on its way.`,
  codeReady: (name: string) => `Yours: ${name}. Your code is ready.`,
  tooFewSeeds: (missing: number) =>
    `You need ${seeds(missing)} more for this. Each section you submit earns some.`,
  fulfilled: 'Redemption fulfilled successfully',
  cancelled: 'Redemption cancelled successfully',
  reasonPrompt: 'Please specify a reason for the cancellation',
  fulfilledMail: (name: string) => ({
    subject: `Your reward: ${name}`,
    paragraphs: [
      `Good news: ${name}, which you redeemed with your seeds, has been handed over.`,
      'If it has not reached you, tell us on the messages page.',
    ],
  }),
  cancelledMail: (name: string, spent: number, reason: string) => ({
    subject: `Your reward: ${name}`,
    paragraphs: [
      `We could not give you ${name}, and have cancelled your redemption.`,
      `The reason: ${reason}`,
      `Your ${seeds(spent)} are back with you.`,
    ],
  }),
} as const;

/** The list of what can be redeemed. */
export const redeemListTexts = {
  title: 'Redeem',
  lead: 'Turn your seeds into something you can use.',
  balance: 'You have',
  empty: 'There is nothing to redeem right now. We are working on adding new prizes for you',
  getNow: 'Get Now!',
  seedsToGo: (missing: number) => `${seeds(missing)} to go`,
  stockLeft: (stock: number) => (stock === 0 ? 'All gone' : `${stock.toLocaleString('en-JM')} left`),
  redeemed: 'Redeemed',
} as const;

/** One prize. */
export const redeemDetailTexts = {
  title: 'Prize',
  tabs: 'About this prize',
  howTab: 'How to Redeem',
  descriptionTab: 'Description',
  redeem: 'Redeem',
  redeemed: 'Redeemed',
  seedsRequired: 'Seeds Required',
  value: 'Value',
  stock: 'In stock',
  balance: 'Your seeds',
  confirm: (name: string) => `Redeem ${name}?`,
  confirmSpending: (price: number) => `This takes ${seeds(price)} from your balance.`,
  confirmLeft: (left: number) => `You will have ${seeds(left)} left.`,
  earnMore: 'Earn more seeds',
} as const;

/** What a person has redeemed. */
export const acquisitionTexts = {
  title: 'My Acquisitions',
  empty: 'You have not redeemed anything yet.',
  toRedeem: 'See what you can redeem',
  redeemedOn: (moment: string) => `Redeemed at ${moment}`,
  status: { Pending: 'Pending', Fulfilled: 'Fulfilled', Cancelled: 'Cancelled' },
  meaning: {
    Pending: 'We are getting it ready. You will hear from us here and by e-mail.',
    Fulfilled: 'It has been handed over. Enjoy!',
    Cancelled: 'Cancelled; your seeds are back with you.',
  },
  cancelReason: 'The reason:',
  code: 'Your code',
  codeNote: 'Keep it to yourself: whoever has the code can use it.',
  copy: 'Copy code',
  copied: 'Code copied',
  copyFailed: 'The code could not be copied. Press and hold it to copy it by hand.',
} as const;

/** The card that says how far the next prize is. */
export const nextPrizeTexts = {
  title: 'Your next reward',
  text: 'Answer Questions to earn seed points and redeem rewards',
  progress: (have: number, need: number) =>
    `${have.toLocaleString('en-JM')} of ${need.toLocaleString('en-JM')} seeds`,
  enough: (count: number) =>
    count === 1
      ? 'Your seeds are enough for 1 reward now.'
      : `Your seeds are enough for ${count} rewards now.`,
  toRedeem: 'Redeem rewards',
} as const;
