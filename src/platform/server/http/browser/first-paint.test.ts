import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { firstPaints, type Shown } from './first-paint.ts';

const folder = mkdtempSync(join(tmpdir(), 'pimento-painted-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'painted.json');
writeFileSync(file, JSON.stringify({ '/': '<b>\uE000\uE001</b><h1>\uE000 \uE001</h1>' }));
const paintFor = firstPaints(file);
const marcia: Shown = { userType: 'User', status: 'Active', fullName: 'Marcia Ann Campbell', image: null };

test.each<[string, Partial<Shown>, string | null]>([
  ['a borrower by name', {}, '<b>MC</b><h1>Marcia Ann Campbell</h1>'],
  ['no initials where a picture comes', { image: '/me.webp' }, '<b></b><h1>Marcia Ann Campbell</h1>'],
  ['a name is text, never markup', { fullName: '<i>"$&' }, '<b>&#60;</b><h1>&#60;i&#62;&#34;$&#38;</h1>'],
  ['nothing before the quiz', { status: 'UserQuiz' }, null],
  ['nothing for staff', { userType: 'Admin' }, null],
  ['nothing for a lender', { userType: 'Partner' }, null],
])('%s', (_, change, page) => expect(paintFor('/', { ...marcia, ...change })).toBe(page));

test('nothing without a record, for an unknown address, or before the build', () => {
  expect(paintFor('/', null)).toBeNull();
  expect(paintFor('/nowhere', marcia)).toBeNull();
  expect(firstPaints(join(folder, 'none.json'))('/', marcia)).toBeNull();
});

test('its largest picture, and nothing in its place where there is none', () => {
  const framed = join(folder, 'framed.json');
  writeFileSync(framed, JSON.stringify({ '/redeem': '<link href="\uE002"/><p><img src="\uE002"/></p>' }));
  const paint = firstPaints(framed);
  expect(paint('/redeem', marcia, '/a"b')).toBe('<link href="/a&#34;b"/><p><img src="/a&#34;b"/></p>');
  expect(paint('/redeem', marcia, null)).toBe('<p></p>');
});
