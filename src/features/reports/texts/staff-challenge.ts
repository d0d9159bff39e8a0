// What staff read where two versions of the policy are compared on the people a lot gave to each.

export const challengeTexts = {
  title: 'Champion and challenger',
  lead: 'New applicants are given to one or the other by lot, so what differs beyond chance comes of the policy. People decided on, and loans applied for, while both decided; each person once.',
  which: 'Which challenge',
  versions: (challenger: number, champion: number) => `Version ${challenger} beside version ${champion}`,
  runs: (share: number, day: string) => `It decides on ${share} of 100 new applicants since ${day}.`,
  ran: (share: number, from: string, to: string, how: string) =>
    `It decided on ${share} of 100 new applicants from ${from} to ${to}; ${how}.`,
  ended: {
    Stopped: 'it was stopped',
    Promoted: 'it was put in force for everybody',
    Returned: 'an earlier version was returned to',
  },
  figure: 'Figure',
  champion: 'Champion',
  challenger: 'Challenger',
  difference: 'Challenger beside champion',
  verdicts: { higher: 'Higher', lower: 'Lower', 'no difference': 'No difference beyond chance' },
  amount: 'First offer',
  lost: 'Written off, of a loan',
  percent: (part: number) => `${(part * 100).toFixed(1)}%`,
  waiting: (champion: number, challenger: number) =>
    `Of ${champion} loans of the champion and ${challenger} of the challenger the outcome is not known yet.`,
  often:
    'Of twenty figures that are equal one differs by chance. Who looks every week will find one that does: decide beforehand on what day, or how many loans, you look.',
} as const;
