import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { linkToPicture, readAddresses } from './preloads.ts';

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
const NOTHING = new URLSearchParams();
const calls = { '/': ['/api/start'], '/loans/:id': ['/api/loans?page={page}'] };
const { isAddress, preloads } = readAddresses(calls, file);

test.each([
  ['/', '</assets/home.js>; rel=modulepreload; fetchpriority=low'],
  [
    '/loans/7',
    '</assets/loan.js>; rel=modulepreload; fetchpriority=low, </assets/loan.css>; rel=preload; as=style',
  ],
  ['/loans/compare', '</assets/compare.js>; rel=modulepreload; fetchpriority=low'],
  ['/faq', null],
  ['/loans/7/more', null],
  ['/nowhere', null],
])('%s', (path, header) => expect(preloads(path, NOTHING, null)).toBe(header));

test("a borrower's screen is sent with the calls that it begins with", () => {
  expect(preloads('/', NOTHING, {})).toBe(
    '</api/start>; rel=preload; as=fetch; crossorigin=anonymous, </assets/home.js>; rel=modulepreload; fetchpriority=low',
  );
});

test.each([
  ['page=3', 3],
  ['page=x"%3E', 1],
  ['', 1],
])('of the page that ?%s asks for', (search, page) => {
  expect(preloads('/loans/7', new URLSearchParams(search), {})).toMatch(`</api/loans?page=${page}>;`);
});

test('what is known of whoever reads the page stands in the calls, and without it they are not named', () => {
  const { preloads } = readAddresses({ '/': ['/api/own', '/api/forms?revision={revision}'] }, file);
  expect(preloads('/', NOTHING, { revision: '7' })).toContain(
    '</api/own>; rel=preload; as=fetch; crossorigin=anonymous, </api/forms?revision=7>;',
  );
  expect(preloads('/', NOTHING, {})).not.toContain('forms');
});

test('the largest picture of a screen is asked for before all else', () => {
  expect(linkToPicture('/api/prizes/image/7')).toBe(
    '</api/prizes/image/7>; rel=preload; as=image; fetchpriority=high',
  );
});

test('an application that is not built preloads nothing', () => {
  expect(readAddresses({}, join(folder, 'none.json')).preloads('/', NOTHING, null)).toBeNull();
});

test.each([
  ['/', true],
  ['/faq', true],
  ['/loans/7', true],
  ['/loans/', false],
  ['/loans/7/more', false],
  ['/nowhere', false],
])('whether %s is an address of the application: %s', (path, is) => expect(isAddress(path)).toBe(is));
