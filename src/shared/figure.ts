// A figure as people type it, and a count as they are shown it.

/**
 * Reads a figure: null for nothing, NaN for what is no number. Commas and blanks between digits, and a dollar or per cent sign, do not count. One
 * of more digits than a number keeps exactly beside its cents is larger than any limit.
 */
export function readFigure(typed: string): number | null {
  const figures = typed.replace(/[\s,$%]/g, '').replace(/^−/, '-');
  if (figures === '') return null;
  const [, minus, whole = ''] = /^(-?)(\d+)(?:\.\d*)?$/.exec(figures) ?? [];
  if (minus === undefined) return Number.NaN;
  return whole.length > MOST_DIGITS ? Number(`${minus}Infinity`) : Number(figures);
}

const MOST_DIGITS = 15;

/** The most rows that are counted of anything that may be very many: a list of more says so, and leads through the first of them. */
export const MOST_FOUND = 1_000;

/** A count as it is shown; one that stopped at the limit shows as '1,000+'. */
export const showCounted = (count: number): string =>
  `${Math.min(count, MOST_FOUND).toLocaleString('en-JM')}${count > MOST_FOUND ? '+' : ''}`;
