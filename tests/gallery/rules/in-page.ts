// What is loaded into each page: one function that judges it as it stands, and what a look needs around that.
import { calm } from './calm.ts';
import { classesWithoutRule } from './classes.ts';
import { clippedTexts } from './clipped.ts';
import type { Finding } from './finding.ts';
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
  const texts = painted(all);
  const findings = [
    ...classesWithoutRule(),
    ...sideways(),
    ...clippedTexts(all),
    ...(isPhone ? smallTargets() : []),
    ...covered,
    ...hiddenScrollbars(),
  ];
  return { findings, texts };
}

/** The reader's own text size: what Chrome's and Firefox's setting changes is the size that every `rem` is counted from. */
function textSize(percent: number): void {
  document.documentElement.style.fontSize = percent === 100 ? '' : `${percent}%`;
}

const gallery = { judge, calm, pose, textSize };
export type Gallery = typeof gallery;

declare global {
  interface Window {
    gallery: Gallery;
  }
}
window.gallery = gallery;
