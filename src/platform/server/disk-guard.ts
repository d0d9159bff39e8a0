// Refuses changes before the disk is full: a database that cannot write is down until somebody makes room.
import { refuse } from '#shared/refusal.ts';
import type { Services } from './work.ts';

const LOOK_EVERY_MS = 3_000;

const seen = new WeakMap<Services['files'], { at: number; freeBytes: number }>();

export async function hasFreeDisk(services: Services): Promise<boolean> {
  const last = seen.get(services.files);
  const now = Date.now();
  if (last && now - last.at < LOOK_EVERY_MS) return last.freeBytes >= services.config.minFreeDiskBytes;
  const freeBytes = await services.files.freeBytes();
  seen.set(services.files, { at: now, freeBytes });
  return freeBytes >= services.config.minFreeDiskBytes;
}

export async function refuseOnFullDisk(services: Services): Promise<void> {
  if (!(await hasFreeDisk(services))) refuse('service.storage_full');
}
