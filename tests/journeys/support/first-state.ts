// Before the journeys: the product is started once on an empty folder, and every server of theirs starts on a copy of what that left.
import { chmodSync, rmSync } from 'node:fs';
import { FIRST_STATE, SEEDED } from '../../support/new-data-dir.ts';
import { startApp } from '../../support/running-app.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';

/** Answers what clears away, after the last journey, this folder and those with demonstration people. */
export default async function makeFirstState(): Promise<() => void> {
  const app = await startApp();
  await app.stop();
  process.env[FIRST_STATE] = app.dataDir;
  const seeded = scratchFolder('pimento-seeded-');
  // Demonstration people are made in it, by a server that may be another user when root runs the journeys.
  chmodSync(seeded, 0o711);
  process.env[SEEDED] = seeded;
  return () => {
    for (const folder of [app.dataDir, seeded]) rmSync(folder, { recursive: true, force: true });
  };
}
