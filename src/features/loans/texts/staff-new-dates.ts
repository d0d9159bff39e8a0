// What staff read of the new dates that borrowers ask for.

const daysOf = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`;

export const newDateDesk = {
  title: 'New dates',
  lead: 'Borrowers who asked, before an instalment was due, to pay it a little later.',
  status: 'Status',
  statuses: { Asked: 'Waiting', Granted: 'Granted', Refused: 'Refused', Withdrawn: 'Withdrawn' },
  none: {
    Asked: 'Nobody is waiting for an answer.',
    Granted: 'No new date has been granted yet.',
    Refused: 'No request has been refused yet.',
    Withdrawn: 'No request has been taken back yet.',
  },
  person: 'Name',
  instalment: 'Instalment',
  due: (day: string) => `Due ${day}`,
  wanted: 'Wanted date',
  later: (days: number) => `${daysOf(days)} later`,
  reason: 'Reason given',
  onTime: 'Always on time',
  worst: (days: number) => `Once ${daysOf(days)} late`,
  nowLate: (days: number) => `${daysOf(days)} late now`,
  nothingDue: 'Nothing due any more',
  asked: (moment: string) => `Asked at ${moment}`,
  decision: 'Decision',
  decided: (name: string, moment: string) => `${name}, ${moment}`,
  takenBack: (moment: string) => `By the borrower, ${moment}`,
  ended: (moment: string) => `Ended by itself, ${moment}`,
  grant: 'Grant',
  refuse: 'Refuse',
  grantOne: (name: string) => `Grant: ${name}`,
  refuseOne: (name: string) => `Refuse: ${name}`,
  grantTitle: (name: string, dueOn: string) => `Move the date of ${name} to ${dueOn}?`,
  asksFor: (amount: string, dueOn: string, wantedOn: string) =>
    `${amount}: on ${wantedOn} in place of ${dueOn}`,
  grantMore:
    'The borrower hears of it in the app and by e-mail. No amount changes, and this instalment cannot be moved again.',
  refuseTitle: (name: string) => `Leave the date of ${name} as it is?`,
  refuseMore: 'The borrower reads your reason in the app and by e-mail.',
  grantNote: 'A word to the borrower',
  refuseNote: 'Why does the date stay?',
  noteNeeded: 'Say why the date stays',
  granted: 'The date is moved',
  refused: 'The borrower has been answered',
  reached: 'A public holiday has moved the instalment to the day that was asked for.',
} as const;
