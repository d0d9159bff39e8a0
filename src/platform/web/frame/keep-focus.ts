// A focus that would be dropped is given a place: dropped, it begins anew at the top of the page for whoever uses a keyboard or hears the screen.

type Held = {
  element: HTMLElement;
  /** The window or toast that it stands in, over what had the focus before. */
  layer: Element | null;
  /** Where it stood, once it is gone. */
  spot: Spot | null;
  /** Whether the focus was taken away from it on purpose, as by a click on nothing. */
  isLeft: boolean;
  /** Whether it was pressed since: what became of it then is its own user's doing. */
  isPressed: boolean;
  /** The address of the page then. */
  page: string;
};

/** A place in the page: in `within`, right behind `before`. */
type Spot = { within: Element; before: ChildNode | null; gone: Node };

/**
 * When what has the focus goes away, is hidden or is disabled after what it did: in a list the same control of the row that is in its place now, else that row's link or
 * the heading of what is, or the one above it. A button that destroys, and any button of a row that went by somebody else's doing, is never followed by the same one of
 * another row: the next key was meant for the row that is gone. What is busy gets the focus back with the answer, and what opened a window, or had it before a toast, when that closes. What takes the focus by itself is left alone.
 */
export function keepFocus(): () => void {
  /** Below the one that has the focus: what had it before each window or toast that stands over the page. */
  let held: Held[] = [];
  let isDue = false;
  const note = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    const layer = target.closest('dialog, [data-toast]');
    const place = layer ? held.findIndex((each) => each.layer === layer) : 0;
    const below = place < 0 ? held : held.slice(0, place);
    // It gets the focus back from the window that it opened.
    const isPressed = held.some(({ element, isPressed }) => element === target && isPressed);
    held = [
      ...below,
      { element: target, layer, spot: null, isLeft: false, isPressed, page: location.pathname },
    ];
  };
  const press = ({ target }: MouseEvent) => {
    for (const each of held)
      if (target instanceof Node && each.element.contains(target)) each.isPressed = true;
  };
  let downAt: EventTarget | null = null;
  /** A key that is held acts where it went down, not on what the focus was given meanwhile. */
  const hold = (event: KeyboardEvent) => {
    if (!event.repeat) downAt = event.target;
    else if (event.key === 'Enter' && event.target !== downAt) event.preventDefault();
  };
  const leave = ({ target, relatedTarget }: FocusEvent) => {
    // What is being removed or disabled is told of as well in some browsers, before that is done.
    if (relatedTarget) return;
    queueMicrotask(() => {
      const last = held.at(-1);
      if (last?.element === target && isDropped() && mayHold(last.element)) last.isLeft = true;
    });
  };
  const settle = () => {
    isDue = false;
    if (!isDropped() || document.querySelector(AWAITED)) return;
    let isOverToast = false;
    while (isOver(held.at(-1))) isOverToast = held.pop()?.layer?.matches('[data-toast]') ?? false;
    const last = held.at(-1);
    if (!last || last.isLeft || isBusy(last.element)) return;
    // Reading a toast is no way to leave the place that is read, and another page stands where 'back' or its own beginning has put it.
    const isBrought = !isOverToast && last.page === location.pathname;
    [last.element, ...placesOf(last)].some((place) => takes(place, isBrought));
  };
  const watch = new MutationObserver((records) => {
    for (const each of held) for (const record of records) follow(each, record);
    if (held.length === 0 || isDue) return;
    isDue = true;
    // By then a browser has taken the focus from what was disabled or hidden, and a screen has given it where it wants it.
    requestAnimationFrame(() => setTimeout(settle));
  });
  watch.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'hidden', 'open', 'inert', 'aria-busy'],
  });
  document.addEventListener('focusin', note);
  document.addEventListener('focusout', leave);
  document.addEventListener('click', press, true);
  document.addEventListener('keydown', hold, true);
  return () => {
    watch.disconnect();
    document.removeEventListener('focusin', note);
    document.removeEventListener('focusout', leave);
    document.removeEventListener('click', press, true);
    document.removeEventListener('keydown', hold, true);
    held = [];
  };
}

/** Nothing has the focus, or something that takes no keys. */
const isDropped = (): boolean => !document.activeElement || document.activeElement.matches('body, :disabled');

/** A heading whose words are still to come takes the focus with them. */
const AWAITED = 'main h1[aria-busy="true"]';

const isOver = (held: Held | undefined): boolean =>
  held !== undefined &&
  held.layer !== null &&
  !(held.layer.isConnected && held.layer.matches('[data-toast], [open]'));

const isBusy = (element: HTMLElement): boolean =>
  element.isConnected && element.getAttribute('aria-busy') === 'true';

