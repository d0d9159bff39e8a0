// A copy of a policy, or of any part of it, with one figure set.

export type Path = readonly (string | number)[];

/** The copy with the figure at a path set to `value`; everything beside the path stays the very same object. */
export function withFigure<Whole>(whole: Whole, [first, ...rest]: Path, value: unknown): Whole {
  if (first === undefined) return value as Whole;
  const parts = whole as Record<string | number, unknown>;
  const part = withFigure(parts[first], rest, value);
  // The path names a part of this very shape, so the copy has the shape too.
  return (Array.isArray(whole) ? whole.with(Number(first), part) : { ...parts, [first]: part }) as Whole;
}

/** Whether a stored value has every part that the present shape has, each of the same kind. What another version of the program stored may lack some. */
export function hasFiguresOf(kept: unknown, present: unknown): boolean {
  if (typeof present !== 'object' || present === null || Array.isArray(present))
    return (
      present === null || (typeof kept === typeof present && Array.isArray(kept) === Array.isArray(present))
    );
  if (typeof kept !== 'object' || kept === null) return false;
  const parts = kept as Record<string, unknown>;
  return Object.entries(present).every(([name, part]) => hasFiguresOf(parts[name], part));
}

/** Whether a figure is missing somewhere: a field left empty is NaN until it is filled. */
export function hasGaps(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(hasGaps);
  return Number.isNaN(value);
}
