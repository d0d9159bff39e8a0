// A replica that follows a throw-away PostgreSQL server, as `pg_basebackup` would make one, which does not come with the packages.
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startCluster } from '#platform/server/database/embedded/cluster.ts';
import { findPrograms, type PostgresServer } from './postgres-server.ts';
import { scratchFolder } from './scratch-folder.ts';

/** Copies the running server at `url`, database and all, and follows it from then on. */
export async function startReplica(url: string): Promise<PostgresServer> {
  const programs = findPrograms();
  if (!programs) throw new Error('there is a server to follow, and no program to follow it with');
  const folder = scratchFolder('pimento-replica-');
  chmodSync(folder, 0o711);
  const address = new URL(url);
  const primary = new pg.Client({ connectionString: url });
  await primary.connect();
  const { rows } = await primary.query<{ from: string }>("select current_setting('data_directory') as from");
  const from = rows[0]?.from ?? '';
  const copy = join(folder, 'postgresql');
  await primary.query("select pg_backup_start('replica', true)");
  // A table that goes while it is copied is none that the replica needs.
  spawnSync('cp', ['-a', from, copy]);
  const { rows: ended } = await primary.query<{ label: string }>(
    'select labelfile as label from pg_backup_stop(false)',
  );
  await primary.end();
  const { uid, gid } = statSync(from);
  for (const [name, text] of [
    ['backup_label', ended[0]?.label ?? ''],
    ['standby.signal', ''],
  ] as const) {
    writeFileSync(join(copy, name), text, { mode: 0o600 });
    chownSync(join(copy, name), uid, gid);
  }
  for (const name of ['postmaster.pid', 'postmaster.opts', '.s.PGSQL.5432', '.s.PGSQL.5432.lock'])
    rmSync(join(copy, name), { force: true });
  const { connectionString, stop } = await startCluster({
    folder,
    programs,
    maxConnections: 200,
    isThrownAway: true,
    settings: [
      'fsync=off',
      `primary_conninfo=host=${address.searchParams.get('host')} user=${address.username}`,
    ],
  });
  return {
    url: Object.assign(new URL(connectionString), { pathname: address.pathname }).href,
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
