// Puts a finished build in the place of the one that is served, so that a server which stands on that one misses nothing meanwhile.
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where a build is made, before it comes into place. */
export const NEXT = 'build/next';
/** The assets that a build has made, and those that it keeps of the build before. */
const ASSETS = 'assets.json';

type Assets = { made: string[]; before: string[] };

/**
 * Moves what `next` holds into `place`: first the assets, then what names them, each file by a rename. The assets of the build before stay:
 * a server that was not started anew names them, and so do pages that are open. What is older goes.
 */
export function switchBuild(next = NEXT, place = 'build'): void {
  const files = filesIn(next);
  const assets = assetsAfter(files.filter(isAsset), place);
  const stay = new Set([...files, ...assets.made, ...assets.before]);
  for (const file of [...files.filter(isAsset), ...files.filter((file) => !isAsset(file))]) {
    mkdirSync(dirname(join(place, file)), { recursive: true });
    renameSync(join(next, file), join(place, file));
  }
  writeFileSync(join(place, ASSETS), JSON.stringify(assets));
  rmSync(next, { recursive: true });
  for (const file of filesIn(place)) {
    if (file.startsWith('client/') && !stay.has(file)) rmSync(join(place, file));
  }
}

/** What the build in `place` keeps of the one before. */
export const assetsOfBuildBefore = (place = 'build'): readonly string[] => assetsIn(place).before;

/** The same sources built once more are no other build: what was kept stays. */
function assetsAfter(made: string[], place: string): Assets {
  const old = assetsIn(place);
  const isGone = (file: string) => !made.includes(file);
  const gone = old.made.filter(isGone);
  return { made, before: gone.length > 0 ? gone : old.before.filter(isGone) };
}

function assetsIn(place: string): Assets {
  const list = join(place, ASSETS);
  if (existsSync(list)) return JSON.parse(readFileSync(list, 'utf8'));
  return { made: filesIn(place).filter(isAsset), before: [] };
}

const isAsset = (file: string): boolean => file.startsWith('client/assets/');

const filesIn = (folder: string): string[] =>
  globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length).replaceAll('\\', '/'));
