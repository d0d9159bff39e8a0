// The words of the ladder: what the next amounts are, and what opens them.

export const ladderTexts = {
  title: 'Your way to larger amounts',
  rungs: {
    firstLoan: {
      title: (first: string) => `First loan up to ${first}`,
      now: 'This is where you stand. Six short sections make the offer.',
    },
    repayInFull: {
      title: 'Repay it in full',
      now: 'Your first loan must be repaid before higher amounts unlock. Pay two instalments on time, and they open with the last one. Otherwise they open 30 days after you got the money.',
      opensOn: (day: string) =>
        `You have repaid it. Higher amounts unlock on ${day}, 30 days after you got the money.`,
    },
    fullInformation: {
      title: 'Give your full information',
      now: (submitted: number, required: number) =>
        `${submitted} of ${required} full sections are submitted. All of them together make the larger offer.`,
    },
    largerLoan: {
      title: (largest: string) => `Larger amounts, up to ${largest}`,
      now: 'How much depends on your income, your papers and how you have paid us back.',
    },
  },
  loanRuns: 'A loan runs just now. The next offer can be made once it is repaid.',
  state: { done: 'Done', now: 'You are here', later: 'Later' },
  toSections: 'Fill in the sections',
} as const;
