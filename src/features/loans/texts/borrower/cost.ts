// The words of the cost card, the same for every loan.

export const costTexts = {
  amount: 'You borrow',
  term: 'You repay over',
  months: (count: number) => (count === 1 ? '1 month' : `${count} months`),
  /** Where there is one instalment alone. */
  once: 'You pay once',
  instalments: {
    Daily: 'Each day you pay',
    Weekly: 'Each week you pay',
    Fortnightly: 'Each fortnight you pay',
    Monthly: 'Each month you pay',
    Quarterly: 'Each quarter you pay',
    Annually: 'Each year you pay',
  },
  whereItGoes: 'Where each dollar you repay goes',
  cashInHand: 'Cash in your hand',
  fee: (percent: number) => `Processing fee, ${percent}% of the amount`,
  interest: 'Interest',
  total: 'You pay back in all',
  effectiveYearly: 'Effective yearly rate',
  exampleNote: (percent: number) =>
    `An example at ${percent}% a month, our lowest rate. Yours depends on your risk and is shown before you sign.`,
} as const;
