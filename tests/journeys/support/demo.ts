// A data folder full of demonstration people, made before the server starts on it.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { newDataDir, SEEDED } from '../../support/new-data-dir.ts';

/**
 * Answers the folder, for `startApp({ dataDir })`; the app's `remove` clears it away. Under the journeys so many people are made once,
 * and each journey that wants them gets a copy.
 */
export async function seedPeople(users: number): Promise<string> {
  const seeded = process.env[SEEDED];
  if (!seeded) return seed(users, newDataDir());
  const kept = join(seeded, `${users}-people`);
  // Beside where it is kept, so that it gets there in one step.
  if (!existsSync(kept)) keep(seed(users, newDataDir(undefined, mkdtempSync(join(seeded, 'made-')))), kept);
  return newDataDir(kept);
}

/** In one step; of two journeys that have made them at the same moment the first wins. */
function keep(dataDir: string, kept: string): void {
  try {
    renameSync(dataDir, kept);
  } catch (failure) {
    if (!existsSync(kept)) throw failure;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function seed(users: number, dataDir: string): string {
  execFileSync(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      'scripts/seed-demo.mjs',
      '--users',
      String(users),
      '--seed',
      '7',
    ],
    {
      env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: '', DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
      stdio: 'ignore',
    },
  );
  return dataDir;
}
