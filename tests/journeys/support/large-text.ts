// What large text does to a page: figures and words that are torn, letters that leave their box.
import type { Page } from '@playwright/test';

/** Amounts and phone numbers that do not stand on one line, though they would have room there. */
export const tornFigures = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const torn: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent ?? '';
      for (const { 0: figure, index } of text.matchAll(/\$[\d,]+\.\d\d|\d{3}-\d{3}-\d{4}/g)) {
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + figure.length);
        const parts = [...range.getClientRects()];
        const width = parts.reduce((sum, part) => sum + part.width, 0);
        const room =
          texts.currentNode.parentElement?.closest('p, li, dd, td, h1, h2, h3, div')?.clientWidth ?? 0;
        if (new Set(parts.map(({ top }) => Math.round(top))).size > 1 && width <= room) torn.push(figure);
      }
    }
    return torn;
  });

/** Words of headings and tiles that end on another line than they began on; addresses and numbers may. */
export const tornWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const torn: string[] = [];
    for (const heading of document.querySelectorAll('main :is(h1, h2, h3, dt, .font-bold, .font-semibold)')) {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        for (const { 0: word, index } of (texts.currentNode.textContent ?? '').matchAll(/[A-Za-z]{4,15}/g)) {
          const range = document.createRange();
          range.setStart(texts.currentNode, index);
          range.setEnd(texts.currentNode, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) torn.push(word);
        }
      }
    }
    return torn;
  });

/** Letters that are larger than the box of a fixed size in which they stand. */
export const outgrown = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main [class*="size-"]:not(svg, svg *, input):not(:has(*))')]
      .filter((box) => box.textContent && box.scrollHeight > box.clientHeight + 1)
      .map((box) => `${box.className}: ${box.textContent}`),
  );
