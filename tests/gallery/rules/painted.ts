// The texts of a page as a picture of it without them is to be judged by: where each line stands, and its colour.
import { place } from './finding.ts';
import { type Box, isBehindDialog, shows, styleOf, uncut } from './in-sight.ts';
import type { Line } from './texts.ts';

export type Painted = {
  where: string;
  /** In the whole page, px. */
  box: Box;
  /** Red, green, blue, 0 to 255; and how much of it covers what is behind, 0 to 1. */
  colour: readonly [number, number, number, number];
  /** WCAG: 24 px, or bold from 18.66 px on. */
  isLarge: boolean;
};

const BOLD = 700;
/** Controls whose own text no text node holds. */
const FIELDS =
  'input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=hidden]), textarea, select';

/** Texts that nobody needs to read have no contrast to keep: those of disabled controls. */
const DISABLED = ':disabled, [aria-disabled=true], fieldset:disabled *, label:has(:disabled)';

/** The lines that are painted, each with the element that it belongs to. */
export function painted(lines: readonly Line[]): { element: Element; text: Painted }[] {
  const texts = lines.map(({ element, box }) => ({ element, box: box as Box, style: styleOf(element) }));
  const fields = [...document.querySelectorAll<HTMLInputElement>(FIELDS)]
    .filter((field) => shows(field) && (field.value || field.placeholder))
    .map((field) => ({
      element: field as Element,
      box: contentBox(field),
      style: field.value ? styleOf(field) : getComputedStyle(field, '::placeholder'),
    }));
  return [...texts, ...fields].flatMap(({ element, box: whole, style }) => {
    const isUnread = element.closest(DISABLED) || isBehindDialog(element) || isOffPage(whole);
    const seen = isUnread ? null : uncut(element, whole);
    if (!seen || isBehindBar(element, seen)) return [];
    const isInDrawing = element instanceof SVGElement;
    const [red, green, blue, alpha] = rgba(isInDrawing ? style.fill : style.color);
    const box = isTurned(element) ? middleOf(seen) : seen;
    const px = Number.parseFloat(style.fontSize);
    const text: Painted = {
      where: place(element),
      box: {
        left: box.left + window.scrollX,
        right: box.right + window.scrollX,
        top: box.top + window.scrollY,
        bottom: box.bottom + window.scrollY,
      },
      colour: [red, green, blue, alpha * opacityOf(element)],
      isLarge: px >= 24 || (px >= 18.66 && Number(style.fontWeight) >= BOLD),
    };
    return [{ element, text }];
  });
}

/** Above or left of its beginning, where nobody can scroll: the way to the content until it has the focus, and what a chart measures letters with. */
const isOffPage = ({ right, bottom }: Box): boolean =>
  right + window.scrollX <= 0 || bottom + window.scrollY <= 0;

/** The box of a line that stands askew holds much that is not behind its letters. */
const isTurned = (element: Element): boolean =>
  element instanceof SVGGraphicsElement && Math.abs(element.getScreenCTM()?.b ?? 0) > 0.01;

function middleOf({ left, top, right, bottom }: Box): Box {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return { left: x - 1, top: y - 1, right: x + 1, bottom: y + 1 };
}

function contentBox(field: HTMLElement): Box {
  const { left, top, right, bottom } = field.getBoundingClientRect();
  const style = styleOf(field);
  const inset = (side: string) => Number.parseFloat(style.getPropertyValue(`padding-${side}`));
  return {
    left: left + inset('left'),
    top: top + inset('top'),
    right: right - inset('right'),
    bottom: bottom - inset('bottom'),
  };
}

function opacityOf(element: Element): number {
  let all = 1;
  for (let each: Element | null = element; each; each = each.parentElement)
    all *= Number(styleOf(each).opacity);
  return all;
}

/** Passing under a bar that stays in its place while the page moves. */
function isBehindBar(element: Element, box: Box): boolean {
  return bars().some((bar) => {
    if (bar.contains(element)) return false;
    const edge = bar.getBoundingClientRect();
    return box.left < edge.right && box.right > edge.left && box.top < edge.bottom && box.bottom > edge.top;
  });
}

let known: Element[] | null = null;
export const forgetBars = (): void => {
  known = null;
};
function bars(): Element[] {
  known ??= [...document.querySelectorAll('body *')].filter(
    (each) => /fixed|sticky/.test(styleOf(each).position) && !isBehindDialog(each),
  );
  return known;
}

const brush = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
const mixed = new Map<string, readonly [number, number, number, number]>();

/** Whatever way the styles name a colour. */
function rgba(colour: string): readonly [number, number, number, number] {
  const before = mixed.get(colour);
  if (before) return before;
  if (!brush) throw new Error('this browser has no canvas to mix colours on');
  brush.clearRect(0, 0, 1, 1);
  brush.fillStyle = colour;
  brush.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = brush.getImageData(0, 0, 1, 1).data;
  const now = [red, green, blue, alpha / 255] as const;
  mixed.set(colour, now);
  return now;
}

const NO_TEXT = new CSSStyleSheet();
NO_TEXT.replaceSync(
  '*, *::before, *::after, *::placeholder { -webkit-text-fill-color: transparent !important; text-shadow: none !important; text-decoration-color: transparent !important; caret-color: transparent !important } svg text, svg tspan { fill: transparent !important }',
);

/** A picture of the whole page has no scrollbar: the room that it takes stays kept, or every line would move. */
const ROOM_OF_SCROLLBAR = new CSSStyleSheet();
ROOM_OF_SCROLLBAR.replaceSync('html { scrollbar-gutter: stable !important }');

/** Around taking pictures. Everything stays where it is; at 'without texts' only the letters are gone. */
export function pose(how: 'without texts' | 'as it is' | 'no more'): void {
  const { scrollHeight, clientHeight } = document.documentElement;
  const hasScrollbar = scrollHeight > clientHeight;
  const own = document.adoptedStyleSheets.filter((sheet) => sheet !== NO_TEXT && sheet !== ROOM_OF_SCROLLBAR);
  document.adoptedStyleSheets = [
    ...own,
    ...(how !== 'no more' && hasScrollbar ? [ROOM_OF_SCROLLBAR] : []),
    ...(how === 'without texts' ? [NO_TEXT] : []),
  ];
}