const mayHold = (element: HTMLElement): boolean =>
  element.isConnected &&
  !element.matches(':disabled') &&
  element.closest('[inert]') === null &&
  (element.checkVisibility?.({ visibilityProperty: true }) ?? true);

/** Notes where it stood when it is removed, and moves that place along with what is removed later. */
function follow(held: Held, { target, removedNodes, previousSibling }: MutationRecord): void {
  for (const gone of removedNodes) {
    const { spot } = held;
    if (gone.contains(spot?.within ?? held.element))
      held.spot = { within: target as Element, before: previousSibling as ChildNode | null, gone };
    else if (spot?.before === gone) spot.before = previousSibling as ChildNode | null;
  }
}

/** The nearest first. */
function placesOf({ element, spot, isPressed }: Held): HTMLElement[] {
  const { within, before, gone } = spot ?? spotOf(element);
  const inItsPlace = [
    elementFrom(before ? before.nextSibling : within.firstChild, 'nextSibling'),
    elementFrom(before, 'previousSibling'),
  ];
  const isRow = gone instanceof Element && gone.matches('tr, li');
  const isRisky = isRow && element.matches('button') && (!isPressed || element.matches('[data-danger]'));
  return [
    ...(isRisky ? [] : inItsPlace).flatMap((stead) => sameIn(stead, element) ?? []),
    ...(isRow ? inItsPlace.flatMap((stead) => stead?.querySelector<HTMLElement>('a[href]') ?? []) : []),
    ...(gone === element ? [] : (inItsPlace[0]?.querySelectorAll<HTMLElement>(HEADING) ?? [])),
    ...headingsAbove(within, before),
    ...document.querySelectorAll<HTMLElement>('main h1'),
    ...document.querySelectorAll<HTMLElement>('main'),
  ];
}

const spotOf = (element: HTMLElement): Spot => ({
  within: element.parentElement ?? document.body,
  before: element.previousSibling,
  gone: element,
});

function elementFrom(node: ChildNode | null, way: 'nextSibling' | 'previousSibling'): HTMLElement | null {
  let at = node;
  while (at && !(at instanceof HTMLElement)) at = at[way];
  return at;
}

/** The control that does the same there. */
const sameIn = (stead: HTMLElement | null, element: HTMLElement): HTMLElement | undefined =>
  stead
    ? [stead, ...stead.querySelectorAll<HTMLElement>(element.tagName)].find(
        (each) => each.tagName === element.tagName && nameOf(each) === nameOf(element),
      )
    : undefined;

const nameOf = (element: HTMLElement): string | null =>
  element.getAttribute('name') || element.textContent || element.getAttribute('aria-label');

const HEADING = 'h1, h2, h3, h4, h5, h6';
/** What has a heading of its own, which is none of what stands below it. */
const APART = 'section, article, li, tr, nav, aside, form, table, dialog';

/**
 * The headings above a place, and what takes the focus around it, up to the end of its window or of the page's content. A bar that stays in sight
 * takes it too: what stands above the bar has been scrolled away. So does the button of a panel that has closed.
 */
function headingsAbove(within: Element, before: ChildNode | null): HTMLElement[] {
  const found: HTMLElement[] = [];
  let at = before;
  for (let around: Element | null = within; around; around = around.parentElement) {
    for (; at; at = at.previousSibling) {
      if (!(at instanceof HTMLElement) || at.matches(APART)) continue;
      const heading = at.matches(HEADING) ? at : at.querySelector<HTMLElement>(HEADING);
      if (heading) found.push(heading);
    }
    if (around.matches('main, dialog, body')) break;
    if (around instanceof HTMLElement && (around.hasAttribute('tabindex') || isBar(around)))
      found.push(around);
    if (around.matches('[id][hidden]'))
      found.push(...document.querySelectorAll<HTMLElement>(`[aria-controls="${around.id}"]`));
    at = around.previousSibling;
  }
  return found;
}

/** It sticks to an edge of the window. */
const isBar = (element: HTMLElement): boolean => /sticky|fixed/.test(getComputedStyle(element).position);

/** Gives it the focus and answers whether it took it; it is brought into sight for whoever goes by keys, if it is to be. */
function takes(element: HTMLElement, isBrought: boolean): boolean {
  // What takes no focus by nature, and was not made to.
  if (
    element.tabIndex < 0 &&
    !element.hasAttribute('tabindex') &&
    (element.matches(HEADING) || isBar(element))
  )
    element.tabIndex = -1;
  element.focus({ preventScroll: true });
  if (document.activeElement !== element || element.matches(':disabled')) return false;
  // A bar is in sight; a toast over the foot of the page would have the page scrolled for it all the same.
  if (isBrought && !isBar(element) && element.matches(':focus-visible'))
    element.scrollIntoView?.({ block: 'nearest' });
  return true;
}
