// A figure as people type it, and a count as they are shown it.

/** Reads a figure: null for nothing, NaN for what is no number. Commas and blanks between digits, and a dollar or per cent sign, do not count. */
export function readFigure(typed: string): number | null {
  const figures = typed.replace(/[\s,$%]/g, '');
  if (figures === '') return null;
  return /^\d{1,15}(\.\d*)?$/.test(figures) ? Number(figures) : Number.NaN;
}

/** The most rows that are counted of anything that may be very many: a list of more says so, and leads through the first of them. */
export const MOST_FOUND = 1_000;

/** A count as it is shown; one that stopped at the limit shows as '1,000+'. */
export const showCounted = (count: number): string =>
  `${Math.min(count, MOST_FOUND).toLocaleString('en-JM')}${count > MOST_FOUND ? '+' : ''}`;
