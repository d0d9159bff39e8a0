// The steps of editing a list of fields: free names, copies, order, and names that conditions follow.
import type { FieldDefinition } from '#features/forms/contract.ts';

/** `base`, or `base_2`, `base_3` … where it is taken. */
export function freeName(base: string, taken: readonly Pick<FieldDefinition, 'name'>[]): string {
  const names = new Set(taken.map(({ name }) => name));
  const stem = base.replace(/_\d+$/, '').slice(0, 55);
  if (!names.has(base)) return base;
  let number = 2;
  while (names.has(`${stem}_${number}`)) number += 1;
  return `${stem}_${number}`;
}

export const copyOf = (field: FieldDefinition, taken: readonly FieldDefinition[]): FieldDefinition => ({
  ...structuredClone(field),
  name: freeName(field.name, taken),
});

/** The list with one entry moved by so many places, no further than its ends. */
export function moved<Entry>(list: readonly Entry[], from: number, by: number): Entry[] {
  const entry = list[from];
  if (entry === undefined) return [...list];
  const rest = list.filter((_, index) => index !== from);
  rest.splice(Math.max(0, Math.min(rest.length, from + by)), 0, entry);
  return rest;
}

/** The field under its new name; the conditions of fields further down follow it. A name that is taken is not followed. */
export function renamed(fields: readonly FieldDefinition[], from: string, to: string): FieldDefinition[] {
  const isTaken = fields.some(({ name }) => name === to);
  let isRenamed = false;
  return fields.map((field) => {
    if (!isRenamed && field.name === from) {
      isRenamed = true;
      return { ...field, name: to };
    }
    return isTaken ? field : following(field, from, to);
  });
}

function following(field: FieldDefinition, from: string, to: string): FieldDefinition {
  if (!field.conditionalValidations?.some(({ when }) => when === from)) return field;
  const conditionalValidations = field.conditionalValidations.map((condition) =>
    condition.when === from ? { ...condition, when: to } : condition,
  );
  return { ...field, conditionalValidations };
}

/** The fields that have a condition on the field named `asked`. */
export const dependentsOf = (fields: readonly FieldDefinition[], asked: string): FieldDefinition[] =>
  fields.filter(({ conditionalValidations = [] }) =>
    conditionalValidations.some(({ when }) => when === asked),
  );
