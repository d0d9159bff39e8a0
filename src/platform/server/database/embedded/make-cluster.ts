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
import { initdbForNameless, isForWantOfName } from './nameless.ts';
import type { Programs } from './programs.ts';
import type { Way } from './run-as.ts';

/** The environment of the server's programs: nothing of ours, which holds secrets. */
export const PROGRAM_ENVIRONMENT = { PATH: process.env.PATH, LC_ALL: 'C' };

/**
 * The locale's options for initdb: texts are in the order of their code points, as with the locale C.UTF-8; from version 17 on by
 * PostgreSQL's own rules, on every machine alike.
 */
function localeArgs(version: string): string[] {
  const words = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  const major = Number(/\d+/.exec(version)?.[0]);
  if (major < 17) return [`--locale=${words}`];
  return ['--locale=C', `--lc-ctype=${words}`, '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
}

type Making = { cluster: string; programs: Programs; version: string; way: Way; isThrownAway: boolean };

/**
 * Lays out the server's folder where that is not done yet, and sees to it that it belongs to whom the server runs as. Throws an Error with
 * what went wrong.
 */
export function makeCluster(making: Making): void {
  const { cluster, way } = making;
  if (!existsSync(cluster)) {
    const unfinished = `${cluster}.unfinished`;
    const copied = `${cluster}.initdb`;
    let said = layOut(making, unfinished, making.programs.initdb);
    if (said && isForWantOfName(said)) {
      said = layOut(making, unfinished, initdbForNameless(making.programs, copied));
      rmSync(copied, { recursive: true, force: true });
    }
    if (said) throw new Error(`PostgreSQL cannot lay out ${cluster}: ${said}`);
    renameSync(unfinished, cluster);
  }
  const owner = way.user ?? { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  if (statSync(cluster).uid !== owner.uid) handOver(cluster, owner.uid, owner.gid);
  // A copied folder may be open to others, and PostgreSQL refuses it.
  chmodSync(cluster, 0o700);
}

/** Lays out a folder by initdb; answers what went wrong, null when it is done. */
function layOut({ version, way, isThrownAway }: Making, folder: string, initdb: string): string | null {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  if (way.user) chownSync(folder, way.user.uid, way.user.gid);
  const args = ['-D', folder, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', ...localeArgs(version)];
  const [command = '', ...rest] = [...way.prefix, initdb, ...args, ...(isThrownAway ? ['--no-sync'] : [])];
  const { status, stderr, error } = spawnSync(command, rest, {
    ...way.user,
    cwd: '/',
    env: PROGRAM_ENVIRONMENT,
    encoding: 'utf8',
  });
  return status === 0 ? null : stderr || String(error);
}

/** Gives a folder to the user whom the server runs as: it was copied, or another way of running has left it. */
function handOver(folder: string, uid: number, gid: number): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(folder, name), uid, gid);
  // The outermost folder changes its owner last: its owner then says that everything inside was handed over.
  chownSync(folder, uid, gid);
}
