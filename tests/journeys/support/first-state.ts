// Before the journeys: the product is started once on an empty folder, and every server of theirs starts on a copy of what that left.
import { rmSync } from 'node:fs';
import { FIRST_STATE } from '../../support/new-data-dir.ts';
import { startApp } from '../../support/running-app.ts';

/** Answers what clears the folder away after the last journey. */
export default async function makeFirstState(): Promise<() => void> {
  const app = await startApp();
  await app.stop();
  process.env[FIRST_STATE] = app.dataDir;
  return () => rmSync(app.dataDir, { recursive: true, force: true });
}
