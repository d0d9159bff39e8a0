// A new data folder for a server of its own.
import { chmodSync, cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the journeys keep the folder that one first start has left behind (tests/journeys/support/first-state.ts). */
export const FIRST_STATE = 'JOURNEYS_FIRST_STATE';

/** Where they keep those with demonstration people (tests/journeys/support/demo.ts). */
export const SEEDED = 'JOURNEYS_SEEDED';

/** A copy of `made`; without it empty, but under the journeys as a first start leaves it: making a database takes longer than most journeys. */
export function newDataDir(made = process.env[FIRST_STATE]): string {
  const folder = mkdtempSync(join(tmpdir(), 'pimento-app-'));
  if (made) cpSync(made, folder, { recursive: true });
  // Under root its server may be another user, who has to enter.
  chmodSync(folder, 0o711);
  return folder;
}
