// Refuses changes before the disk is full: a database that cannot write is down until somebody makes room.
import { refuse } from '#shared/refusal.ts';
import type { Files } from './file-store.ts';
import type { Services } from './work.ts';

const LOOK_EVERY_MS = 3_000;

/** Looks at the disk at most once in three seconds, and answers what was seen last in between. */
function seenOf<Sight>(look: (files: Files) => Promise<Sight>): (files: Files) => Promise<Sight> {
  const seen = new WeakMap<Files, { at: number; sight: Promise<Sight> }>();
  return (files) => {
    const last = seen.get(files);
    const now = performance.now();
    if (last && now - last.at < LOOK_EVERY_MS) return last.sight;
    const sight = look(files);
    seen.set(files, { at: now, sight });
    // A look that failed is forgotten, so that the next caller looks again.
    sight.catch(() => seen.delete(files));
    return sight;
  };
}

const freeBytes = seenOf((files) => files.freeBytes());
const canWrite = seenOf((files) =>
  files.probe().then(
    () => true,
    () => false,
  ),
);

export const hasFreeDisk = async ({ files, config }: Services): Promise<boolean> =>
  (await freeBytes(files)) >= config.minFreeDiskBytes;

/** Whether uploaded files can be written at all: not without the right to, nor on a disk that is read only. */
export const canWriteFiles = ({ files }: Services): Promise<boolean> => canWrite(files);

export async function refuseOnFullDisk(services: Services): Promise<void> {
  if (!(await hasFreeDisk(services))) refuse('service.storage_full');
}
