// The page does not scroll sideways.
import { type Finding, place } from './finding.ts';
import { boxesAround, isClipper, shows } from './in-sight.ts';

export function sideways(): Finding[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [
    {
      rule: 'sideways',
      where: widest(clientWidth),
      says: `the page is ${scrollWidth} px wide on a screen of ${clientWidth} px`,
    },
  ];
}

/** The innermost element that reaches the furthest, and which nothing cuts off. */
function widest(edge: number): string {
  let furthest = edge + 0.5;
  let found: Element = document.body;
  for (const element of document.querySelectorAll('body *')) {
    const { right } = element.getBoundingClientRect();
    if (right < furthest || !shows(element)) continue;
    if ([...boxesAround(element)].some((each) => each !== document.body && isClipper(each))) continue;
    furthest = right;
    found = element;
  }
  return place(found);
}
