// Before the walk: room for what it keeps, and the world open. After it: the page of all pictures.
import { mkdirSync, rmSync } from 'node:fs';
import type { FullConfig } from '@playwright/test';
import { EXPLAINED, FOUND, PICTURES } from '../report/where.ts';
import { writeIndex } from '../report/write-index.ts';
import { openWorld } from './open-world.ts';

/** Answers what ends the server, clears its folder away and writes the page of all pictures. */
export default async function start({ projects }: FullConfig): Promise<() => Promise<void>> {
  for (const folder of [FOUND, PICTURES, EXPLAINED]) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }
  const end = await openWorld(projects[0]?.use.launchOptions);
  return async () => {
    await end();
    writeIndex();
  };
}
