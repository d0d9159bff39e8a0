import { describe, expect, it } from 'vitest';
import { smallPdf } from '#tests/support/small-pdf.ts';
import { hasPage } from './has-page.ts';

const whole = smallPdf('A letter').toString('latin1');

describe('a PDF', () => {
  it.each([
    ['as it was written', whole],
    ['with some bytes before it', `\n\n${whole}`],
    ['with some bytes behind it', `${whole}\n\n`],
    ['whose pages are packed away', whole.replace('/Type /Page ', '/Type/ObjStm ')],
  ])('%s may be kept', (_, text) => {
    expect(hasPage(Buffer.from(text, 'latin1'))).toBe(true);
  });

  it.each([
    ['of a header alone', '%PDF-1.4'],
    ['of a header and an end', '%PDF-1.4\n%%EOF\n'],
    ['without a page', whole.replace('/Type /Page ', '/Type /Pages ')],
    ['cut off half-way', whole.slice(0, whole.length / 2)],
    ['without a header', whole.replace('%PDF-1.4', '')],
  ])('%s may not', (_, text) => {
    expect(hasPage(Buffer.from(text, 'latin1'))).toBe(false);
  });
});
