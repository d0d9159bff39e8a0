// What is loaded into each page: one function that judges it as it stands, and what a look needs around that.
import { calm } from './calm.ts';
import { classesWithoutRule } from './classes.ts';
import { clippedTexts } from './clipped.ts';
import { type Finding, place } from './finding.ts';
import { forgetStyles } from './in-sight.ts';
import { forgetBars, type Painted, painted, pose } from './painted.ts';
import { hiddenScrollbars } from './scrollbars.ts';
import { sideways } from './sideways.ts';
import { hiddenTabs } from './tabs.ts';
import { coveredControls, smallTargets } from './targets.ts';
import { lines } from './texts.ts';
import { tornTexts } from './torn.ts';

/** `isPhone`: fingers press, so that controls have to be as large as they are. */
function judge(isPhone: boolean): { findings: Finding[]; texts: Painted[] } {
  forgetStyles();
  forgetBars();
  window.scrollTo({ top: 0, behavior: 'instant' });
  const covered = coveredControls();
  const all = lines();
  const measured = painted(all);
  const findings = [
    ...classesWithoutRule(),
    ...sideways(),
    ...clippedTexts(all),
    ...tornTexts(),
    ...(isPhone ? smallTargets() : []),
    ...covered,
    ...hiddenScrollbars(),
    ...hiddenTabs(),
  ];
  const reached = new Set(measured.map(({ element }) => element));
  left = left.filter((element) => element.isConnected && !reached.has(element));
  return { findings, texts: measured.map(({ text }) => text) };
}

let left: readonly Element[] = [];
/** Whose contrast another judge could not tell: those that are not among the texts that are measured next have to be brought into sight. */
function leaveToPixels(elements: readonly Element[]): void {
  left = elements;
}

/** Out of sight within a row that scrolls, or under a bar. Answers what to measure of the next one; null where none is left. */
function nextOutOfSight(): { finding: Finding; texts: Painted[] } | null {
  const [element, ...others] = left;
  left = others;
  if (!element) return null;
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const finding = {
    rule: 'axe cannot tell: color-contrast',
    where: place(element),
    says: 'and no pixel behind it was measured',
  };
  const texts = painted(lines()).filter((one) => one.element === element);
  return { finding, texts: texts.map(({ text }) => text) };
}

/** The reader's own text size: what Chrome's and Firefox's setting changes is the size that every `rem` is counted from. */
function textSize(percent: number): void {
  document.documentElement.style.fontSize = percent === 100 ? '' : `${percent}%`;
}

const gallery = { judge, calm, pose, textSize, leaveToPixels, nextOutOfSight, tornTexts, forgetStyles };
export type Gallery = typeof gallery;

declare global {
  interface Window {
    gallery: Gallery;
  }
}
window.gallery = gallery;
