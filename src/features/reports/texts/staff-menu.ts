// The staff's sidebar: what waits, what is one's own, and how it is arranged.

export const menuTexts = {
  mine: 'Mine',
  ownDocuments: 'My people’s documents',
  ownComplaints: 'My complaints',
  waits: (count: string) => `${count} waiting`,
  late: (count: string) => `${count} late`,
  /** Short, on the sign itself. */
  ofWhichLate: (count: string, late: string) => `${count}, ${late} late`,
  waitsLate: (count: string, late: string) => `${count} waiting, ${late} late`,
  arrange: 'Arrange this menu',
  arrangeLead: 'What you choose stands first, in this order, on every computer where you log in.',
  chosen: 'In ‘Mine’',
  others: 'All other places',
  up: (place: string) => `Move ${place} up`,
  remove: (place: string) => `Take ${place} out of ‘Mine’`,
  add: (place: string) => `Put ${place} into ‘Mine’`,
  full: 'Twelve places are the most.',
  kept: 'Menu arranged',
  failed: 'The menu could not be kept.',
} as const;
