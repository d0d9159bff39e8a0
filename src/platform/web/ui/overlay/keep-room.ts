// Keeps a toast off the controls of the screen: it stands beside the bars at its edge of the window, and the page gives way below it.

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
const GAP_PX = 8;

export type Edge = 'top' | 'bottom';

/**
 * `card` is fixed to `edge` of the window. What was in sight before it came stays in sight: the page moves by as much as the card would
 * cover, and ends later, so that its last part comes out below. Once its reader scrolls, it moves no more by itself.
 * Answers how to give the room back.
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
    // Where everything is in sight and nothing is covered, more page would bring a scrollbar alone.
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
  // Once before the card is painted, and again while a screen below it still grows.
  const watch = new ResizeObserver(giveWay);
  watch.observe(card.closest('body > *') ?? body);
  return () => {
    watch.disconnect();
    root.style[SCROLL_PADDING[edge]] = '';
    body.style.paddingTop = '';
    body.style.paddingBottom = '';
  };
}

/** So that what takes the focus comes to lie beside the card. */
const SCROLL_PADDING = { top: 'scrollPaddingTop', bottom: 'scrollPaddingBottom' } as const;

/** Below the bar of the page, where that is in sight; above a bar of buttons that stays at the foot. */
function standOff(card: HTMLElement, edge: Edge): void {
  card.style[edge] = '';
  const bar =
    edge === 'top'
      ? document.querySelector('header:not(main *)')
      : controlsUnder(card).map(stuckBar).find(Boolean);
  if (!bar) return;
  const { top, bottom } = bar.getBoundingClientRect();
  card.style[edge] = `${Math.max(0, edge === 'top' ? bottom : window.innerHeight - top)}px`;
}

function stuckBar(control: Element): Element | null {
  for (let each: Element | null = control; each; each = each.parentElement) {
    if (['sticky', 'fixed'].includes(getComputedStyle(each).position)) return each;
  }
  return null;
}

/** Pixels by which the page must move to bring out all that can be used. */
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
 * Of those that are wholly in sight, since what the window's edge cuts has to be scrolled to with or without a card; and the one in hand,
 * which an error beside its question may have pushed just beyond that edge.
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
