// PostgreSQL refuses to run as root: for a Pimento that root has started, the way in which its server runs all the same.
import { spawnSync } from 'node:child_process';

/** How a command of the server is run, and the user who must own its files; undefined for whoever runs this process. */
export type Way = { prefix: readonly string[]; user: { uid: number; gid: number } | undefined };

/** The user whom the system gives no rights, by its usual number. */
const NOBODY = 65_534;

const AS_WE_ARE: Way = { prefix: [], user: undefined };
/**
 * A user namespace: to the rest of the machine the process is still root, so that the files stay root's and private
 * folders can be entered; in its own eyes it is another user.
 */
const RENAMED: Way = {
  prefix: ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`],
  user: undefined,
};
const AS_NOBODY: Way = { prefix: [], user: { uid: NOBODY, gid: NOBODY } };

/**
 * The first way in which the server's program runs and can enter the folder, with what it says of its version. Throws an Error that
 * tells the operator what to do when there is none.
 */
export function wayToRun(postgres: string, folder: string): { way: Way; version: string } {
  const isRoot = process.getuid?.() === 0;
  const said: string[] = [];
  for (const way of isRoot ? [RENAMED, AS_NOBODY] : [AS_WE_ARE]) {
    const [command = '', ...args] = [
      ...way.prefix,
      'sh',
      '-c',
      'cd "$1" && "$2" --version',
      'sh',
      folder,
      postgres,
    ];
    const { status, stdout, stderr } = spawnSync(command, args, { ...way.user, encoding: 'utf8', cwd: '/' });
    if (status === 0) return { way, version: stdout };
    said.push((stderr ?? `${command} is not there`).trim());
  }
  const why = said.join('; ');
  throw new Error(
    isRoot
      ? `PostgreSQL does not run as root, and here it cannot be given another name or user (${why}). ` +
          'Run Pimento as an ordinary user, or set DATABASE_URL to a PostgreSQL server.'
      : `The PostgreSQL that comes with Pimento does not run here (${why}). Set DATABASE_URL to a PostgreSQL server.`,
  );
}
