// What the mails about money received say: the receipt, and the word that one was taken back.

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
    principal: (amount: string) => `principal ${amount}`,
    writtenOff: (amount: string) => `written-off balance ${amount}`,
    credit: (amount: string) => `held for you ${amount}`,
  },
  rebate: (amount: string) => `You paid early, so ${amount} of interest is not charged.`,
  repaid: 'Your loan is repaid. You owe nothing on it any more.',
  credit: (amount: string) =>
    `You have paid ${amount} more than the loan. It is your money, and we will give it back to you.`,
  owed: (amount: string) => `Still owed: ${amount}`,
  next: (amount: string, day: string) => `Your next instalment: ${amount}, due on ${day}`,
  wrong: 'Keep this receipt. If anything in it is wrong, reply to us in the app.',
  open: 'See your loan',
  reversedSubject: (number: string) => `Receipt ${number} no longer counts`,
  reversed: (amount: string, day: string, loan: string) =>
    `The payment of ${amount}, received on ${day}, for your loan ${loan} has been taken back in our books.`,
  reason: (reason: string) => `The reason: ${reason}`,
} as const;
