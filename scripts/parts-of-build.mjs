// Reads the bundler's own list of what it made: which files an address needs.
import { readFileSync } from 'node:fs';
import { NEXT } from './switch-build.ts';

const MANIFEST = `${NEXT}/client/.vite/manifest.json`;

/** The parts of the build, by the path of their source from the project's root, or by the name of a shared part. */
export const partsOfBuild = () => JSON.parse(readFileSync(MANIFEST, 'utf8'));

/** The addresses of all scripts and styles that these sources load at once. Throws where the build has none of that name. */
export function filesOf(parts, sources, files = new Set()) {
  for (const source of sources) {
    const part = parts[source];
    if (!part) throw new Error(`the build has no part for ${source}`);
    if (files.has(`/${part.file}`)) continue;
    files.add(`/${part.file}`);
    for (const style of part.css ?? []) files.add(`/${style}`);
    filesOf(parts, part.imports ?? [], files);
  }
  return files;
}
