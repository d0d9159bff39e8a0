// Neighbouring fields of one group, put under one heading.
import type { FieldDefinition } from '#features/forms/contract.ts';
import { fieldsToCome, visibleFields } from '#features/forms/rules/visible-fields.ts';
import type { Basis, RawAnswers } from './filling.ts';

export type FieldGroupOf<Field> = { key: string; title: string | undefined; fields: Field[] };
export type FieldGroup = FieldGroupOf<FieldDefinition>;

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

/** The groups with their shown fields; without those of which nothing is asked. */
export function shownGroups({ fields, submitted }: Omit<Basis, 'today'>, answers: RawAnswers): FieldGroup[] {
  const shown = new Set(visibleFields(fields, answers, submitted).map(({ field }) => field.name));
  return groupsOf(fields)
    .map((group) => ({ ...group, fields: group.fields.filter(({ name }) => shown.has(name)) }))
    .filter(({ fields }) => fields.length > 0);
}

/** Whether a group of which nothing is asked so far may come with answers that are still missing. */
export function mayGroupsCome({ fields, submitted }: Omit<Basis, 'today'>, answers: RawAnswers): boolean {
  const asked = new Set(shownGroups({ fields, submitted }, answers).map(({ key }) => key));
  const come = new Set(fieldsToCome(fields, answers, submitted).map(({ name }) => name));
  return groupsOf(fields).some(
    (group) => !asked.has(group.key) && group.fields.some(({ name }) => come.has(name)),
  );
}
