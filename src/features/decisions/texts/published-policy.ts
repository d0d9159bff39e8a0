// How we decide, in plain words for everybody.

export const howWeDecideTexts = {
  title: 'How we decide',
  lead: 'A computer works out each offer from what you tell us. Here are the rules that it follows.',
  whatCounts: 'What counts',
  whatCountsLead: 'You can earn up to 100 points. The more you earn, the less you pay.',
  points: (points: number) => (points === 1 ? '1 point' : `Up to ${points} points`),
  factors: {
    debtService: 'How much of your pay goes to loans you have now. Less is better.',
    freeCashFlow: 'How much is left of your pay at the end of the month. More is better.',
    employment: 'The kind of work you do.',
    timeInJob:
      'How long you have been in your job. Longer is better. If you are not in work and not retired, no time counts.',
    creditHistory: 'How you paid back loans from others.',
    banking: 'How long you have had your bank account. Longer is better.',
    sectionsVerified: 'How many of your answers we have checked with your papers.',
    repaymentRecord: 'How you paid back loans from us.',
  },
  ruledOut: 'What rules a loan out',
  ruledOutLead: 'These come before any points. While one of them is so, we do not lend to you.',
  ruledOutBy: {
    overdueElsewhere: () =>
      'You are late with a loan from someone else, or have not paid one that was written off.',
    ownDefault: (months: number | null) =>
      `You fell far behind on a loan from us, and it is less than ${months} months since you paid it off.`,
    bankruptcy: (months: number | null) =>
      months
        ? `You are bankrupt, or it is less than ${months} months since that ended.`
        : 'You are bankrupt.',
  },
  never: 'What never counts',
  neverText:
    'If you are a man or a woman, where you live, and who your family are do not count. Your age does not count once you are old enough to borrow. Your seeds do not count.',
  rates: 'What a loan costs',
  ratesLead: 'Your points give you a grade. Each grade has its own rate a month.',
  grade: 'Grade',
  from: 'Points',
  rate: 'Rate a month',
  fromScore: (score: number) => `${score} and up`,
  percent: (percent: number) => `${percent}%`,
  discount: (most: number, lowest: number) =>
    `Have your answers checked and up to ${most}% comes off that rate. The best rate is ${lowest}% a month.`,
  below: (score: number) => `With less than ${score} points we do not lend.`,
  howMuch: 'How much you can borrow',
  income: (share: number) =>
    `All that you pay on loans in a month, ours too, must be no more than ${share}% of your pay.`,
  leftOver: (share: number) =>
    `What you pay us in a month must be no more than ${share}% of what you have left over.`,
  largest: (first: string, most: string) =>
    `A first loan is up to ${first}. Later loans can be up to ${most}.`,
  terms: (shortest: number, longest: number) => `You pay it back in ${shortest} to ${longest} months.`,
  age: (years: number) => `You must be ${years} or older, and have no other loan open with us.`,
  stands: (days: number) => `An offer stands for ${days} days.`,
  trying: 'Rules that we are trying',
  tryingLead: (share: number, version: number) =>
    `To find out which rules work best, we use other ones, version ${version}, for ${share} of each 100 people who are new to us. A lot is drawn: nothing about you decides it. You stay with the rules that you began with while we try them. Your decision says which version was used.`,
  people: 'People can look again',
  peopleText:
    'If we say no, we tell you why and what would change it. You can ask a person to look at it again. A person checks each loan before the money goes out.',
  version: (version: number, day: string) =>
    `These are our rules, version ${version}, in force since ${day}.`,
  failed: 'We could not load the figures. Please try again.',
  again: 'Try again',
} as const;
