// What can happen here, as staff read it: in the audit trail, and in a person's timeline where it reads otherwise there.

export const staffHappenings = {
  'report.download': { trail: 'Downloaded a report of a lender' },
  'report.finish': { trail: 'Finished a report of a lender' },
  'export.download': { trail: 'Exported data' },
  'list.save': { trail: 'Saved a list as a file' },
  'export.finish': { trail: 'Finished an export' },
} as const;
