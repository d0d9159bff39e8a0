// What staff read of the due dates that a public holiday moves, before it is added.

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

export const holidayMoveTexts = {
  title: 'What moves',
  chooseDay: 'Choose the day to see which due dates it moves.',
  nothing: 'Nothing of a running loan falls due on this day.',
  instalments: (instalments: number, loans: number, { to, hasMore }: { to: string; hasMore: boolean }) =>
    `${hasMore ? 'At least ' : ''}${counted(instalments, 'instalment', 'instalments')} of ${counted(loans, 'loan', 'loans')} ${instalments === 1 ? 'falls' : 'fall'} due on this day. ${instalments === 1 ? 'It moves' : 'They move'} to ${to}, and ${loans === 1 ? 'the borrower is' : 'the borrowers are'} notified.`,
  newDates: (count: number, hasMore: boolean) =>
    `${hasMore ? 'At least ' : ''}${counted(count, 'of them has a new date that was granted', 'of them have a new date that was granted')}.`,
  waiting: (count: number, to: string) =>
    `${counted(count, 'new date that waits for an answer is', 'new dates that wait for an answer are')} asked for this day. ${count === 1 ? 'It becomes' : 'They become'} ${to}.`,
  stays:
    'What was paid stays, and so does the text of what was signed. If the day is removed again, the later dates stay.',
} as const;
