// The operator's command as a process of its own, with the settings given and none of this machine's.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);

/** Runs it in `program`, by default this tree; says its last line and answers all that it wrote. Rejects with that where it fails. */
export async function pimentoIn(
  settings: Record<string, string>,
  command: string[],
  say: (line: string) => void,
  program = root,
): Promise<string> {
  const { stdout } = await run(join(program, 'pimento'), command, {
    env: { ...process.env, ...settings },
    cwd: program,
    maxBuffer: 2 ** 26,
  }).catch((error: Error & { stdout?: string }) => {
    error.message += `\n${error.stdout ?? ''}`;
    throw error;
  });
  // The key is for the file alone.
  const lastLine = command[0] === 'backup:key' ? 'made' : stdout.trim().split('\n').at(-1);
  say(`./pimento ${command.join(' ')}: ${lastLine}`);
  return stdout;
}
