// For a user without a name, as a container or a chroot may give us one: laying out a database asks for the name of whoever does it,
// and gives up where there is none, though it needs none.
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Programs } from './programs.ts';

export const isForWantOfName = (said: string): boolean => said.includes('could not look up effective user');

/**
 * Makes copies of the programs in the folder, which the caller removes, and answers initdb's path. They take the first name that the
 * system knows (getpwent) in place of the user's own (getpwuid); with `-U` no use is made of it. Throws an Error where that is not to be had.
 */
export function initdbForNameless({ initdb, postgres }: Programs, folder: string): string {
  const home = dirname(dirname(initdb));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'bin'), { recursive: true });
  for (const part of ['lib', 'share']) symlinkSync(join(home, part), join(folder, part));
  for (const path of [initdb, postgres]) {
    const program = readFileSync(path);
    const at = program.indexOf('\0getpwuid\0');
    if (at < 0) throw new Error(`${path} asks for the name of its user in a way unknown to us`);
    program.write('getpwent', at + 1, 'latin1');
    writeFileSync(join(folder, 'bin', basename(path)), program, { mode: 0o755 });
  }
  return join(folder, 'bin/initdb');
}
