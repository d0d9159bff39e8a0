// The desk's list of forms, and the history of one.

export const schemaListTexts = {
  titleOf: { information: 'Configure information', verification: 'Configure verification' },
  lead: {
    information: 'The sections that people fill in. Open one to change its questions.',
    verification: 'The documents that prove each section. Open one to change what is asked for.',
  },
  search: 'Search',
  searchHint: 'Part of a title or a name',
  anyStatus: 'Any status',
  anybody: 'Everybody',
  none: 'Nothing matches. Try fewer letters, or clear the filters.',
  hidden: 'Hidden',
} as const;

export const historyTexts = {
  version: (version: number) => `Version ${version}`,
  present: 'Now in use',
  byAt: (who: string, moment: string) => `${who}, ${moment}`,
  shipped: 'Came with the product',
  takenFrom: (version: number) => `Brought back version ${version}`,
  added: 'Added',
  removed: 'Removed',
  changed: 'Changed',
  reordered: 'Order changed',
  words: 'Title or description changed',
  nothing: 'No question changed',
  fields: (count: number) => (count === 1 ? '1 question' : `${count} questions`),
  look: (version: number) => `Look at version ${version}`,
  revert: (version: number) => `Bring back version ${version}`,
  revertConfirm: (version: number) => `Publish version ${version} again as the newest version?`,
  revertLead: 'The versions in between stay in this list.',
  cannotRevert: 'This version cannot be brought back as it is:',
} as const;
