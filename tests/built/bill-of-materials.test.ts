// What the build says is inside is what the lock file names for whoever serves.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));

it('names every package that serves, with its version and hash', () => {
  const { packages }: { packages: Record<string, { dev?: boolean; version: string; name?: string }> } =
    read('package-lock.json');
  const {
    bomFormat,
    components,
  }: { bomFormat: string; components: { name: string; version: string; hashes?: object[] }[] } =
    read('build/sbom.cdx.json');
  expect(bomFormat).toBe('CycloneDX');
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
  const served = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev);
  const missing = served
    .map(([path, { name, version }]) => `${name ?? path.split('node_modules/').at(-1)}@${version}`)
    .filter((each) => !listed.has(each));
  expect(missing).toEqual([]);
  expect(components.filter(({ hashes = [] }) => hashes.length === 0)).toEqual([]);
});
