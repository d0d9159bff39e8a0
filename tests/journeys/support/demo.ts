// A data folder full of demonstration people, made before the server starts on it.
import { execFileSync } from 'node:child_process';
import { newDataDir } from '../../support/new-data-dir.ts';

/** Answers the folder, for `startApp({ dataDir })`; the app's `remove` clears it away. */
export async function seedPeople(users: number): Promise<string> {
  const dataDir = newDataDir();
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
