// The product as it is, with the browser part of a newer version: what an operator's server runs after an update.
import { createHash } from 'node:crypto';
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { assetsOfBuildBefore } from '../../scripts/switch-build.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const BUILT = 'build/client';
const SHELL = join(BUILT, 'shell.html');

const VERSION = 'newer0000000';

export type NewerBuild = {
  /** For `startApp`. */
  program: string;
  /** What each of its pages calls it. */
  version: string;
  /** Parts of the version before that this one has no more. */
  gone: readonly string[];
  remove(): void;
};

/** Makes a build as changed sources would: the parts that match these patterns have other names, and so has everything that names them. */
export function newerBuild(changed: readonly string[]): NewerBuild {
  const program = mkdtempSync(join(tmpdir(), 'pimento-newer-'));
  for (const part of ['package.json', 'src', 'db', 'build'])
    cpSync(join(root, part), join(program, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(program, 'node_modules'), 'junction');
  for (const kept of assetsOfBuildBefore()) rmSync(join(program, 'build', kept));
  const inBuilt = (pattern: string) => globSync(pattern, { cwd: join(program, BUILT) });
  for (const twin of inBuilt('**/*.{br,gz}')) rmSync(join(program, BUILT, twin));
  const before = sha256(join(program, SHELL));
  const versionBefore = /data-version="(\w+)"/.exec(readFileSync(join(program, SHELL), 'utf8'))?.[1] ?? '';
  // The entry names all others, so it is another too.
  const names = ['assets/index-*.js', ...changed].flatMap(inBuilt).map((path) => basename(path));
  const newer = (text: string) =>
    names.reduce(
      (changing, name) => changing.replaceAll(name, name.replace(/-[^-]+\.js$/, '-newer000.js')),
      text.replaceAll(versionBefore, VERSION),
    );
  const texts = [
    ...inBuilt('**/*.{html,js}').map((path) => join(BUILT, path)),
    'build/preloads.json',
    'build/painted.json',
  ];
  for (const path of texts) rewrite(join(program, path), newer);
  for (const name of names)
    renameSync(join(program, BUILT, 'assets', name), join(program, BUILT, 'assets', newer(name)));
  rewrite(join(program, BUILT, 'sw.js'), (worker) => worker.replace(before, sha256(join(program, SHELL))));
  const address = (name: string) => `/assets/${name}`;
  return {
    program,
    version: VERSION,
    gone: names.map(address),
    remove: () => rmSync(program, { recursive: true, force: true }),
  };
}

const rewrite = (path: string, change: (text: string) => string): void =>
  writeFileSync(path, change(readFileSync(path, 'utf8')));

const sha256 = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');
