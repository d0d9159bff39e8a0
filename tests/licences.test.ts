// Under which licences the packages stand that serve: only such as let us ship them without giving away our own code.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

type Locked = { dev?: boolean; license?: string };

const { packages }: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8'),
);

/** The weak copyleft of the last two binds changes of those packages alone, which we make none of and load as they come. */
const ALLOWED = new Set(
  'MIT MIT-0 0BSD ISC BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0 Zlib CC0-1.0 OFL-1.1 MPL-2.0 LGPL-3.0-or-later'.split(
    ' ',
  ),
);
/** What says nothing in its package.json, and what its own LICENSE says. */
const SAID_ELSEWHERE: Record<string, string> = { 'png-js': 'MIT' };

const isAllowed = (licence: string): boolean => {
  const bare = licence.replace(/[()]/g, '');
  if (bare.includes(' OR ')) return bare.split(' OR ').some(isAllowed);
  return bare.split(' AND ').every((each) => ALLOWED.has(each));
};

const refused = (locked: Record<string, Locked>): string[] =>
  Object.entries(locked).flatMap(([path, { dev, license }]) => {
    const name = path.split('node_modules/').at(-1) ?? '';
    const licence = license ?? SAID_ELSEWHERE[name] ?? 'none';
    return path === '' || dev || isAllowed(licence) ? [] : [`${name}: ${licence}`];
  });

it('every package that serves may be shipped with it', () => {
  expect(Object.keys(packages).length).toBeGreaterThan(200);
  expect(refused(packages)).toEqual([]);
});

it('others are found', () => {
  const added = {
    'node_modules/one': { license: 'AGPL-3.0-only' },
    'node_modules/two/node_modules/three': { license: 'MIT AND GPL-3.0-only' },
    'node_modules/four': {},
    'node_modules/five': { license: '(GPL-2.0-only OR MIT)' },
    'node_modules/six': { license: 'GPL-3.0-only', dev: true },
  };
  expect(refused(added)).toEqual(['one: AGPL-3.0-only', 'three: MIT AND GPL-3.0-only', 'four: none']);
});
