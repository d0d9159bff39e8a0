// The forms of records, found by their declarations: whatever a feature's `fields/` exports that is made of fields.
import type { RecordField, RecordFields } from '#shared/record/field.ts';

const declared = import.meta.glob<Record<string, unknown>>('../../src/features/*/fields/*.ts', {
  eager: true,
});

const KINDS = new Set<unknown>([
  'line',
  'text',
  'whole',
  'money',
  'rate',
  'choice',
  'day',
  'yesNo',
  'reference',
  'picture',
] satisfies RecordField['kind'][]);

const isForm = (value: unknown): value is RecordFields =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).length > 0 &&
  Object.values(value).every(
    (field) =>
      typeof field === 'object' &&
      field !== null &&
      'label' in field &&
      KINDS.has(field.kind) &&
      (field.kind !== 'choice' || Array.isArray(field.choices)),
  );

/** The forms as they are exported; those that take the moment's limits are made without them. */
export const declaredForms: readonly [name: string, fields: RecordFields][] = Object.entries(
  declared,
).flatMap(([path, exported]) =>
  Object.entries(exported).flatMap(([name, value]): [string, RecordFields][] => {
    const form = typeof value === 'function' ? madeBy(value) : value;
    return isForm(form) ? [[`${path.split('/features/')[1]} ${name}`, form]] : [];
  }),
);

/** The fields that a function makes; null where it is no form of which the limits may be left out. */
function madeBy(make: CallableFunction): unknown {
  try {
    return make();
  } catch {
    return null;
  }
}
