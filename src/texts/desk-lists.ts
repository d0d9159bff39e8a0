// What every list of staff and of lenders says of itself.

export const listTexts = {
  /** `what`: what happened in these days. */
  days: (what: string, from: string | null, to: string | null) =>
    from === to
      ? `${what}, ${from}`
      : `${what}, ${[from && `from ${from}`, to && `to ${to}`].filter(Boolean).join(' ')}`,
  allDays: 'All days',
} as const;
