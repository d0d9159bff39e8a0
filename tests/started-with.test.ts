// What Node is started with: a server's heap is bounded, so that it is cleared early; commands that read all records at once keep Node's own bound.
import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { memoryEnvironment, memoryFlags } from '../scripts/memory.ts';

const BOUND = '--max-old-space-size=1024';
const root = join(import.meta.dirname, '..');
let folder: string;

/** The command in a folder whose Node says how it was started. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pimento-started-'));
  for (const each of ['scripts', 'node_modules/.bin']) mkdirSync(join(folder, each), { recursive: true });
  for (const each of ['pimento', 'scripts/memory.env']) copyFileSync(join(root, each), join(folder, each));
  const node = join(folder, 'node_modules/.bin/node');
  writeFileSync(node, '#!/bin/sh\necho "$MALLOC_ARENA_MAX" "$@"\n');
  chmodSync(node, 0o755);
});
afterAll(() => rmSync(folder, { recursive: true }));

const startedWith = (...command: string[]) =>
  spawnSync(join(folder, 'pimento'), command, { encoding: 'utf8' })
    .stdout.trim()
    .split('\n')
    .at(-1)
    ?.split(' ');

it('a server, by the operator’s command and by npm start, has a bounded heap and two arenas', () => {
  expect(startedWith('serve')).toEqual(expect.arrayContaining(['2', BOUND, 'scripts/pimento.mjs', 'serve']));
  expect(memoryFlags).toContain(BOUND);
  expect(memoryEnvironment).toEqual({ MALLOC_ARENA_MAX: '2' });
});

it.each(['verify', 'backup', 'restore'])('%s has not', (name) => {
  const words = startedWith(name);
  expect(words).toEqual(expect.arrayContaining(['2', 'scripts/pimento.mjs', name]));
  expect(words).not.toContain(BOUND);
});
