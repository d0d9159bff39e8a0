// No word, amount, phone number, day or hour ends on another line than it began on, unless it alone is longer than a line.
import { type Finding, place } from './finding.ts';
import { boxesAround, isForReadersOnly, shows, styleOf } from './in-sight.ts';

/** Words of up to 15 letters: a longer one may be a name that no line holds. Parts of addresses, of files and of codes are no words. */
const WORD = /(?<![\p{L}\d@_./])\p{L}{2,15}(?![\p{L}\d@_/]|\.\p{L})/u;
const AMOUNT = /\$\d[\d,]*(?:\.\d\d)?/;
const PHONE = /\d{3}-\d{3}-\d{4}/;
const DAY = /\p{Lu}\p{Ll}+\s\d{1,2}(?:st|nd|rd|th)\s\d{4}/u;
const HOUR = /\d{1,2}:\d{2}\s[ap]m/;
const anyOf = (parts: readonly RegExp[]): RegExp =>
  new RegExp(parts.map(({ source }) => source).join('|'), 'gu');
const WHOLE = anyOf([DAY, HOUR, AMOUNT, PHONE, WORD]);
/** A desk's columns fold a moment on purpose, so that more of them have room. */
const WHOLE_AT_DESK = anyOf([AMOUNT, PHONE, WORD]);

const UNSEEN = 'script, style, noscript, template, title, option, datalist, svg';

/** Desks are made for 768 px and more: on a phone they work, and words in their narrow columns may break. */
const DESK = /^\/(admin|partner)\//;
const NARROWEST_DESK = 768;

export function tornTexts(): Finding[] {
  const isDesk = DESK.test(window.location.pathname);
  if (isDesk && window.innerWidth < NARROWEST_DESK) return [];
  const found: Finding[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || element.closest(UNSEEN) || !shows(element) || isForReadersOnly(element)) continue;
    for (const { 0: whole, index } of (node.textContent ?? '').matchAll(isDesk ? WHOLE_AT_DESK : WHOLE)) {
      const parts = partsOf(node, index, whole.length);
      if (lines(parts) < 2) continue;
      const width = widthOf(parts, element);
      // A day or an hour stands in a box of its own with the sign that follows it: both together are what a line holds or does not.
      const boxed = styleOf(element).display === 'inline-block';
      const unit = boxed ? widthOf(partsOf(node, 0, node.textContent?.length ?? 0), element) : width;
      const isWord = new RegExp(`^${WORD.source}$`, 'u').test(whole);
      // A word that a card of its own width cannot hold is the card's fault; an amount or a day goes over two lines there.
      if (!isWord && unit > roomOf(element)) continue;
      found.push({
        rule: 'torn',
        where: place(element),
        says: `“${whole}” of ${Math.round(width)} px stands on ${lines(parts)} lines`,
      });
    }
  }
  return found;
}

function partsOf(node: Node, start: number, length: number): DOMRect[] {
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, start + length);
  return [...range.getClientRects()];
}

const lines = (parts: readonly DOMRect[]): number => new Set(parts.map(({ top }) => Math.round(top))).size;

/** As wide as the parts would be on one line. */
const widthOf = (parts: readonly DOMRect[], element: Element): number =>
  parts.reduce((sum, part) => sum + part.width, 0) + blankOf(element) * (lines(parts) - 1);

/** What the end of a line swallows. */
const blankOf = (element: Element): number => Number.parseFloat(styleOf(element).fontSize) * 0.3;

/** The width of the lines in which an element's text is laid out. */
function roomOf(element: Element): number {
  for (const each of [element, ...boxesAround(element)]) {
    const style = styleOf(each);
    if (style.display.startsWith('inline') || style.display === 'contents') continue;
    const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
    return each.clientWidth - padding;
  }
  return document.documentElement.clientWidth;
}
