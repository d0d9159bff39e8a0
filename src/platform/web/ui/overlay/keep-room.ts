// Keeps a toast off the controls of the screen: it stands beside the bars at its edge of the window, and the page gives way below it.

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
const GAP_PX = 8;

export type Edge = 'top' | 'bottom';

/**
 * `card` is fixed to `edge` of the window. Controls that were visible before it appeared stay visible: the page scrolls by as much as the card
 * would cover, and is made longer, so that its last part can be reached. Once its reader scrolls, the page does not move by itself any more.
 * Returns a function that gives the room back.
 */
export function keepRoom(card: HTMLElement, edge: Edge): () => void {
  const { documentElement: root, body } = document;
  const room = card.offsetHeight + 2 * GAP_PX;
  let moved = 0;
  let leftAt: number | null = null;
  const giveWay = () => {
    if (leftAt !== null && window.scrollY !== leftAt) return watch.disconnect();
    standOff(card, edge);
    const { top, bottom } = card.getBoundingClientRect();
    const taken = edge === 'top' ? bottom : window.innerHeight - top;
    root.style[SCROLL_PADDING[edge]] = `${taken + GAP_PX}px`;
    const by = Math.min(coveredBy(card, edge), 2 * room - moved);
    // Where the whole page is visible and nothing is covered, a longer page would only add a scrollbar.
    const isScrolled = root.scrollHeight > root.clientHeight;
    if (edge === 'bottom' && (by > 0 || isScrolled)) body.style.paddingBottom = `${taken}px`;
    if (by > 0) {
      const to = window.scrollY + (edge === 'bottom' ? by : -by);
      if (to < 0) body.style.paddingTop = `${-to}px`;
      window.scrollTo({ top: Math.max(0, to), behavior: 'instant' });
      moved += by;
    }
    leftAt = window.scrollY;
  };
  // Runs once before the card is painted, and again while the screen below it still grows.
  const watch = new ResizeObserver(giveWay);
  watch.observe(card.closest('body > *') ?? body);
  return () => {
    watch.disconnect();
    root.style[SCROLL_PADDING[edge]] = '';
    body.style.paddingTop = '';
    body.style.paddingBottom = '';
  };
}

/** The scroll padding that keeps an element which takes the focus from lying under the card. */
const SCROLL_PADDING = { top: 'scrollPaddingTop', bottom: 'scrollPaddingBottom' } as const;

/**
 * Places the card below the bar at the top of the page, where that is visible, or above a bar of buttons that sticks to the foot. A column that
 * sticks beside the page has no room above it: the card moves to its side.
 */
function standOff(card: HTMLElement, edge: Edge): void {
  card.style[edge] = '';
  card.style.left = '';
  if (edge === 'bottom') moveBesideColumns(card);
  const bar =
    edge === 'top'
      ? document.querySelector('header:not(main *)')
      : stuckUnder(card).find((each) => !isColumn(each));
  if (!bar) return;
  const { top, bottom } = bar.getBoundingClientRect();
  card.style[edge] = `${Math.max(0, edge === 'top' ? bottom : window.innerHeight - top)}px`;
}

/** Where the window is too narrow for that, the card stays over the column, whose own controls can be scrolled. */
function moveBesideColumns(card: HTMLElement): void {
  for (;;) {
    const { left, width } = card.getBoundingClientRect();
    const beside = stuckUnder(card)
      .filter(isColumn)
      .map((column) => column.getBoundingClientRect().right)
      .find((right) => right > left && right + width + 2 * GAP_PX <= window.innerWidth);
    if (beside === undefined) return;
    card.style.left = `${beside}px`;
  }
}

const stuckUnder = (card: HTMLElement): Element[] =>
  controlsUnder(card).flatMap((control) => stuckBar(control) ?? []);

/** Whether something that sticks takes so much of the window's height that it is no bar. */
const isColumn = (stuck: Element): boolean => stuck.getBoundingClientRect().height > window.innerHeight / 2;

function stuckBar(control: Element): Element | null {
  for (let each: Element | null = control; each; each = each.parentElement) {
    if (['sticky', 'fixed'].includes(getComputedStyle(each).position)) return each;
  }
  return null;
}

/** The number of pixels by which the page must scroll to uncover every control. */
function coveredBy(card: HTMLElement, edge: Edge): number {
  const { top, bottom } = card.getBoundingClientRect();
  const reaches = controlsUnder(card)
    .filter((control) => !stuckBar(control))
    .map((control) => {
      const box = control.getBoundingClientRect();
      return edge === 'bottom' ? box.bottom - top : bottom - box.top;
    });
  return reaches.length > 0 ? Math.max(...reaches) + GAP_PX : 0;
}

/**
 * The controls that must stay uncovered: those that are wholly visible, because one that the edge of the window cuts has to be scrolled to with
 * or without a card, and the one that has the focus, which a validation error may have pushed just beyond that edge.
 */
function controlsUnder(card: HTMLElement): Element[] {
  const own = card.getBoundingClientRect();
  return [...document.querySelectorAll(CONTROLS)].filter((control) => {
    const { top, right, bottom, left, width, height } = control.getBoundingClientRect();
    if (width <= 1 || height <= 1 || card.contains(control)) return false;
    const isWhole = top >= 0 && bottom <= window.innerHeight + 1;
    const beyond = control === document.activeElement ? own.height : 0;
    if (!isWhole && beyond === 0) return false;
    return left < own.right && right > own.left && top < own.bottom + beyond && bottom > own.top - beyond;
  });
}
