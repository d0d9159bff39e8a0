// Neighbouring fields of one group, put under one heading.
import type { FieldDefinition } from '#features/forms/contract.ts';

export type FieldGroupOf<Field> = { key: string; title: string | undefined; fields: Field[] };

/** In order. The key is the first field's name: it stays while fields of the group come and go on the screen. */
export function groupsOf<Field extends Pick<FieldDefinition, 'name' | 'group'>>(
  fields: readonly Field[],
): FieldGroupOf<Field>[] {
  const groups: FieldGroupOf<Field>[] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    if (last && last.title === field.group) last.fields.push(field);
    else groups.push({ key: field.name, title: field.group, fields: [field] });
  }
  return groups;
}
