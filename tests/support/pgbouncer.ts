// PgBouncer before a test server, by the configuration that is delivered, with addresses and a role of the test.
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLine } from './line.ts';
import { startProgram } from './programs.ts';
import { freePort } from './running-app.ts';

export const PGBOUNCER = '/usr/sbin/pgbouncer';
export const NO_PGBOUNCER = 'there is no program `pgbouncer` on this machine (Debian: the package pgbouncer)';

const delivered = readFileSync(join(import.meta.dirname, '../../deploy/pgbouncer/pgbouncer.ini'), 'utf8');

export type Pooler = {
  /** The address of a database of the server, by way of the pooler. */
  through(url: string): string;
  pid: number;
  stop(): Promise<void>;
};

type Wanted = {
  /** Settings besides. */
  more?: readonly string[];
  /** The file of whoever vouches for the server’s certificate; without one the line to it is not encrypted. */
  authority?: string;
};

/** Whichever database of the server is asked for. Throws where it is not installed. */
export async function startPgBouncer(url: string, { more = [], authority }: Wanted = {}): Promise<Pooler> {
  if (!existsSync(PGBOUNCER)) throw new Error(NO_PGBOUNCER);
  // The socket of a server of ours lies in a folder that another user does not enter.
  const line = new URL(url).searchParams.has('host') ? await openLine(url) : null;
  const { username, password, port } = new URL(line?.url ?? url);
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
  chmodSync(folder, 0o755);
  const own = await freePort();
  const settings = delivered
    .replace(/^pimento = host=\S+ port=\d+ dbname=pimento/m, `* = host=127.0.0.1 port=${port}`)
    .replace('listen_port = 6432', `listen_port = ${own}`)
    .replace('auth_type = scram-sha-256', 'auth_type = trust')
    .replace(/^auth_file = .*$/m, `auth_file = ${join(folder, 'users')}`)
    .replace(
      authority ? /^server_tls_ca_file = .*$/m : /^server_tls_.*$/gm,
      authority ? `server_tls_ca_file = ${authority}` : '',
    );
  writeFileSync(join(folder, 'users'), `"${username}" "${password}"\n`);
  writeFileSync(join(folder, 'pgbouncer.ini'), `${settings}\n${more.join('\n')}\n`);
  const asAnother = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
  const remove = async () => {
    await line?.close();
    rmSync(folder, { recursive: true, force: true });
  };
  const program = await startProgram([PGBOUNCER, ...asAnother, join(folder, 'pgbouncer.ini')], {
    isUp: () => isOpen(own),
  }).catch((error) => remove().then(() => Promise.reject(error)));
  return {
    through: (to) => {
      const pooled = new URL(to);
      for (const name of ['host', 'sslmode', 'sslrootcert']) pooled.searchParams.delete(name);
      pooled.hostname = '127.0.0.1';
      pooled.port = String(own);
      return pooled.href;
    },
    pid: program.pid,
    stop: () => program.stop().then(remove),
  };
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const line = connect(port, '127.0.0.1', () => resolve(true));
    line.once('error', () => resolve(false));
    line.once('close', () => line.destroy());
    line.once('connect', () => line.end());
  });
