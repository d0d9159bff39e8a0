import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { preloadsByPath } from './preloads.ts';

const folder = mkdtempSync(join(tmpdir(), 'pimento-preloads-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'preloads.json');
writeFileSync(
  file,
  JSON.stringify({
    '/': ['/assets/home.js'],
    '/loans/:id': ['/assets/loan.js', '/assets/loan.css'],
    '/loans/compare': ['/assets/compare.js'],
    '/faq': [],
  }),
);
const preloads = preloadsByPath(file);

test.each([
  ['/', '</assets/home.js>; rel=modulepreload'],
  ['/loans/7', '</assets/loan.js>; rel=modulepreload, </assets/loan.css>; rel=preload; as=style'],
  ['/loans/compare', '</assets/compare.js>; rel=modulepreload'],
  ['/faq', null],
  ['/loans/7/more', null],
  ['/nowhere', null],
])('%s', (path, header) => expect(preloads(path)).toBe(header));

test('an application that is not built preloads nothing', () => {
  expect(preloadsByPath(join(folder, 'none.json'))('/')).toBeNull();
});
