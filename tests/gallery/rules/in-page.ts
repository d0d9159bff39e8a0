// What is loaded into each page: one function that judges it as it stands, and what a look needs around that.
import { calm } from './calm.ts';
import { classesWithoutRule } from './classes.ts';
import { clippedTexts } from './clipped.ts';
import { type Finding, place } from './finding.ts';
import { forgetStyles } from './in-sight.ts';
import { forgetBars, type Painted, painted, pose } from './painted.ts';
import { hiddenScrollbars } from './scrollbars.ts';
import { sideways } from './sideways.ts';
import { coveredControls, smallTargets } from './targets.ts';
import { lines } from './texts.ts';

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
    ...(isPhone ? smallTargets() : []),
    ...covered,
    ...hiddenScrollbars(),
    ...untold(new Set(measured.map(({ element }) => element))),
  ];
  return { findings, texts: measured.map(({ text }) => text) };
}

let left: readonly Element[] = [];
/** Whose contrast another judge could not tell: each of them has to be among the texts that are measured next. */
function leaveToPixels(elements: readonly Element[]): void {
  left = elements;
}

function untold(measured: ReadonlySet<Element>): Finding[] {
  const missed = left.filter((element) => element.isConnected && !measured.has(element));
  left = [];
  return missed.map((element) => ({
    rule: 'axe cannot tell: color-contrast',
    where: place(element),
    says: 'and no pixel behind it was measured',
  }));
}

/** The reader's own text size: what Chrome's and Firefox's setting changes is the size that every `rem` is counted from. */
function textSize(percent: number): void {
  document.documentElement.style.fontSize = percent === 100 ? '' : `${percent}%`;
}

const gallery = { judge, calm, pose, textSize, leaveToPixels };
export type Gallery = typeof gallery;

declare global {
  interface Window {
    gallery: Gallery;
  }
}
window.gallery = gallery;
