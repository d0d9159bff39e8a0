// What a person's timeline says to staff.

export const timelineTexts = {
  title: 'Timeline',
  filter: 'Show',
  everything: 'Everything',
  kind: {
    account: 'Account',
    sections: 'Sections and documents',
    loans: 'Loans',
    seeds: 'Seeds',
    rewards: 'Prizes and contests',
    messages: 'Messages, mails and notes',
    documents: 'Looks at documents',
  },
  empty: 'Nothing has happened yet.',
  emptyKind: 'Nothing of this kind has happened.',
  by: (name: string) => `by ${name}`,
  byItself: 'by the system',
  reason: (reason: string) => `Reason: ${reason}`,
  open: (what: string) => `Open: ${what}`,
  openShort: 'Open',
  earlier: 'Earlier',
  newest: 'Back to the newest',
  pages: 'Pages of the timeline',
  applied: (amount: string, lender: string | null) =>
    lender ? `Applied to ${lender} for ${amount}` : `Applied for ${amount}`,
  text: (channel: string, about: string, state: string) => `${channel} “${about}” (${state})`,
  mail: (subject: string, state: string) => `Mail “${subject}” (${state})`,
  about: (what: string, section: string) => `${what}: ${section}`,
} as const;
