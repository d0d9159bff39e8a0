// What the audit trail keeps of an edit: the columns that it changed, before and after.

export function changedColumns<Columns extends Record<string, unknown>>(
  before: { [Name in keyof Columns]: unknown },
  after: Columns,
) {
  const changed = Object.keys(after).filter((name) => before[name] !== after[name]);
  const of = (columns: { [Name in keyof Columns]: unknown }) =>
    Object.fromEntries(changed.map((name) => [name, columns[name]]));
  return { before: of(before), after: of(after) };
}
