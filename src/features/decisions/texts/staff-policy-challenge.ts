// A challenger beside the version in force, as admins read of it.

export const challengeTexts = {
  start: 'Try on a share',
  startTitle: 'Let this draft decide for a share?',
  startLead: (version: number, champion: number) =>
    `It becomes version ${version} and decides on a share of new applicants, drawn by lot; version ${champion} decides on all others. Whoever we decided on before stays with version ${champion}. What both would have said is kept.`,
  share: 'Of 100 new applicants, so many',
  shareHint: 'From 5 to 50. It cannot be changed while the challenger is tried.',
  shareNeeded: 'Give a whole number from 5 to 50',
  begin: 'Begin',
  started: (version: number, share: number) =>
    `Version ${version} decides on ${share} of 100 new applicants now`,
  running: (version: number, champion: number) =>
    `Being tried: version ${version} beside version ${champion}`,
  runningLead: (share: number, moment: string, by: string) =>
    `Since ${moment} it decides on ${share} of 100 new applicants, drawn by lot. Started by ${by}. Until it ends nothing else is published.`,
  somebody: 'an account that is gone',
  compare: 'See how both do',
  stop: 'Stop it',
  stopTitle: (version: number) => `Stop trying version ${version}?`,
  stopLead: (champion: number) =>
    `Version ${champion} decides on everybody at once. Offers that stand keep their terms, and advice is kept to for its 30 days. Every other admin is told by mail.`,
  stopped: (champion: number) => `Version ${champion} decides on everybody again`,
  promote: 'Put it in force',
  promoteTitle: (version: number) => `Put version ${version} in force for everybody?`,
  promoteLead:
    'Its figures become a new version that decides on everybody at once. Offers that stand keep their terms.',
  promoteNote: 'Why is it better?',
  promoteHint: 'Say what the comparison found. Kept in the history.',
  promoteUncompared:
    'Too few loans have ended to say which of the two did better. Put it in force now only if there is a reason not to wait: the history, and everybody who reads this page, will see that nothing was compared.',
  promoteUncomparedNote: 'Why without a comparison?',
  promoteUncomparedHint: 'Say what does not let you wait. Kept in the history.',
  withoutComparison: (note: string) => `Promoted without a comparison: ${note}`,
  promoted: (challenger: number, version: number) =>
    `The figures of version ${challenger} are in force as version ${version}`,
  needsSecondPerson:
    'You wrote at this version, so another admin puts it in force. Where you are the only one, it waits for a second.',
  beside: (champion: number) => `Tried on a share, beside version ${champion}`,
  promotes: (challenger: number) => `Version ${challenger}, in force for everybody`,
  mail: (version: number, champion: number) => ({
    subject: `Version ${version} of the decision policy is no longer tried`,
    what: (name: string) =>
      `${name} stopped trying version ${version} of the decision policy. Version ${champion} decides on everybody again, at once.`,
  }),
} as const;
