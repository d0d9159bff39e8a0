import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeLeftOver, scratchFolder } from './support/scratch-folder.ts';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'pimento-scratch-'));
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

test('what a killed run left a day ago goes; what is younger or not of the tests stays', () => {
  const folders = ['pimento-app-old', 'pimento-app-new', 'other-old'].map((name) => join(place, name));
  const [old = '', young = '', other = ''] = folders;
  for (const folder of folders) mkdirSync(join(folder, 'postgresql'), { recursive: true });
  const yesterday = Date.now() / 1000 - 25 * 60 * 60;
  for (const folder of [old, other]) utimesSync(folder, yesterday, yesterday);
  removeLeftOver(place);
  expect([old, young, other].map((folder) => existsSync(folder))).toEqual([false, true, true]);
});

test('each asker has a folder of its own', () => {
  const [one, another] = [scratchFolder('pimento-scratch-'), scratchFolder('pimento-scratch-')];
  expect(one).not.toBe(another);
  for (const folder of [one, another]) rmSync(folder, { recursive: true });
});
