// A start that cannot be says why in an operator's words, with the setting's name, and without a stack.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'pimento-refused-'));
const taken = createServer();
let port: number;
beforeAll(async () => {
  await new Promise<void>((resolve) => taken.listen(0, 'localhost', resolve));
  const address = taken.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => {
  taken.close();
  rmSync(folder, { recursive: true });
});

const start = (settings: Record<string, string>) =>
  spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/app/server/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      LOG_LEVEL: 'warn',
      HOST: 'localhost',
      DATA_DIR: join(folder, 'here'),
      DATABASE_URL: '',
      ...settings,
    },
    encoding: 'utf8',
    timeout: 120_000,
  });

it('where the port is taken', () => {
  expect(start({ PORT: String(port) })).toMatchObject({
    status: 1,
    stderr: `Pimento cannot start.\nPORT: another program listens on ${port} of localhost already; end that one, or name another port\n`,
  });
});

it('where no database answers', () => {
  const { status, stderr } = start({ DATABASE_URL: 'postgres://localhost:1/pimento' });
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^Pimento cannot start\.\nDATABASE_URL: no PostgreSQL answers there \(connect ECONNREFUSED .*:1\); start it, or name where it is\n$/,
  );
});
