import { expect, it } from 'vitest';
import { escapeHtml } from './escape-html.ts';

it.each([
  ['a < b & c > d', 'a &#60; b &#38; c &#62; d'],
  [`"it's"`, '&#34;it&#39;s&#34;'],
  ['<script>alert(1)</script>', '&#60;script&#62;alert(1)&#60;/script&#62;'],
  ['&amp;', '&#38;amp;'],
  ['Désirée O’Neil, 5 %', 'Désirée O’Neil, 5 %'],
  ['', ''],
])('%s is written as %s', (text, written) => expect(escapeHtml(text)).toBe(written));
