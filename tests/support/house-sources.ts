// Every file of the project as the house rule reads it: its path from the root, and its text.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const NOT_OURS = ['.git', 'node_modules', 'build', 'var', 'test-results', '.DS_Store'];

function filesUnder(folder: string): string[] {
  return readdirSync(root + folder, { withFileTypes: true })
    .filter((entry) => !NOT_OURS.includes(entry.name) && !entry.name.endsWith('.local'))
    .flatMap((entry) =>
      entry.isDirectory() ? filesUnder(`${folder}${entry.name}/`) : [`${folder}${entry.name}`],
    );
}

export const sources = new Map(filesUnder('').map((path) => [path, readFileSync(root + path, 'utf8')]));
