// What is in sight of an element: whether it shows, and the part of a box that no ancestor cuts off.

export type Box = { left: number; top: number; right: number; bottom: number };

const CLIPS = /hidden|clip|auto|scroll/;

let styles = new Map<Element, CSSStyleDeclaration>();
/** Before each look: styles are asked for once. */
export const forgetStyles = (): void => {
  styles = new Map();
};

export function styleOf(element: Element): CSSStyleDeclaration {
  const known = styles.get(element) ?? getComputedStyle(element);
  styles.set(element, known);
  return known;
}

export const shows = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });

/** Scrolls, so that what it cuts off can be reached. */
export const isScroller = (element: Element): boolean =>
  /auto|scroll/.test(styleOf(element).overflowX + styleOf(element).overflowY);

export const isClipper = (element: Element): boolean =>
  CLIPS.test(styleOf(element).overflowX + styleOf(element).overflowY);

/** Whether an element lies behind an open dialog, where nothing can be pressed and nothing has to be read. */
export function isBehindDialog(element: Element): boolean {
  const front = [...document.querySelectorAll('dialog:modal')].at(-1);
  return front !== undefined && !front.contains(element);
}

/** For screen readers alone: a box of one pixel. */
export function isForReadersOnly(element: Element): boolean {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { width, height } = each.getBoundingClientRect();
    if (width <= 1.5 && height <= 1.5 && isClipper(each)) return true;
  }
  return false;
}

/** The ancestors whose boxes an element's own must stay in: those up to where it leaves the flow. */
export function* boxesAround(element: Element): Generator<Element> {
  let inFlow: Element = element;
  for (
    let each: Element | null = element.parentElement;
    each && each !== document.documentElement;
    each = each.parentElement
  ) {
    if (/absolute|fixed/.test(styleOf(inFlow).position)) {
      each = positionedAround(inFlow);
      if (!each || each === document.documentElement) return;
    }
    yield each;
    inFlow = each;
  }
}

/** What an absolute position counts from; `offsetParent` would name the cell of a table, wherever it stands. */
export function positionedAround(element: Element): Element | null {
  let each = element.parentElement;
  while (each && styleOf(each).position === 'static') each = each.parentElement;
  return each;
}

/** What is left of a box between the edges of everything that cuts off; null where nothing is. */
export function uncut(element: Element, box: Box): Box | null {
  let left = box.left;
  let top = box.top;
  let right = box.right;
  let bottom = box.bottom;
  const cutters = isClipper(element) ? [element, ...boxesAround(element)] : boxesAround(element);
  for (const each of cutters) {
    if (!isClipper(each) || each === document.body) continue;
    const edge = each.getBoundingClientRect();
    left = Math.max(left, edge.left);
    top = Math.max(top, edge.top);
    right = Math.min(right, edge.right);
    bottom = Math.min(bottom, edge.bottom);
  }
  return right - left < 2 || bottom - top < 2 ? null : { left, top, right, bottom };
}
