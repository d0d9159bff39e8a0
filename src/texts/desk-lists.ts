// What every list of staff and of lenders says of itself.

/** More rows of a list are not saved as one file. */
export const MOST_ROWS_IN_FILE = 10_000;

/** Headings of what a list says of a row in its file alone. */
export const inFile = {
  about: 'About',
  amount: 'Amount',
  asked: 'Asked',
  borrower: 'Borrower',
  by: 'By',
  challenges: 'Tried beside',
  decided: 'Decided',
  due: 'Due',
  dueNow: 'Due now',
  email: 'Email',
  fee: 'Fee',
  heldAfter: 'Held after',
  heldBefore: 'Held before',
  howMany: 'How many',
  loan: 'Loan',
  mostUses: 'Most uses',
  nextTry: 'Next try',
  notRecordedSum: 'Not recorded, sum',
  note: 'Note',
  phone: 'Phone',
  reason: 'Reason',
  recordedSum: 'Recorded sum',
  returnsTo: 'Returns to',
  signed: 'Signed',
  signedUp: 'Signed up',
  status: 'Status',
  used: 'Used',
} as const;

/** What a figure is counted in, as it stands behind the heading in a file: 'Amount (J$)'. */
export const fileUnits = {
  dollars: 'J$',
  percent: '%',
  percentPerMonth: '% a month',
  months: 'months',
  days: 'days',
  hours: 'hours',
  seeds: 'seeds',
  /** A plain number says by its heading what it counts. */
  count: null,
} as const;

/** So many rows at once: each is a call of its own. */
export const MOST_CHOSEN = 200;

export const listTexts = {
  /** `what`: what happened in these days. */
  days: (what: string, from: string | null, to: string | null) =>
    from === to
      ? `${what}, ${from}`
      : `${what}, ${[from && `from ${from}`, to && `to ${to}`].filter(Boolean).join(' ')}`,
  allDays: 'All days',
  columns: 'Columns',
  chooseColumns: 'Choose columns',
  columnsShown: 'Columns shown',
  chooseRow: (name: string) => `Select ${name}`,
  choosePage: 'Select all on this page',
  chooseAll: (count: number) => `Select all ${count.toLocaleString('en')}`,
  chooseFirst: (count: number) => `Select the first ${count.toLocaleString('en')}`,
  chosen: (count: number) => `${count.toLocaleString('en')} selected`,
  clearChosen: 'Clear selection',
  clearedByFilter: (count: number) =>
    `Other filters: the ${count.toLocaleString('en')} selected before are no longer selected`,
  report: 'How each went',
  outcome: (done: number, failed: number) => (failed === 0 ? `${done} done` : `${done} done, ${failed} not`),
  again: (failed: number) => (failed === 1 ? 'Try the one again' : `Try the ${failed} again`),
  closeReport: 'Close',
  rowsPerPage: 'Rows on a page',
  pagesOf: (list: string) => `Pages of ‘${list}’`,
  rowsPerPageOf: (list: string) => `Rows on a page of ‘${list}’`,
  found: (count: number, hasMore: boolean) =>
    `${hasMore ? 'More than ' : ''}${count === 0 ? 'None' : count.toLocaleString('en')} found`,
  file: 'Save as CSV',
  /** What is listed are the first of the rows. */
  hasMore: (counted: number) =>
    `More than ${counted.toLocaleString('en')} match, and these are the first: narrow the list to see others.`,
  tooLong: `A file holds ${MOST_ROWS_IN_FILE.toLocaleString('en')} rows at most: narrow the list first.`,
} as const;
