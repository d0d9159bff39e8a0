// What the product allows of no policy, as an admin reads it at the figure.

export const policyLimitTexts = {
  bounds: (least: string, most: string) =>
    `This goes from ${least} to ${most}. Only a new release of the product changes that.`,
  percent: (percent: number) => `${percent}%`,
  directions: {
    debtService: 'More debt never earns more points.',
    freeCashFlow: 'More left over of the income never costs points.',
    employment: 'No kind of work earns less than none, and full time earns at least as much as part time.',
    timeInJob: 'More time in the job never costs points.',
    creditHistory: 'A worse credit history never earns more points.',
    banking: 'More time with the bank never costs points.',
    sectionsVerified: 'More verified sections never cost points.',
    repaymentRecord: 'Paying later never earns more points.',
  },
  noSmaller: 'The largest loan is no smaller than the largest first loan.',
  fromNothing: 'The first band begins at 0: whoever is below it would earn nothing.',
  unknown: 'Where nothing is known, no more is earned than by the best answer.',
} as const;
