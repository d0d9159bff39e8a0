// A figure as people type it, and a count as they are shown it.

/** Null for nothing, NaN for what is no number; commas and blanks between figures, and a sign of dollars or per cent, do not count. */
export function readFigure(typed: string): number | null {
  const figures = typed.replace(/[\s,$%]/g, '');
  if (figures === '') return null;
  return /^\d{1,15}(\.\d*)?$/.test(figures) ? Number(figures) : Number.NaN;
}

/** How far whatever may be very many is counted: a list of more rows says so, and leads through the first of them. */
export const MOST_FOUND = 1_000;

/** A count that may have stopped one beyond: '1,000+'. */
export const showCounted = (count: number): string =>
  `${Math.min(count, MOST_FOUND).toLocaleString('en-JM')}${count > MOST_FOUND ? '+' : ''}`;
