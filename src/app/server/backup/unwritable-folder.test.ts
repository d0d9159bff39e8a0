// A backup into a folder that cannot be written, as the mount point of a share that is away.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '#platform/server/config.ts';
import { openFiles } from '#platform/server/file-store.ts';
import { backUp } from './back-up.ts';

it('says that it is that, and not that another backup is at work', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pimento-unwritable-'));
  // Where a folder stands in the place of its lock nobody can take it, root included.
  mkdirSync(join(folder, 'lock.sqlite'));
  const source = {
    connectionString: 'postgres://localhost:1/none',
    files: openFiles(readConfig({ DATA_DIR: folder })),
    dataDir: folder,
    keyFiles: [],
  };
  await expect(backUp(source, { folder, recipient: undefined, keep: undefined })).rejects.toThrow(
    `BACKUP_DIR: no backup can be written into ${folder} (unable to open database file)`,
  );
  rmSync(folder, { recursive: true });
});
