// A figure as people type it.

/** Null for nothing, NaN for what is no number; commas and blanks between figures, and a sign of dollars or per cent, do not count. */
export function readFigure(typed: string): number | null {
  const figures = typed.replace(/[\s,$%]/g, '');
  if (figures === '') return null;
  return /^\d{1,15}(\.\d*)?$/.test(figures) ? Number(figures) : Number.NaN;
}
