// What an entry of the audit log changed, field by field: the record before beside the record after, as people read it.

export type Difference = { path: string; before: string | null; after: string | null };

/** Null stands for what was not there. What stayed the same is left out, unless nothing is known of before or of after. */
export function differences(before: unknown, after: unknown): Difference[] {
  const was = flat(before);
  const is = flat(after);
  const paths = [...new Set([...was.keys(), ...is.keys()])];
  return paths
    .map((path) => ({ path, before: was.get(path) ?? null, after: is.get(path) ?? null }))
    .filter((each) => each.before !== each.after);
}

/** The values of a record by their paths, such as `user.address.0`. An empty object or list counts as a value too. */
function flat(value: unknown, path = '', leaves = new Map<string, string>()): Map<string, string> {
  if (value === null || value === undefined) return path ? leaves.set(path, shown(value)) : leaves;
  if (typeof value !== 'object') return leaves.set(path, shown(value));
  const inner = Object.entries(value);
  if (inner.length === 0 && path) leaves.set(path, shown(value));
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object'))
    return path ? leaves.set(path, value.map(shown).join(', ') || shown(value)) : leaves;
  for (const [name, each] of inner) flat(each, path ? `${path}.${name}` : name, leaves);
  return leaves;
}

const shown = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
