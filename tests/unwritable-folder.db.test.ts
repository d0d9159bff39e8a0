import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loggedIn, someone } from './support/builders.ts';
import { openTestApp, type TestApp } from './support/database.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

// A file stands where the folder should: nobody can write there, the system's owner included.

test('a server does not start on it, and says which setting is wrong', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pimento-unwritable-'));
  writeFileSync(join(folder, 'files'), '');
  const { status, stderr } = spawnSync(process.execPath, ['src/app/server/main.ts'], {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: 'postgres://localhost:1/none', PORT: '0' },
    encoding: 'utf8',
    timeout: 30_000,
  });
  expect(status).toBe(1);
  expect(stderr).toContain(`DATA_DIR: files cannot be written in ${folder}`);
  rmSync(folder, { recursive: true });
});

test.each(['/proc/nope/deeper', '/proc/nope'])(
  'a server ends at once where no folder can be made: %s',
  (folder) => {
    const { status, signal, stderr } = spawnSync(process.execPath, ['src/app/server/main.ts'], {
      env: { ...process.env, DATA_DIR: folder, PORT: '0' },
      encoding: 'utf8',
      timeout: 20_000,
      killSignal: 'SIGKILL',
    });
    expect({ status, signal }).toEqual({ status: 1, signal: null });
    expect(stderr).toContain(`DATA_DIR: files cannot be written in ${folder}`);
    expect(stderr).toContain('Name a folder that this user may write to');
  },
);

test('a server that runs is not ready, refuses files in plain words, and is ready again when it can write', async () => {
  const browser = await loggedIn(server, await someone(server.services));
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#0E6B4A' } })
    .png()
    .toBuffer();
  const send = () =>
    browser.reply('PUT /api/accounts/image/update', {
      form: { extraInfo: {}, files: [{ field: 'file', name: 'me.png', bytes }] },
    });
  const health = async () => (await browser.get('/api/health')).body;
  const files = join(server.services.config.dataDir, 'files');
  await vi.waitFor(async () => expect(await health()).toMatchObject({ ready: true, files: true }));

  renameSync(files, `${files}-away`);
  writeFileSync(files, '');
  const patience = { timeout: 10_000, interval: 100 };
  await vi.waitFor(
    async () => expect(await health()).toMatchObject({ ready: false, files: false }),
    patience,
  );
  expect(await send()).toMatchObject({ status: 503, body: { code: 'service.storage_full' } });

  rmSync(files);
  mkdirSync(files);
  await vi.waitFor(async () => expect(await health()).toMatchObject({ ready: true, files: true }), patience);
  expect((await send()).status).toBe(200);
});
