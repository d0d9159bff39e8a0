// Brings the current entry of a list that scrolls by itself into view; the page around stays where it is.

const MARGIN_PX = 24;

/** Scrolls only within the list: where the list does not scroll, as on a phone, nothing moves. */
export function bringCurrentIntoView(list: HTMLElement): void {
  const current = list.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  if (!current) return;
  const { top, bottom } = list.getBoundingClientRect();
  if (current.top < top) list.scrollTop -= top - current.top + MARGIN_PX;
  else if (current.bottom > bottom) list.scrollTop += current.bottom - bottom + MARGIN_PX;
}
