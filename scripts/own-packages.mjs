// Installs the packages of a folder that has its own, once for each state of its lock file.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startNpm } from './processes.mjs';

/** Answers npm's exit code; `follow` hears of its process. */
export async function installIn(folder, follow = () => {}) {
  const wanted = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const mark = join(folder, 'node_modules', '.installed');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return 0;
  const { child, ended } = startNpm(['ci', '--ignore-scripts'], { cwd: folder });
  follow(child);
  const code = await ended;
  if (code === 0) writeFileSync(mark, wanted);
  return code;
}
