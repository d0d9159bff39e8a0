// The first start: lays out the folder of a PostgreSQL server, whole or not at all.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Way } from './run-as.ts';

/** What the server's programs are told by the environment: none of ours, which holds secrets. */
export const PROGRAM_ENVIRONMENT = { PATH: process.env.PATH, LC_ALL: 'C' };

/** Texts are in the order of their code points, as on a server with the locale C.UTF-8; from 17 on by PostgreSQL's own rules, on every machine alike. */
function localeArgs(version: string): string[] {
  const words = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  const major = Number(/\d+/.exec(version)?.[0]);
  if (major < 17) return [`--locale=${words}`];
  return ['--locale=C', `--lc-ctype=${words}`, '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
}

type Making = { cluster: string; initdb: string; version: string; way: Way; isThrownAway: boolean };

/** Does nothing where the folder is laid out; sees to it that it belongs to whom the server runs as. Throws an Error with what went wrong. */
export function makeCluster({ cluster, initdb, version, way, isThrownAway }: Making): void {
  if (!existsSync(cluster)) {
    const unfinished = `${cluster}.unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { mode: 0o700 });
    if (way.user) chownSync(unfinished, way.user.uid, way.user.gid);
    const args = [
      '-D',
      unfinished,
      '-U',
      'postgres',
      '--auth=trust',
      '--encoding=UTF8',
      ...localeArgs(version),
    ];
    const [command = '', ...rest] = [...way.prefix, initdb, ...args, ...(isThrownAway ? ['--no-sync'] : [])];
    const made = spawnSync(command, rest, {
      ...way.user,
      cwd: '/',
      env: PROGRAM_ENVIRONMENT,
      encoding: 'utf8',
    });
    if (made.status !== 0)
      throw new Error(`PostgreSQL cannot lay out ${cluster}: ${made.stderr ?? made.error}`);
    renameSync(unfinished, cluster);
  }
  const owner = way.user ?? { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  if (statSync(cluster).uid !== owner.uid) handOver(cluster, owner.uid, owner.gid);
  // A copied folder may be open to others, and PostgreSQL refuses it.
  chmodSync(cluster, 0o700);
}

/** A folder that was copied, or that another way of running has left. */
function handOver(folder: string, uid: number, gid: number): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(folder, name), uid, gid);
  // The last: its owner says that all of it is theirs.
  chownSync(folder, uid, gid);
}
