// A new data folder for a server of its own.
import { chmodSync, cpSync } from 'node:fs';
import { scratchFolder } from './scratch-folder.ts';

/** The setting that names the folder which one first start of the journeys has left behind (tests/journeys/support/first-state.ts). */
export const FIRST_STATE = 'JOURNEYS_FIRST_STATE';

/** The setting that names the folders with demonstration people (tests/journeys/support/demo.ts). */
export const SEEDED = 'JOURNEYS_SEEDED';

/**
 * A copy of `made` in `folder`; without `made` empty, but under the journeys as a first start leaves it: making a database takes longer than
 * most journeys.
 */
export function newDataDir(made = process.env[FIRST_STATE], folder = scratchFolder('pimento-app-')): string {
  if (made) cpSync(made, folder, { recursive: true });
  // When root runs the tests, the server may be another user, who has to enter the folder.
  chmodSync(folder, 0o711);
  return folder;
}
