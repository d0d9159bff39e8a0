// No text is cut off by a box that cannot be scrolled, and none leaves the box that it stands in.
import { type Finding, place } from './finding.ts';
import { boxesAround, isClipper, isScroller, styleOf } from './in-sight.ts';
import type { Line } from './texts.ts';

/** A letter's own overhang. */
const SLACK = 1.5;

export function clippedTexts(lines: readonly Line[]): Finding[] {
  const found = new Map<Element, Finding>();
  for (const { element, text, box } of lines) {
    const fault = faultOf(element, box);
    if (fault && !found.has(fault.by))
      found.set(fault.by, {
        rule: fault.rule,
        where: place(fault.by),
        says: `“${text.slice(0, 60)}” ${fault.says}`,
      });
  }
  return [...found.values()];
}

function faultOf(element: Element, { left, right, top, bottom }: DOMRect) {
  if (element instanceof SVGElement) return null;
  for (const each of [element, ...boxesAround(element)]) {
    if (styleOf(each).display.startsWith('inline') && !isClipper(each)) continue;
    if (styleOf(each).display === 'contents') continue;
    const edge = each.getBoundingClientRect();
    const beyond = Math.round(Math.max(right - edge.right, edge.left - left));
    if (isScroller(each)) return null;
    if (isClipper(each)) {
      const below = Math.round(Math.max(bottom - edge.bottom, edge.top - top));
      if (beyond > SLACK || below > styleSlack(each))
        return { rule: 'clipped', by: each, says: `is cut off by ${Math.max(beyond, below)} px` };
    } else if (beyond > SLACK) {
      return { rule: 'out of its box', by: each, says: `stands ${beyond} px out of its box` };
    }
  }
  return null;
}

/** A line's box is higher than its letters: what is cut off of the room above and below them is no letter. */
const styleSlack = (element: Element): number => Number.parseFloat(styleOf(element).fontSize) * 0.25;
