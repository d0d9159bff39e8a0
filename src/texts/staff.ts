// The words of the staff's screens, but those that the review itself says (see information.ts).

export const staffTexts = {
  search: 'Search',
  searchHint: 'Part of a name or an e-mail address',
  noMatch: 'Nobody matches. Try fewer letters, or clear the filters.',
  person: 'Name',
  email: 'Email',
  of: (part: number, whole: number) => `${part} of ${whole}`,
  /** Waiting time from whole hours. */
  age: (hours: number) =>
    hours < 1 ? 'under 1 h' : hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`,
} as const;
