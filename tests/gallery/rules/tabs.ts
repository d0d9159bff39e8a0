// Every tab of a row is in sight: one that a row hides behind its edge is one that nobody looks for.
import { type Finding, place } from './finding.ts';

export const hiddenTabs = (): Finding[] =>
  [...document.querySelectorAll('[role=tablist], .tab-row')]
    .filter((row) => row.scrollWidth > row.clientWidth)
    .map((row) => ({
      rule: 'hidden tabs',
      where: place(row),
      says: `is ${row.scrollWidth} px long in a room of ${row.clientWidth} px`,
    }));
