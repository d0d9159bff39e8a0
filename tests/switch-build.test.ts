// A build that takes the place of the one that is served: a server which stands on the old one, and a page that is open, find all that they name.
import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { assetsOfBuildBefore, switchBuild } from '../scripts/switch-build.ts';

const SWITCH = new URL('../scripts/switch-build.ts', import.meta.url).href;
let folder: string;
const place = () => join(folder, 'build');
const next = () => join(place(), 'next');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pimento-switch-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function make(version: number, more: Record<string, string> = {}): void {
  const files = {
    'client/index.html': `index-${version}.js`,
    'client/login/index.html': `index-${version}.js`,
    [`client/assets/index-${version}.js`]: 'script',
    [`client/assets/index-${version}.js.br`]: 'twin',
    'client/assets/font.woff2': 'font',
    'painted.json': `${version}`,
    ...more,
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(next(), path)), { recursive: true });
    writeFileSync(join(next(), path), text);
  }
}
const built = (version: number, more?: Record<string, string>) => {
  make(version, more);
  switchBuild(next(), place());
};
const page = () => readFileSync(join(place(), 'client/index.html'), 'utf8');
const scripts = () => globSync('client/assets/*.js', { cwd: place() }).toSorted();

it('the assets of the build before stay, older ones and pages that are no more go', () => {
  built(1, { 'client/about/index.html': 'index-1.js' });
  built(2);
  expect(page()).toBe('index-2.js');
  expect(readFileSync(join(place(), 'painted.json'), 'utf8')).toBe('2');
  expect(scripts()).toEqual(['client/assets/index-1.js', 'client/assets/index-2.js']);
  expect(assetsOfBuildBefore(place()).toSorted()).toEqual([
    'client/assets/index-1.js',
    'client/assets/index-1.js.br',
  ]);
  expect(existsSync(join(place(), 'client/about/index.html'))).toBe(false);
  built(3);
  expect(scripts()).toEqual(['client/assets/index-2.js', 'client/assets/index-3.js']);
  expect(existsSync(next())).toBe(false);
});

it('the same sources built once more keep what was kept', () => {
  built(1);
  built(2);
  built(2);
  expect(scripts()).toEqual(['client/assets/index-1.js', 'client/assets/index-2.js']);
});

it('a build that left no list of its assets is kept whole', () => {
  built(1);
  rmSync(join(place(), 'assets.json'));
  built(2);
  expect(scripts()).toEqual(['client/assets/index-1.js', 'client/assets/index-2.js']);
});

it('who reads while builds take each other’s place finds each page, and all that it names until two builds later', async () => {
  built(0);
  const child = spawn(process.execPath, ['--input-type=module', '--eval', BUILDS, SWITCH, folder], {
    stdio: 'inherit',
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const versionOf = (text: string) => Number(/^index-(\d+)\.js$/.exec(text)?.[1]);
  const missed: string[] = [];
  const seen = new Set<number>();
  while (child.exitCode === null) {
    const version = versionOf(page());
    seen.add(version);
    const isThere = existsSync(join(place(), `client/assets/index-${version}.js`));
    if (!isThere && versionOf(page()) < version + 2) missed.push(`index-${version}.js`);
    await setTimeout(0);
  }
  expect(await ended).toBe(0);
  expect(missed).toEqual([]);
  expect(seen.size).toBeGreaterThan(5);
});

/** Sixty builds, one after the other. */
const BUILDS = `
import { mkdirSync, writeFileSync } from 'node:fs';
const [, module, folder] = process.argv;
const { switchBuild } = await import(module);
const next = folder + '/build/next';
for (let version = 1; version <= 60; version++) {
  mkdirSync(next + '/client/assets', { recursive: true });
  writeFileSync(next + '/client/index.html', 'index-' + version + '.js');
  writeFileSync(next + '/client/assets/index-' + version + '.js', 'script');
  switchBuild(next, folder + '/build');
  await new Promise((resolve) => setTimeout(resolve, 20));
}`;
