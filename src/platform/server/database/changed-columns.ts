// What the audit log keeps of an edit: the columns that it changed, before and after.

export function changedColumns<Columns extends object>(before: Columns, after: Columns) {
  const changed = (Object.keys(after) as (keyof Columns)[]).filter((name) => before[name] !== after[name]);
  const of = (columns: Columns) => Object.fromEntries(changed.map((name) => [name, columns[name]]));
  return { before: of(before), after: of(after) };
}
