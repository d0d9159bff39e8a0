// Records that hold no document because none was asked for, as staff verify many of them at once.

export const undocumentedTexts = {
  title: 'Records without documents',
  lead: 'Nothing was asked for here but the answers. Verified, each counts as its section does.',
  link: 'Without documents',
  none: 'No record without documents waits.',
  off: 'Records without documents are not verified together: an admin has not switched that on.',
  on: 'Records without documents may be verified together.',
  switchOn: 'Switch it on',
  switchOff: 'Switch it off',
  switchOnTitle: 'Verify records without documents together?',
  switchOnLead:
    'Any officer may then verify many at once, without opening each. What documents were asked for is still looked at one by one.',
  switchOffTitle: 'Look at each record without documents by itself again?',
  switched: {
    on: 'Records without documents may be verified together',
    off: 'Records without documents are looked at one by one',
  },
  section: 'Section',
  owner: 'Sent by',
  sent: 'Sent',
  verify: (count: number) => (count === 1 ? 'Verify 1 record' : `Verify ${count} records`),
  verifyTitle: 'Verify the chosen records?',
  verifyLead: 'Their owners are told. Each can be taken back for ten seconds, in the review.',
  /** Kept with the verdict. */
  note: 'No documents were asked for: verified with its section.',
} as const;
