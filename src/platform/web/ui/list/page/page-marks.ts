// Which page numbers a pager shows: the ends, the present one with its neighbours, and a gap where pages are left out.

/** The marks of a pager, at most seven: 1 … 4 5 6 … 20. */
export function pageMarks(page: number, pageCount: number): (number | 'gap')[] {
  if (pageCount <= 7) return Array.from({ length: pageCount }, (_, index) => index + 1);
  const first = Math.max(2, Math.min(page - 1, pageCount - 4));
  const last = Math.min(pageCount - 1, Math.max(page + 1, 5));
  const middle = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return [
    1,
    ...(first > 2 ? (['gap'] as const) : []),
    ...middle,
    ...(last < pageCount - 1 ? (['gap'] as const) : []),
    pageCount,
  ];
}
