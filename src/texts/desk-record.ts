// What every form of staff and lenders says of its fields, of what was typed before, and on the way out of it.

/** Said beside a field of this name, by the form and by the server alike; a field may have words of its own. */
export const recordErrors = {
  missing: (field: string) => `${field} is required`,
  tooLong: (field: string, most: number) => `${field}: ${most.toLocaleString('en-JM')} characters at most`,
  notPlain: (field: string) =>
    `${field}: plain letters, digits and signs only. Type it, in place of pasting it.`,
  unreadable: (field: string) => `${field} has a character that cannot be read`,
  noNumber: 'Must be a number',
  whole: (field: string, least: string, most: string) => `${field}: a whole number from ${least} to ${most}`,
  money: (field: string, least: string, most: string) => `${field}: from ${least} to ${most}, to the cent`,
  rate: (field: string, least: number, most: number) =>
    `${field}: from ${least}% to ${most}% a month, with two decimals at most`,
  day: (field: string) => `${field}: a day of the calendar`,
  noSuchDay: (field: string) => `${field}: there is no such day. Check the day and the month`,
} as const;

export const recordTexts = {
  yes: 'Yes',
  no: 'No',
  restored: 'You did not save this when you were last here. What you typed is back.',
  drop: 'Drop what I typed',
  meanwhile: {
    title: 'This was edited in another window meanwhile',
    lead: 'Both of you changed this. Choose what is to stand:',
    taken: (fields: string) => `Taken over as it stands there now: ${fields}.`,
    theirs: 'It stands there',
    mine: 'You typed',
    use: {
      theirs: (field: string) => `Use what stands there now: ${field}`,
      mine: (field: string) => `Keep what I have typed: ${field}`,
    },
    useShort: 'Use this',
    chooseFirst: 'Choose above which of the two stands',
    empty: '(nothing)',
    take: 'Use what stands there now',
    keep: 'Keep what I have typed',
  },
  overtaken: 'A colleague was faster',
  /** `now`: how the record stands. */
  overtakenLead: (now: string) => `${now}. Nothing is sent from here any more.`,
  gone: 'This waits no longer',
  leave: 'Leave without saving?',
  leaveLead: 'What you typed stays in this browser until you save it, drop it or log out.',
  leaveLost: 'What you typed is lost then.',
  /** Added where a file was picked, which a browser cannot keep. */
  fileIsLost: 'The file that you chose does not: you will have to choose it again.',
  sending: 'Sending the picture',
  percent: (share: number) => `${Math.floor(share * 100)} %`,
  goOn: 'Leave',
  stay: 'Stay here',
} as const;
