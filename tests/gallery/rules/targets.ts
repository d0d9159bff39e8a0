// Each control is at least 44 px wide and high on a phone, whole on the screen, and nothing covers it.
import { type Finding, place } from './finding.ts';
import {
  isBehindDialog,
  isForReadersOnly,
  isScroller,
  positionedAround,
  shows,
  styleOf,
} from './in-sight.ts';

const LEAST = 43.5;
const CONTROLS = [
  'a[href]',
  'button',
  'input:not([type=hidden])',
  'select',
  'textarea',
  'summary',
  '[role=button]',
  '[role=tab]',
  '[role=link]',
  '[role=checkbox]',
  '[role=radio]',
  '[role=switch]',
  '[role=slider]',
  '[role=menuitem]',
  '[role=option]',
].join(', ');

export function smallTargets(): Finding[] {
  return controls().flatMap((control) => {
    if (isInSentence(control)) return [];
    const { width, height } = targetOf(control);
    if (width >= LEAST && height >= LEAST) return [];
    return [
      {
        rule: 'small target',
        where: place(control),
        says: `is ${Math.round(width)} × ${Math.round(height)} px`,
      },
    ];
  });
}

export function coveredControls(): Finding[] {
  const from = [...document.querySelectorAll('*')]
    .filter(isScroller)
    .concat(document.documentElement)
    .map((each) => ({ each, left: each.scrollLeft, top: each.scrollTop }));
  const found: Finding[] = [];
  for (const control of controls().filter((each) => !each.matches(':disabled'))) {
    control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const box = controlBox(control);
    const x = (box.left + box.right) / 2;
    const y = (box.top + box.bottom) / 2;
    const isOut = box.right > document.documentElement.clientWidth + 1 || box.left < -1;
    if (isOut && !isInScroller(control))
      found.push({
        rule: 'control out of the screen',
        where: place(control),
        says: 'stands out of the screen',
      });
    const top = document.elementFromPoint(x, y);
    if (top && reaches(top, control)) continue;
    found.push({
      rule: 'covered control',
      where: place(control),
      says: top ? `is covered by ${place(top)}` : 'cannot be reached: its middle is not on the screen',
    });
  }
  for (const { each, left, top } of from) each.scrollTo({ left, top, behavior: 'instant' });
  return found;
}

function controls(): Element[] {
  return [...document.querySelectorAll(CONTROLS)].filter(
    (control) =>
      shows(control) &&
      !control.closest('[inert]') &&
      !isBehindDialog(control) &&
      !isWaitingForFocus(control) &&
      !isStandIn(control),
  );
}

/** 'Skip to the page' stands above the screen until the Tab key reaches it. */
const isWaitingForFocus = (control: Element): boolean =>
  styleOf(control).position === 'fixed' && control.getBoundingClientRect().bottom <= 0;

/** For screen readers alone, as a phone's headings of a table; of an input what is pressed is the label or the button beside it. */
const isStandIn = (control: Element): boolean => isForReadersOnly(control) && labelsOf(control).length === 0;

const labelsOf = (control: Element): Element[] =>
  'labels' in control && control.labels ? [...(control.labels as NodeListOf<Element>)].filter(shows) : [];

const takesItsLabel = (control: Element): boolean =>
  control instanceof HTMLInputElement && /checkbox|radio|file/.test(control.type);

/** What can be pressed of a control: its label as well as the box beside it, or the card over which its link's target is stretched. */
function targetOf(control: Element): { width: number; height: number } {
  const boxes = [
    control,
    ...(takesItsLabel(control) ? labelsOf(control) : []),
    ...stretchedOver(control),
  ].map((each) => each.getBoundingClientRect());
  return {
    width: Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left)),
    height: Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top)),
  };
}

function stretchedOver(control: Element): Element[] {
  const { content, position, inset } = getComputedStyle(control, '::after');
  if (content === 'none' || position !== 'absolute' || inset !== '0px') return [];
  if (styleOf(control).position !== 'static') return [control];
  return [positionedAround(control) ?? control];
}

/** The box of a control: of a link over two lines the first one, of an input that is only for screen readers its label. */
function controlBox(control: Element): DOMRect {
  const [label] = labelsOf(control);
  if (label && isForReadersOnly(control)) return label.getBoundingClientRect();
  return control.getClientRects()[0] ?? control.getBoundingClientRect();
}

function reaches(top: Element, control: Element): boolean {
  return control.contains(top) || labelsOf(control).some((label) => label.contains(top));
}

const isInScroller = (control: Element): boolean => {
  for (let each = control.parentElement; each && each !== document.body; each = each.parentElement)
    if (isScroller(each)) return true;
  return false;
};

/** WCAG 2.5.8: a link within a sentence is as high as its line. */
function isInSentence(control: Element): boolean {
  if (styleOf(control).display !== 'inline') return false;
  const around = control.parentElement;
  if (!around) return false;
  const own = control.textContent?.trim() ?? '';
  return (around.textContent?.trim() ?? '').length > own.length + 2;
}
