// Where a database lies that no test run outlives.
import { existsSync, globSync, mkdtempSync, rmSync, statfsSync, statSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS } from '#shared/calendar.ts';

const IN_MEMORY = '/dev/shm';
/** Several times what the servers of a run take at once. */
const ROOM_BYTES = 4 * 2 ** 30;
/** Longer than any run. */
const LEFT_OVER_MS = DAY_MS;

/**
 * Makes a folder: in memory where the system offers that and has room, else among the temporary files. Each database is a thousand files
 * that are made and removed again, and ext4 searches past whatever was removed in the last minutes: making one took 900 ms of
 * the processor there, and takes 30 in memory. `prefix` begins with 'pimento-'.
 */
export function scratchFolder(prefix: `pimento-${string}`): string {
  if (!hasRoomInMemory()) return mkdtempSync(join(tmpdir(), prefix));
  const folder = mkdtempSync(join(IN_MEMORY, prefix));
  removeLeftOver(IN_MEMORY);
  return folder;
}

function hasRoomInMemory(): boolean {
  if (!existsSync(IN_MEMORY)) return false;
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize > ROOM_BYTES && freemem() > ROOM_BYTES;
}

/** What a run that was killed has left would take memory until the machine is started anew. */
export function removeLeftOver(place: string): void {
  for (const name of globSync('pimento-*', { cwd: place })) {
    const folder = join(place, name);
    const left = statSync(folder, { throwIfNoEntry: false });
    if (left && left.uid === process.getuid?.() && Date.now() - left.mtimeMs > LEFT_OVER_MS)
      rmSync(folder, { recursive: true, force: true });
  }
}
