// What the folder of backups tells the metrics, on a node that sees it.
import type { Gauge } from '#platform/server/metrics/gauge.ts';
import type { Work } from '#platform/server/work.ts';
import { backupsIn, momentOf } from './kept-backups.ts';
import { lastDrill } from './last-drill.ts';

/** A gauge of the folder of backups; none where this node knows of no such folder. */
const ofFolder = (read: (folder: string, now: Date) => Promise<number | null>) => async (work: Work) => {
  const { folder } = work.services.config.backups;
  const value = folder === undefined ? null : await read(folder, work.now);
  return value === null ? [] : [{ value }];
};

const secondsBetween = (then: Date, now: Date) => (now.getTime() - then.getTime()) / 1000;

export const backupGauges: Gauge[] = [
  {
    name: 'backup_age_seconds',
    help: 'How old the newest whole backup is; infinite where there is none',
    read: ofFolder(async (folder, now) => {
      const newest = (await backupsIn(folder)).at(-1);
      return newest === undefined ? Number.POSITIVE_INFINITY : secondsBetween(momentOf(newest), now);
    }),
  },
  {
    name: 'backup_drill_passed',
    help: '1 where the last backup that was restored aside came back whole and added up, 0 where it did not',
    read: ofFolder(async (folder) => {
      const last = await lastDrill(folder);
      return last && Number(last.passed);
    }),
  },
  {
    name: 'backup_drill_age_seconds',
    help: 'How long ago a backup was last restored aside; infinite where none ever was',
    read: ofFolder(async (folder, now) => {
      const last = await lastDrill(folder);
      return last ? secondsBetween(new Date(last.at), now) : Number.POSITIVE_INFINITY;
    }),
  },
];
