// What Node is started with: a server's heap is bounded, so that it is cleared early; commands that read all records at once keep Node's own bound; and compiled code is kept where its user may write.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
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

it('compiled code is kept in a folder that the service and the image may write to, for the program’s own is not theirs', () => {
  const unit = readFileSync(join(root, 'deploy/systemd/pimento.service'), 'utf8');
  expect(/^CacheDirectory=(.+)$/m.exec(unit)?.[1]).toBe('pimento');
  expect(unit).toMatch(/^Environment=NODE_COMPILE_CACHE=\/var\/cache\/pimento$/m);
  const image = readFileSync(join(root, 'Containerfile'), 'utf8');
  expect(/^VOLUME (.+)$/m.exec(image)?.[1]).toBe('/data');
  expect(image).toMatch(/^ENV .*NODE_COMPILE_CACHE=\/data\/\w+/m);
});
