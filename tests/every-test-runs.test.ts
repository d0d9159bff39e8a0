import { globSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { expect, it } from 'vitest';
import config from '../vitest.config.ts';

/** A file of tests beside those that are asked for looks like a check, and never fails. */
it('every file of tests belongs to a project that runs it', () => {
  const asked = (config.test?.projects ?? []).flatMap((project) =>
    typeof project === 'object' && 'test' in project ? (project.test?.include ?? []) : [],
  );
  const files = ['src', 'tests', 'bench', 'scripts'].flatMap((folder) =>
    globSync(`${folder}/**/*.test.{ts,tsx}`),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => !asked.some((pattern) => matchesGlob(file, pattern)))).toEqual([]);
});
