// What configured forms say while they are filled in, and when an answer will not do.

/** Beside the field of a form, where its configuration gives no words of its own. */
export const formTexts = {
  fileTooBig: 'Uploaded file is too big.',
  fileUnsupported: 'Uploaded file has unsupported format.',
  /** After it: `ending` with its dot; `allowed` as 'JPG, PNG or PDF'. */
  fileEnding: (ending: string, allowed: string) => `${ending} is not accepted: use ${allowed}.`,
  fileWithoutEnding: (allowed: string) => `Use ${allowed}.`,
  /** Named so, and something else or broken inside. */
  fileBelied: (ending: string, allowed: string) => `It cannot be read as ${ending}: use ${allowed}.`,
  /** A bank's statement is often sent so. */
  filesLocked: (names: readonly string[]) =>
    `This opens only with a password: ${names.join(', ')}. Save or print it again without the password, or send a photo or scan of it.`,
  fileOfIPhone:
    'Take the photo here with the camera. Or on your iPhone tap Settings, Camera, Formats, Most Compatible, and take it again.',
  adult: 'Should be greather than 18',
  idExpiry: 'Please provide an ID that does NOT expire for the next 30 days',
  jamaicanMobile: 'Please provide a valid Jamaican mobile number (876 or 658) with a total of 7 digits after',
  email: 'Invalid email address',
  url: 'Please give a full web address that starts with https://',
  trn: 'A TRN has 9 digits',
  pastYear: 'Please give a year that has come, in four digits',
  money: 'Please give an amount in dollars, with at most two decimals',
  moneyMost: (most: string) => `An amount can be ${most} at most. Please check the zeros`,
  moneyMinus: 'An amount cannot be below 0. Please leave out the minus',
  matches: 'This does not have the expected form',
  integer: 'Please give a whole number',
  oneOf: 'Please choose from the list',
  notText: 'Please write an answer',
  notNumber: 'Must be a number',
  dayIncomplete: 'Please give the day, the month and the year in four digits',
  noSuchDay: 'There is no such day. Please check the day and the month',
  yearOutside: (from: string, to: string) => `Please give a year from ${from} to ${to}`,
  notFlag: 'Please tick the box or leave it empty',
  notFile: 'Please add the file again',
  notFiles: 'Please add the files again',
  fileNameLong: (most: number) => `The name of the file must be ${most} characters or less`,
  unreadable: 'This has a character that cannot be stored',
  required: (label: string) => (label.endsWith('?') ? 'Please answer this question' : `${label} is required`),
  charactersMin: (count: number) => `minimum of ${count} characters`,
  charactersMax: (count: number) => `Must be ${count} characters or less`,
  charactersExactly: (count: number) => `Must be exactly ${count} characters`,
  numberMin: (bound: number) => `Must be ${bound.toLocaleString('en-US')} or more`,
  numberMax: (bound: number) => `Must be ${bound.toLocaleString('en-US')} or less`,
  dayMin: (day: string) => `Must be ${day} or later`,
  dayMax: (day: string) => `Must be ${day} or earlier`,
  countMin: (count: number) => `Choose at least ${count}`,
  countMax: (count: number) => `Choose at most ${count}`,
  countExactly: (count: number) => `Choose exactly ${count}`,
  yes: 'Yes',
  no: 'No',
} as const;

/** What a form says while it is filled in and sent. */
export const fillingTexts = {
  submit: 'Submit',
  /** Of a form that is asked step by step. */
  steps: 'This section',
  step: (number: number, count: number) => `Step ${number} of ${count}`,
  /** While answers that are still missing decide whether more steps come. */
  stepAtLeast: (number: number, count: number) => `Step ${number} of ${count} or more`,
  stepSoFar: (number: number) => `Step ${number}, more may follow`,
  goOn: 'Continue',
  stepBack: 'Back',
  confirmYes: 'Yes, submit',
  review: 'Check your answers first.',
  notAnswered: 'Not answered',
  change: 'Change',
  changeAnswer: (label: string) => `Change: ${label}`,
  saved: 'Saved on this phone',
  notSaved: 'This phone has no room to keep your answers. Please submit before you leave.',
  restored: 'Your answers were kept on this phone. Go on where you stopped.',
  restoredChanged: 'This form has changed since. We kept the answers that still fit.',
  startOver: 'Start over',
  startOverConfirm: 'Start over and lose what you have filled in?',
  addFile: 'Add another file',
  preparing: 'Getting it ready…',
  /** Above the form, where no field stands beside the error. */
  errorOf: (label: string, error: string) =>
    label.endsWith('?') ? `${label} ${error}` : `${label}: ${error}`,
  fileUnreadable: 'This file could not be opened. Please choose it again',
  filesMost: (count: number) => `At most ${count} files can be sent at once`,
  searching: 'Searching…',
  found: (count: number) => (count === 1 ? 'One found' : `${count} found`),
  nothingFound: 'Nothing found',
  searchFailed: 'The list could not be read. Please try again',
  opensDocument: 'opens the document',
} as const;
