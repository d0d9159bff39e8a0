// Every line of text that a page shows, with the box around it.
import { isForReadersOnly, shows } from './in-sight.ts';

export type Line = { element: Element; text: string; box: DOMRect };

const UNSEEN = 'script, style, noscript, template, title, option, datalist';

export function lines(): Line[] {
  const found: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!element || text === '' || element.closest(UNSEEN)) continue;
    if (!shows(element) || isForReadersOnly(element)) continue;
    range.selectNodeContents(node);
    for (const box of range.getClientRects())
      if (box.width >= 1 && box.height >= 1) found.push({ element, text, box });
  }
  return found;
}
