import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { failedInPlaywright, failedInVitest } from '../scripts/failed-tests.ts';

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'pimento-failed-tests-')));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The runner really runs in the folder: another version of it may write another report. */
async function reportOf(program: string, args: readonly string[], environment = {}) {
  const { VITEST: _, ...inherited } = process.env;
  await promisify(execFile)(process.execPath, [resolve('node_modules', program), ...args], {
    cwd: folder,
    env: { ...inherited, ...environment },
  }).catch((error: { code: number }) => expect(error.code).toBe(1));
  return JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'));
}

test('a failed test is named with its file and the first line of its error, and so is a file that does not load', async () => {
  writeFileSync(
    join(folder, 'sums.test.js'),
    `import { describe, expect, test } from 'vitest';
     test('one and one', () => expect(1 + 1).toBe(2));
     describe('sums', () => { test('two and two', () => expect(2 + 2).toBe(5)); });`,
  );
  writeFileSync(join(folder, 'broken.test.js'), `throw new Error('there is no such table');`);
  const report = await reportOf('vitest/vitest.mjs', [
    'run',
    '--reporter=json',
    '--outputFile.json=report.json',
  ]);
  expect(failedInVitest(report, folder).toSorted((one, other) => one.name.localeCompare(other.name))).toEqual(
    [
      { name: 'broken.test.js', why: 'there is no such table' },
      {
        name: 'sums.test.js › sums two and two',
        why: 'AssertionError: expected 4 to be 5 // Object.is equality',
      },
    ],
  );
});

test('of the journeys those that failed are named, with those that passed only when tried again', async () => {
  writeFileSync(
    join(folder, 'walk.spec.js'),
    `import { expect, test } from '@playwright/test';
     test('arrives', () => expect(1).toBe(1));
     test.describe('at night', () => { test('gets lost', () => { throw new Error('no light'); }); });
     test('arrives late', async ({}, { retry }) => { if (retry === 0) throw new Error('the bus was full'); });`,
  );
  const report = await reportOf(
    '@playwright/test/cli.js',
    ['test', '--reporter=json', '--retries=1', '--workers=1'],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: 'report.json' },
  );
  expect(failedInPlaywright(report).toSorted((one, other) => one.name.localeCompare(other.name))).toEqual([
    { name: 'walk.spec.js:3 › gets lost', why: 'Error: no light' },
    { name: 'walk.spec.js:4 › arrives late', why: 'Error: the bus was full' },
  ]);
});
