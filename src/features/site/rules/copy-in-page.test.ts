import { expect, test } from 'vitest';
import { landingCopy } from '../texts/site.ts';
import { COPY_ELEMENT, copyAsJson, pageWith, wholeCopy } from './copy-in-page.ts';

const page = `<h1 class="a"><span data-copy="hero.title">A loan</span></h1><p data-copy="hero.lead" class="b">Small</p><p data-copy="gone">Stays</p><script type="application/json" id="${COPY_ELEMENT}">{}</script><script>run()</script>`;

test('puts the words where they belong, and leaves everything else', () => {
  const copy = { ...landingCopy, 'hero.title': 'Loans', 'hero.lead': 'From $1 & up' };
  expect(pageWith(page, copy)).toBe(
    `<h1 class="a"><span data-copy="hero.title">Loans</span></h1><p data-copy="hero.lead" class="b">From $1 &#38; up</p><p data-copy="gone">Stays</p><script type="application/json" id="${COPY_ELEMENT}">${copyAsJson(copy)}</script><script>run()</script>`,
  );
});

test('finds a place among other attributes', () => {
  const lead = '<p class="b" id="lead" data-copy="hero.lead" hidden>Small</p>';
  expect(pageWith(lead, { ...landingCopy, 'hero.lead': 'Large' })).toBe(
    '<p class="b" id="lead" data-copy="hero.lead" hidden>Large</p>',
  );
});

test.each(['</span><script>alert(1)</script>', '<!--', '"\'><img onerror=x>', '$& $1 $$'])(
  'words are never markup: %s',
  (words) => {
    const copy = { ...landingCopy, 'hero.title': words };
    const filled = pageWith(page, copy);
    expect(filled.match(/<script/g)).toHaveLength(2);
    expect(filled).not.toContain('<img');
    expect(filled).not.toContain('<!--');
    const json = filled.match(/id="landing-copy">([^<]*)<\/script>/)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual(copy);
    // Filled again with other words, nothing of the first is left.
    expect(pageWith(filled, landingCopy)).toBe(pageWith(page, landingCopy));
  },
);

test.each([null, 'text', [], { 'hero.title': '  ' }, { 'hero.title': 3, unknown: 'x' }])(
  'what was stored as %j gives the first words',
  (stored) => {
    expect(wholeCopy(stored)).toEqual(landingCopy);
  },
);

test('a stored slot counts, trimmed', () => {
  expect(wholeCopy({ 'hero.title': ' New ' })).toEqual({ ...landingCopy, 'hero.title': 'New' });
});
