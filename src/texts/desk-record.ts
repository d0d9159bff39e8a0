// What every form of staff and lenders says on the way out of it.

export const recordTexts = {
  leave: 'Leave without saving?',
  leaveLead: 'What you typed stays in this browser until you save it, drop it or log out.',
  /** Added where a file was picked, which a browser cannot keep. */
  fileIsLost: 'The file that you chose does not: you will have to choose it again.',
  goOn: 'Leave',
  stay: 'Stay here',
} as const;
