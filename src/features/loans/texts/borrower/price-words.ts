// What the words of a loan's price mean, in the dollars of the loan that they stand beside.

type AddOn = { percent: string; amount: string; months: string; aMonth: string; inAll: string };

export const priceWords = {
  addOn: {
    question: 'What does “add-on” mean?',
    answer: ({ percent, amount, months, aMonth, inAll }: AddOn) =>
      `${percent} add-on a month on ${amount} for ${months}: you pay ${aMonth} a month for using the money. It stays ${aMonth} each month, even when you have paid part of the loan back. In all it is ${inAll}.`,
  },
  fee: {
    question: 'What is the processing fee?',
    answer: (fee: string, amount: string, cash: string) =>
      `We keep ${fee} of the ${amount} for the work. So you get ${cash} in your hand. You pay back the whole ${amount}.`,
  },
  instalments: {
    question: 'What is an instalment?',
    one: (payment: string) => `One payment of the loan. You pay this loan back in one: ${payment}.`,
    answer: (count: number, payment: string) =>
      `One payment of the loan. You pay this loan back in ${count}, of ${payment} each. The last one takes the cents that are left over.`,
  },
  effectiveYearly: {
    question: 'What is the “effective yearly rate”?',
    answer:
      'It puts the fee, the interest and your pay days into one figure for a year. With it you can set one loan beside another. The lower it is, the less a loan costs.',
    here: (cash: string, total: string, beyond: string) =>
      `Here you get ${cash} and pay back ${total}. That is ${beyond} more than you got.`,
  },
  preApproved: {
    question: 'What does “pre-approved” mean?',
    answer:
      'By what you told us, we would lend you up to this much. It is not yours yet. You choose an amount and apply, a person looks at it, and you sign.',
  },
} as const;
