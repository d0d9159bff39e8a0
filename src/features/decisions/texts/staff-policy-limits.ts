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
  unknownShare: 'Where nothing is known, seven tenths of the weight are earned at most.',
  unknownSum: (points: number) =>
    `Where nothing is known, all factors together earn ${points} points at most.`,
  unknown: 'Where nothing is known, no more is earned than by the best answer.',
} as const;

/** What the figures of a policy have to be to each other. */
export const policyShapeTexts = {
  bestRate: 'The best grade costs 10% a month at most, the highest rate that we advertise.',
  twoGrades: 'There are at least two grades: the score sets the price.',
  pointsApart: 'Each grade begins at least 5 points below the one before it.',
  ratesApart: 'Each grade costs at least 0.25% a month more than the one before it.',
  inReach: (most: number) =>
    `Too high for anybody new: the best answers, with no paper checked yet and no loan repaid, earn ${most} points.`,
  whole: 'The best answer earns the whole weight of its factor.',
  half: 'The worst answer earns half of the weight of its factor at most. A factor that is not to count has the weight 0.',
  groups: {
    means: 'Debts and what is left over weigh 10 points or more together.',
    work: 'Work and the time in it weigh 10 points or more together.',
    record: 'Credit history and repaying us weigh 10 points or more together.',
  },
  ruledOut: 'At least two of the three rule somebody out.',
  identity: 'Identity is verified before any loan is paid out.',
} as const;
