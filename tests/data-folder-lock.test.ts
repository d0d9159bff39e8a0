import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataFolderInUse, lockDataFolder } from '#platform/server/database/embedded/data-folder-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pimento-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Another process that keeps the lock for so long once it says 'locked', and then dies of kill -9 by its own hand. */
async function keptElsewhere(ms: number) {
  const lock = new URL('../src/platform/server/database/embedded/data-folder-lock.ts', import.meta.url).href;
  const code = `import { lockDataFolder } from ${JSON.stringify(lock)};
    lockDataFolder(${JSON.stringify(folder)});
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${ms});
    console.log('locked');`;
  const other = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(other.stdout, 'data');
  return other;
}

test('a start waits for a process that is about to be gone, and then has the folder for itself', async () => {
  await keptElsewhere(600);
  const unlock = lockDataFolder(folder);
  unlock();
});

test('a folder in use stays with the process that uses it', async () => {
  const other = await keptElsewhere(60_000);
  expect(() => lockDataFolder(folder)).toThrow(DataFolderInUse);
  other.kill('SIGKILL');
}, 20_000);
