// A start on a database whose secrets were sealed with another secret-key is refused in words, and draws no key; so does verify see it.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seal } from '#platform/server/sealing/secret-key.ts';
import { someone } from './support/builders.ts';
import { openTestApp, type TestApp } from './support/database.ts';

const folder = mkdtempSync(join(tmpdir(), 'pimento-secret-key-'));
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

const run = (program: string, args: string[], dataDir: string) =>
  spawnSync(program, args, {
    cwd: join(import.meta.dirname, '..'),
    env: {
      ...process.env,
      ...{ NODE_ENV: 'test', LOG_LEVEL: 'warn', HOST: 'localhost', PORT: '0', DATABASE_POOLER_URL: '' },
      ...{ DATABASE_URL: test.ownerAddress, DATA_DIR: dataDir },
    },
    encoding: 'utf8',
    timeout: 120_000,
  });
const start = (dataDir: string) =>
  run(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/app/server/main.ts'], dataDir);

it('without the key, and on a database of an earlier version, which recorded none', async () => {
  const empty = join(folder, 'empty');
  const words =
    /^Pimento cannot start\.\nDATA_DIR: there is no secret-key in it, and what this database keeps was sealed with one\. Bring that one back/;
  expect(start(empty)).toMatchObject({ status: 1, stderr: expect.stringMatching(words) });
  const { id } = await someone(test.services);
  const secret = await seal(test.services.config.dataDir, Buffer.alloc(20, 7), `totp ${id}`);
  await test.owner
    .insertInto('totp_factors')
    .values({ account_id: id, secret, created_at: new Date() })
    .execute();
  const known = await test.owner.deleteFrom('known_secret_key').returningAll().executeTakeFirstOrThrow();
  expect(start(empty)).toMatchObject({ status: 1, stderr: expect.stringMatching(words) });
  await test.owner.insertInto('known_secret_key').values(known).execute();
  expect(existsSync(join(empty, 'secret-key'))).toBe(false);
}, 120_000);

it('with another key', async () => {
  const other = join(folder, 'other');
  await seal(other, Buffer.alloc(20), 'anything');
  expect(start(other)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/DATA_DIR: its secret-key is another one/),
  });
}, 120_000);

it('and verify makes no folder and no key where there is none', () => {
  const nowhere = join(folder, 'nowhere');
  const { status, stdout } = run(join(import.meta.dirname, '../pimento'), ['verify'], nowhere);
  expect(stdout).toMatch(/FAIL the secret-key is the one of this database/);
  expect(stdout).toMatch(/FAIL every authenticator app’s secret opens/);
  expect(status).toBe(1);
  expect(existsSync(nowhere)).toBe(false);
}, 120_000);
