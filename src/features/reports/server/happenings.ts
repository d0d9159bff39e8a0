// What can happen when tables leave as files.
import { type Facts, happening, KEPT_ALONE } from '#features/activity/server/happening.ts';

export const exportDownloaded = happening<Facts>('export.download', {
  subject: 'export',
  words: { audit: 'Exported data' },
  ...KEPT_ALONE,
});

export const exportFinished = happening<Facts>('export.finish', {
  subject: 'export',
  words: { audit: 'Finished an export' },
  ...KEPT_ALONE,
});

export const reportDownloaded = happening<Facts>('report.download', {
  subject: 'report',
  words: { audit: 'Downloaded a report of a lender' },
  ...KEPT_ALONE,
});

export const reportFinished = happening<Facts>('report.finish', {
  subject: 'report',
  words: { audit: 'Finished a report of a lender' },
  ...KEPT_ALONE,
});

export const listSaved = happening<Facts>('list.save', {
  subject: 'list',
  words: { audit: 'Saved a list as a file' },
  ...KEPT_ALONE,
});
