// What every list of staff and of lenders says of itself.

/** More rows of a list are not saved as one file. */
export const MOST_ROWS_IN_FILE = 10_000;

export const listTexts = {
  /** `what`: what happened in these days. */
  days: (what: string, from: string | null, to: string | null) =>
    from === to
      ? `${what}, ${from}`
      : `${what}, ${[from && `from ${from}`, to && `to ${to}`].filter(Boolean).join(' ')}`,
  allDays: 'All days',
  file: 'Save as CSV',
  tooLong: `A file holds ${MOST_ROWS_IN_FILE.toLocaleString('en')} rows at most: narrow the list first.`,
} as const;
