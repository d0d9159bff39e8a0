// Where a database lies that no test run outlives.
import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
/** Several times what the servers of a run take at once. */
const ROOM_BYTES = 4 * 2 ** 30;

/**
 * Makes a folder: in memory where the system offers that and has room, else among the temporary files. Each database is a thousand files
 * that are made and removed again, and ext4 searches past whatever was removed in the last minutes: making one took 900 ms of
 * the processor there, and takes 30 in memory.
 */
export const scratchFolder = (prefix: string): string =>
  mkdtempSync(join(hasRoomInMemory() ? IN_MEMORY : tmpdir(), prefix));

function hasRoomInMemory(): boolean {
  if (!existsSync(IN_MEMORY)) return false;
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize > ROOM_BYTES && freemem() > ROOM_BYTES;
}
