// What can happen when tables leave as files.
import { type Facts, happening, KEPT_ALONE } from '#features/activity/server/happening.ts';
import { staffHappenings as words } from '../texts/staff-happenings.ts';

export const exportDownloaded = happening<Facts>('export.download', {
  subject: 'export',
  words: words['export.download'],
  ...KEPT_ALONE,
});

export const exportFinished = happening<Facts>('export.finish', {
  subject: 'export',
  words: words['export.finish'],
  ...KEPT_ALONE,
});

export const reportDownloaded = happening<Facts>('report.download', {
  subject: 'report',
  words: words['report.download'],
  ...KEPT_ALONE,
});

export const reportFinished = happening<Facts>('report.finish', {
  subject: 'report',
  words: words['report.finish'],
  ...KEPT_ALONE,
});

export const listSaved = happening<Facts>('list.save', {
  subject: 'list',
  words: words['list.save'],
  ...KEPT_ALONE,
});
