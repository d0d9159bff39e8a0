// PgBouncer before a test server, by the configuration that is delivered, with addresses and a role of the test.
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openLine } from './line.ts';
import { freePort } from './running-app.ts';

export const PGBOUNCER = '/usr/sbin/pgbouncer';
export const NO_PGBOUNCER = 'there is no program `pgbouncer` on this machine (Debian: the package pgbouncer)';

const delivered = readFileSync(join(import.meta.dirname, '../../deploy/pgbouncer/pgbouncer.ini'), 'utf8');

export type Pooler = {
  /** The address of a database of the server, by way of the pooler. */
  through(url: string): string;
  stop(): Promise<void>;
};

/** Whichever database of the server is asked for. Throws where it is not installed. `more` are settings besides. */
export async function startPgBouncer(url: string, more: readonly string[] = []): Promise<Pooler> {
  if (!existsSync(PGBOUNCER)) throw new Error(NO_PGBOUNCER);
  // The socket of a server of ours lies in a folder that another user does not enter.
  const line = await openLine(url);
  const { username, password, port } = new URL(line.url);
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
  chmodSync(folder, 0o755);
  const own = await freePort();
  const settings = delivered
    .replace(/^pimento = host=\S+ port=\d+ dbname=pimento/m, `* = host=127.0.0.1 port=${port}`)
    .replace('listen_port = 6432', `listen_port = ${own}`)
    .replace('auth_type = scram-sha-256', 'auth_type = trust')
    .replace(/^auth_file = .*$/m, `auth_file = ${join(folder, 'users')}`)
    .replace(/^server_tls_.*$/gm, '');
  writeFileSync(join(folder, 'users'), `"${username}" "${password}"\n`);
  writeFileSync(join(folder, 'pgbouncer.ini'), `${settings}\n${more.join('\n')}\n`);
  const asAnother = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
  let said = '';
  const child = spawn(PGBOUNCER, [...asAnother, join(folder, 'pgbouncer.ini')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-2_000);
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await line.close();
    rmSync(folder, { recursive: true, force: true });
  };
  for (const deadline = Date.now() + 20_000; !(await isOpen(own)); await setTimeout(100)) {
    if (Date.now() < deadline && child.exitCode === null) continue;
    await stop();
    throw new Error(`PgBouncer does not answer:\n${said}`);
  }
  return {
    through: (to) => {
      const pooled = new URL(to);
      pooled.searchParams.delete('host');
      pooled.hostname = '127.0.0.1';
      pooled.port = String(own);
      return pooled.href;
    },
    stop,
  };
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const line = connect(port, '127.0.0.1', () => resolve(true));
    line.once('error', () => resolve(false));
    line.once('close', () => line.destroy());
    line.once('connect', () => line.end());
  });
